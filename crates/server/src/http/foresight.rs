//! What somebody wants to know before he answers. It is worked out on a position that his eyes cannot tell from the true one, so that it gives
//! nothing away.

use std::sync::Arc;

use axum::{Json, extract::State};
use catalogue::{Table, TableError};
use engine::{Lang, Seat, Seed};
use protocol::{
    AnswerForesight, Foresight, Judgement, Lasting, Problem, SeatForesight, Situation, Wish,
};
use serde::Deserialize;

use super::{Asked, At, Body, Refused, ways::ways};
use crate::{
    broken,
    context::Context,
    identity::{Person, Speaks, Visitor},
    random::random_bytes,
    room::Message,
};

/// Which point of a game.
#[derive(Deserialize)]
pub(super) struct Point {
    /// After so many actions; the present if it is absent.
    number: Option<usize>,
}

/// The situation for these eyes, now or at a past point, and a table to try things out on.
async fn imagined(
    context: &Arc<Context>,
    slug: &str,
    user: Option<i64>,
    point: Option<usize>,
) -> Result<(Situation, Box<dyn Table>), Problem> {
    let look = |answer| match point {
        None => Message::Look {
            user,
            seen: None,
            answer,
        },
        Some(number) => Message::Moment {
            user,
            number,
            answer,
        },
    };
    let situation = context.ask(slug, look).await?;
    let (number, seed) = (situation.actions(), Seed(random_bytes()?));
    let imagine = |answer| Message::Imagine {
        user,
        number,
        seed,
        answer,
    };
    let imagined = context.ask(slug, imagine).await?;
    let table = context.shelf.position(imagined.game, imagined.position);
    Ok((situation, table.map_err(broken)?))
}

/// What is worth knowing before the open decision is answered: hints to each answer, how it is typed, the odds of a pending roll, and how the
/// players stand. Of a past point, named by the number of actions before it, without questions.
#[utoipa::path(get, path = "/api/v1/tables/{id}/foresight", params(("id" = String, Path), ("number" = Option<usize>, Query)),
    responses((status = 200, body = Foresight)), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn foresight(
    State(context): State<Arc<Context>>,
    visitor: Visitor,
    Speaks(lang): Speaks,
    At(slug): At<String>,
    Asked(Point { number }): Asked<Point>,
) -> Result<Json<Foresight>, Refused> {
    let place = context.foresight.place().await?;
    let (situation, table) = imagined(&context, &slug, visitor.id(), number).await?;
    let seats = situation.questions.iter().map(|question| question.seat);
    let (seq, seats) = (situation.seq, seats.collect());
    let foresight = place
        .work_out(move || told(table, seq, seats, lang))
        .await?;
    Ok(Json(foresight))
}

/// What these seats want to know before they answer.
fn told(mut table: Box<dyn Table>, seq: u64, seats: Vec<Seat>, lang: Lang) -> Foresight {
    let (odds, standing) = (table.odds(lang).ok(), table.standing());
    let of_seat = |seat| {
        let answers = table.foresight(seat).into_iter().zip(table.lasting(seat));
        let answers = answers.map(|((typed, hint), known)| AnswerForesight {
            typed,
            hint,
            lasting: known.map(lasting),
        });
        SeatForesight {
            seat,
            answers: answers.collect(),
            ways: ways(table.as_mut(), seat),
        }
    };
    Foresight {
        seq,
        odds,
        standing,
        questions: seats.into_iter().map(of_seat).collect(),
    }
}

fn lasting(known: catalogue::Lasting) -> Lasting {
    match known {
        catalogue::Lasting::Chance => Lasting::Chance,
        catalogue::Lasting::Turn => Lasting::Turn,
    }
}

/// Would this answer be allowed, and if not, which rule forbids it?
#[utoipa::path(post, path = "/api/v1/tables/{id}/why", request_body = Wish, params(("id" = String, Path)),
    responses((status = 200, body = Judgement)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn why(
    State(context): State<Arc<Context>>,
    person: Person,
    Speaks(lang): Speaks,
    At(slug): At<String>,
    Body(wish): Body<Wish>,
) -> Result<Json<Judgement>, Refused> {
    let (situation, mut table) = imagined(&context, &slug, Some(person.user.id), None).await?;
    let mut mine = situation.questions.iter().map(|question| question.seat);
    let seat = match wish.seat {
        Some(seat) => mine.find(|&mine| mine == seat),
        None => mine.next(),
    };
    let Some(seat) = seat else {
        // Whoever asks while the game goes on is late, not wrong.
        return Ok(Json(Judgement {
            allowed: false,
            rule: None,
            why: Some("you are not asked".to_owned()),
        }));
    };
    let Err(error) = table.act(Some(seat), &wish.action) else {
        return Ok(Json(Judgement {
            allowed: true,
            rule: None,
            why: None,
        }));
    };
    let error = table.worded(error, lang);
    let unread = Problem::malformed(&error);
    let TableError::Illegal { rule, why, .. } = error else {
        return Err(unread.into());
    };
    Ok(Json(Judgement {
        allowed: false,
        rule: Some(rule.to_owned()),
        why: Some(why),
    }))
}
