//! What somebody wants to know before they answer. It is worked out on a position that their eyes cannot tell from the
//! true one, so that it gives nothing away.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{Json, body::Bytes, extract::State, http::header, response::IntoResponse};
use catalogue::{Table, TableError};
use engine::{Lang, Seat, Seed};
use protocol::{
    AnswerForesight, Foresight, Irrevocable, Problem, SeatForesight, Situation, WhyReply,
    WhyRequest,
};
use serde::Deserialize;
use store::UserId;

use super::{Body, PathParam, QueryParams, Refused, ways::ways};
use crate::{
    context::Context,
    fair_queue::Asker,
    identity::{Address, Person, RequestLang, Visitor},
    internal_error, problem_words,
    random::random_bytes,
    reply_cache::ReplyKey,
    room::Message,
};

/// After this time places further along a way are left out.
const LONGEST_WORK: Duration = Duration::from_secs(1);

/// Which point of a game.
#[derive(Deserialize)]
pub(super) struct MomentQuery {
    /// After so many actions; the present if it is absent.
    pub(super) number: Option<usize>,
}

/// The situation for these eyes, now or at a past point.
pub(super) async fn look(
    context: &Arc<Context>,
    slug: &str,
    user: Option<UserId>,
    point: Option<usize>,
) -> Result<Situation, Problem> {
    let look = |reply| match point {
        None => Message::Look {
            user,
            seen: None,
            reply,
        },
        Some(number) => Message::Moment {
            user,
            number,
            reply,
        },
    };
    context.ask(slug, look).await
}

/// A table to try things out on, which these eyes cannot tell from the situation.
pub(super) async fn imagined(
    context: &Arc<Context>,
    user: Option<UserId>,
    situation: &Situation,
) -> Result<Box<dyn Table>, Problem> {
    let (number, seed) = (situation.number, Seed(random_bytes()?));
    let imagine = |reply| Message::Imagine {
        user,
        number,
        seed,
        reply,
    };
    let imagined = context.ask(&situation.table, imagine).await?;
    let table = context.library.position(imagined.game, imagined.position);
    table.map_err(internal_error)
}

/// What is worth knowing before the open decision is answered: hints to each answer, how it is typed, the odds of a
/// pending roll, and how the players stand. Of a past point, named by the number of actions before it, without
/// questions.
#[utoipa::path(get, path = "/api/v1/tables/{id}/foresight", params(("id" = String, Path), ("number" = Option<usize>, Query)),
    responses((status = 200, body = Foresight)), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn foresight(
    State(context): State<Arc<Context>>,
    visitor: Visitor,
    Address(address): Address,
    RequestLang(lang): RequestLang,
    PathParam(slug): PathParam<String>,
    QueryParams(MomentQuery { number }): QueryParams<MomentQuery>,
) -> Result<impl IntoResponse, Refused> {
    let user = visitor.id();
    let turn = context
        .reads
        .foresight
        .turn(Asker { user, address })
        .await?;
    let situation = look(&context, &slug, user, number).await?;
    let question = ReplyKey::about(&(&situation, lang))?;
    let work_out = || async {
        let table = imagined(&context, user, &situation).await?;
        let asked = situation.questions.iter();
        let asked = asked.map(|question| (question.seat, question.withheld));
        let (seq, seats) = (situation.seq, asked.collect());
        let deadline = Instant::now() + LONGEST_WORK;
        let foresight = move || serde_json::to_vec(&told(table, seq, seats, lang, deadline));
        let foresight = turn.work_out(foresight).await?.map_err(internal_error)?;
        Ok(Bytes::from(foresight))
    };
    let foresight = context.reads.replies.once(question, work_out).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], foresight))
}

/// What these seats want to know before they answer; of secret answers only those who are not kept from them.
fn told(
    mut table: Box<dyn Table>,
    seq: u64,
    seats: Vec<(Seat, bool)>,
    lang: Lang,
    deadline: Instant,
) -> Foresight {
    let (odds, standing) = (table.odds(lang).ok(), table.standing());
    let of_seat = |(seat, withheld)| {
        let answers = table.hints(seat).into_iter().zip(table.irrevocable(seat));
        let listed = answers.filter(|(about, _)| !(withheld && about.is_secret));
        let answers = listed.map(|(about, known)| AnswerForesight {
            typed: about.typed,
            hint: about.hint,
            warnings: about.warnings,
            passes: about.passes,
            lasting: known.map(lasting),
        });
        SeatForesight {
            seat,
            answers: answers.collect(),
            ways: ways(table.as_mut(), seat, deadline),
        }
    };
    Foresight {
        seq,
        odds,
        standing,
        questions: seats.into_iter().map(of_seat).collect(),
    }
}

fn lasting(known: catalogue::Irrevocable) -> Irrevocable {
    match known {
        catalogue::Irrevocable::Chance => Irrevocable::Chance,
        catalogue::Irrevocable::Turn => Irrevocable::Turn,
        catalogue::Irrevocable::Reply => Irrevocable::Reply,
    }
}

/// Would this answer be allowed, and if not, which rule forbids it?
#[utoipa::path(post, path = "/api/v1/tables/{id}/why", request_body = WhyRequest, params(("id" = String, Path)),
    responses((status = 200, body = WhyReply)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn why(
    State(context): State<Arc<Context>>,
    person: Person,
    Address(address): Address,
    RequestLang(lang): RequestLang,
    PathParam(slug): PathParam<String>,
    Body(wish): Body<WhyRequest>,
) -> Result<Json<WhyReply>, Refused> {
    let user = Some(person.user.id);
    let turn = context.reads.why.turn(Asker { user, address }).await?;
    let situation = look(&context, &slug, user, None).await?;
    let mut mine = situation.questions.iter().map(|question| question.seat);
    let seat = match wish.seat {
        Some(seat) => mine.find(|&mine| mine == seat),
        None => mine.next(),
    };
    let Some(seat) = seat else {
        // Whoever asks while the game goes on is late, not wrong.
        let late = problem_words::worded(Problem::unfit("you are not asked"), lang);
        return Ok(Json(WhyReply {
            allowed: false,
            rule: None,
            why: Some(late.why),
        }));
    };
    let mut table = imagined(&context, user, &situation).await?;
    let judged = move || {
        let tried = table.act(Some(seat), &wish.action);
        tried.map_err(|error| table.worded(error, lang))
    };
    let Err(error) = turn.work_out(judged).await? else {
        return Ok(Json(WhyReply {
            allowed: true,
            rule: None,
            why: None,
        }));
    };
    let unread = Problem::malformed(&error);
    let TableError::Illegal { rule, why, .. } = error else {
        return Err(unread.into());
    };
    Ok(Json(WhyReply {
        allowed: false,
        rule: Some(rule.to_owned()),
        why: Some(why),
    }))
}
