use super::*;

type Desk = super::Desk<Guillotine>;

fn of_one_and_bot() -> Desk {
    let mut desk = Desk::with(vec![Chair::Person(HOST), Chair::Bot(Level::Greedy)], Windows::Skipped, 2);
    desk.submit(Some(HOST), Intent::Begin { fill: false }).unwrap();
    desk
}

#[test]
fn a_bot_answers_for_whoever_left_until_they_come_back() {
    let mut desk = Desk::of_persons(2, Windows::Skipped, 1);
    let seat = desk.game().awaited().first().unwrap();
    assert_eq!(desk.table.bots_to_ask(), []);
    desk.submit(Some(person(seat)), Intent::Leave).unwrap();
    let [turn] = desk.table.bots_to_ask()[..] else { panic!("one bot is asked") };
    assert_eq!((turn.seat, turn.level), (seat, Level::Random));
    assert_eq!(desk.submit(Some(person(seat)), Intent::Leave), Ok(false));
    desk.submit(Some(person(seat)), Intent::Return).unwrap();
    assert_eq!(desk.table.bots_to_ask(), []);
    let late = Intent::Bot { seat, text: "skip".into(), asked_at: turn.asked_at };
    assert_eq!(desk.submit(None, late), Err(Refused::Stale), "they answer for themselves again");
}

#[test]
fn whoever_moves_is_back() {
    let mut desk = Desk::of_persons(2, Windows::Skipped, 1);
    let seat = desk.game().awaited().first().unwrap();
    desk.submit(Some(person(seat)), Intent::Leave).unwrap();
    desk.play(seat, &["skip"]).unwrap();
    assert!(desk.table.left().is_empty());
}

#[test]
fn a_bot_whose_question_is_gone_is_not_heard() {
    let mut desk = of_one_and_bot();
    while desk.table.bots_to_ask().is_empty() {
        desk.play(Seat::S0, &["skip"]).unwrap();
    }
    let turn = desk.table.bots_to_ask()[0];
    let text = desk.legal(turn.seat)[0].clone();
    let intent = Intent::Bot { seat: turn.seat, text, asked_at: turn.asked_at };
    assert_eq!(desk.submit(None, intent.clone()), Ok(true));
    assert_eq!(desk.submit(None, intent), Err(Refused::Stale));
}

#[test]
fn chairs_are_taken_and_given_back_before_the_game_only() {
    let mut desk = Desk::with(vec![Chair::Person(HOST), Chair::Open, Chair::Open], Windows::Skipped, 2);
    let guest = PersonId(7);
    let sit = |seat| Intent::Sit { seat, name: "Guest".into() };
    assert_eq!(desk.submit(Some(guest), sit(Seat::S0)), Err(Refused::Taken));
    assert_eq!(desk.submit(Some(guest), sit(Seat::S4)), Err(Refused::Taken));
    desk.submit(Some(guest), sit(Seat::S1)).unwrap();
    desk.submit(Some(guest), sit(Seat::S2)).unwrap();
    assert_eq!((desk.table.chair(Seat::S1), desk.table.seat_of(guest)), (Chair::Open, Some(Seat::S2)));
    assert_eq!(desk.table.names()[2], "Guest");
    desk.submit(Some(guest), Intent::Stand).unwrap();
    assert_eq!(desk.submit(Some(guest), Intent::Stand), Err(Refused::NotSeated));
    assert_eq!(desk.submit(Some(guest), Intent::Begin { fill: true }), Err(Refused::NotHost));
    assert_eq!(desk.submit(Some(HOST), Intent::Begin { fill: false }), Err(Refused::OpenChair));
    desk.submit(Some(HOST), Intent::Begin { fill: true }).unwrap();
    assert_eq!(desk.table.chair(Seat::S1), Chair::Bot(Level::Random));
    assert_eq!(desk.submit(Some(guest), sit(Seat::S1)), Err(Refused::Begun));
    assert_eq!(desk.submit(Some(HOST), Intent::Begin { fill: true }), Err(Refused::Begun));
    assert_eq!(desk.submit(Some(HOST), Intent::Stand), Err(Refused::Begun));
}
