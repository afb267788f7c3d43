//! Whole games of every game of the catalogue, through the WebSocket and through plain HTTP.

use catalogue::{Data, GameId, Library};
use engine::{Lang, fair::Fairness};
use serde_json::{Value, json};

use crate::{
    client::{Client, alone, begun},
    host::Host,
    socket::{Luck, Page, Socket},
};

/// The file of a finished game plays again and ends as the table did.
async fn check_replay(client: &Client, table: &str, ending: &Value) {
    let file = client.get(&format!("/tables/{table}/replay")).await;
    let dice: Fairness = serde_json::from_value(file["start"]["setup"]["dice"].clone()).unwrap();
    assert!(dice.seed().is_ok());
    let played = Library::new(Data::default()).load(file, Lang::En).unwrap();
    let outcome = played.outcome().expect("it ends");
    assert_eq!(json!(outcome.winners), ending["winners"]);
}

/// Questions with their answers sorted: a value does not know which of its fields stood first, so it is unfolded in another order.
fn in_order(questions: &Value) -> Value {
    let mut questions = questions.clone();
    for question in questions.as_array_mut().into_iter().flatten() {
        let answers = question["answers"].as_array_mut().unwrap();
        answers.sort_by_key(Value::to_string);
    }
    questions
}

/// A page that was kept by changes is the page somebody sees who comes now.
async fn check_page(client: &Client, page: &Page, table: &str) {
    let now = client.look(table).await;
    assert_eq!(page.view, now["view"]);
    assert_eq!(
        in_order(&page.situation["questions"]),
        in_order(&now["questions"])
    );
    assert_eq!(page.situation["asked"], now["asked"]);
}

/// Plays until the end. The page of whoever answers is compared after every step; the others', which are sent several
/// steps at a time, when the turn passes on.
async fn play(table: &str, people: &[&Client], sockets: &mut [Socket]) {
    let mut luck = Luck(7);
    let mut step = 0;
    let asks = |socket: &Socket| socket.page.situation.get("questions").is_some();
    while !sockets[0].page.is_over() {
        let asked = sockets.iter().position(asks).expect("somebody is asked");
        let order = sockets[asked].page.answer(&mut luck).unwrap();
        let seq = sockets[asked].order(order).await.unwrap();
        sockets[asked].until(seq).await;
        let goes_on = asks(&sockets[asked]);
        for (number, (socket, person)) in sockets.iter_mut().zip(people).enumerate() {
            if number == asked || !goes_on {
                socket.until(seq).await;
                check_page(person, &socket.page, table).await;
            }
        }
        step += 1;
        assert!(step < 20_000, "the game ends");
    }
}

async fn whole_game_by_socket(game: GameId) {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun(&game.to_string(), &first, &second).await;
    let mut sockets = [first.join(&table).await, second.join(&table).await];
    play(&table, &[&first, &second], &mut sockets).await;
    let [first_socket, second_socket] = &sockets;
    assert_eq!(first_socket.page.openings, 1, "the opening comes once");
    let ending = first_socket.page.situation["over"].clone();
    assert_eq!(ending["cause"], "rules");
    assert_eq!(second_socket.page.situation["over"], ending);
    check_replay(&second, &table, &ending).await;
    // Who comes late hears the same moves.
    let late = second.join(&table).await;
    assert_eq!(late.page.moves, second_socket.page.moves);
    assert_eq!(late.page.opening, second_socket.page.opening);
}

#[tokio::test]
async fn antike_by_socket() {
    whole_game_by_socket(GameId::Antike).await;
}

#[tokio::test]
async fn syracuse_by_socket() {
    whole_game_by_socket(GameId::Syracuse).await;
}

#[tokio::test]
async fn hellespont_by_socket() {
    whole_game_by_socket(GameId::Hellespont).await;
}

#[tokio::test]
async fn the_peloponnesian_war_by_socket() {
    whole_game_by_socket(GameId::PeloponnesianWar).await;
}

#[tokio::test]
async fn the_peloponnesian_war_alone() {
    let host = Host::new().await;
    let person = host.guest().await;
    let table = alone(&person, "archidamian-war").await;
    let mut sockets = [person.join(&table).await];
    play(&table, &[&person], &mut sockets).await;
    let [socket] = &sockets;
    let ending = socket.page.situation["over"].clone();
    assert_eq!(ending["cause"], "rules");
    check_replay(&person, &table, &ending).await;
    // The same from the middle with other dice, and once more from the beginning.
    let fork = json!({"number": socket.page.moves.len() / 2});
    let middle = person.post(&format!("/tables/{table}/fork"), fork).await;
    assert_eq!(middle["status"], "live");
    assert!(person.look(middle["id"].as_str().unwrap()).await["questions"].is_array());
    let again = format!("/tables/{table}/rematch");
    let again = person.post(&again, Value::Null).await;
    let again = again["id"].as_str().unwrap();
    person.share(again).await;
    person.order(again, json!({"do": "start"})).await;
    assert_eq!(person.info(again).await["status"], "live");
}

/// Plays for one person with long polls, until the game is over.
async fn play_by_polling(client: Client, table: String, luck: u64) -> Page {
    let (mut page, mut luck) = (Page::default(), Luck(luck));
    page.learn(
        &client
            .get(&format!("/tables/{table}/situation?seen=0"))
            .await,
    );
    while !page.is_over() {
        if let Some(order) = page.answer(&mut luck) {
            client.order(&table, order).await;
        }
        let seen = page.seq();
        let path = format!("/tables/{table}/situation?seen={seen}&wait=20");
        let situation = client.get(&path).await;
        assert!(
            situation["seq"].as_u64().unwrap() > seen,
            "no answer without news"
        );
        page.learn(&situation);
    }
    page
}

async fn whole_game_by_polling(game: GameId) {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun(&game.to_string(), &first, &second).await;
    let (one, other) = tokio::join!(
        play_by_polling(first.again(host.address), table.clone(), 1),
        play_by_polling(second.again(host.address), table.clone(), 2),
    );
    assert_eq!(one.situation["over"], other.situation["over"]);
    check_replay(&first, &table, &one.situation["over"]).await;
}

#[tokio::test]
async fn antike_by_polling() {
    whole_game_by_polling(GameId::Antike).await;
}

#[tokio::test]
async fn syracuse_by_polling() {
    whole_game_by_polling(GameId::Syracuse).await;
}

#[tokio::test]
async fn hellespont_by_polling() {
    whole_game_by_polling(GameId::Hellespont).await;
}

#[tokio::test]
async fn the_peloponnesian_war_by_polling() {
    whole_game_by_polling(GameId::PeloponnesianWar).await;
}

#[test]
fn every_game_of_the_catalogue_is_played_here() {
    let played = [
        GameId::Antike,
        GameId::Syracuse,
        GameId::Hellespont,
        GameId::PeloponnesianWar,
    ];
    assert_eq!(GameId::ALL, played);
}
