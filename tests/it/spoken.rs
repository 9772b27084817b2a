//! Everything that games say in play is said completely: no key, no variable is left over.

use curia_catalog::{GameId, for_game};
use curia_core::{
    Arg, Chance, Event, FastChance, Game, Heard, MoveList, Options, Prompt, Seat, SeatCount, Seed, Silent, View, Viewer,
};
use curia_texts::{Lang, Names, Words};

/// Says something in every language and looks for what is left over.
fn check(game: &str, said: &Arg, names: &Names) {
    for lang in Lang::ALL {
        let text = Words::of(lang).arg(said, names);
        let broken = text.is_empty() || text.contains(['{', '}', '\u{2068}', '\u{2069}']);
        let bare = text.contains(&format!("{game}-"));
        assert!(!broken && !bare, "{lang}: {said:?} is said as {text:?}");
    }
}

/// Plays whole games with evenly random moves and listens to everything.
fn listen<G: Game>(games: u64) {
    let names = Names::usual();
    let say = |said: Arg| check(G::ID, &said, &names);
    let mut legal = MoveList::for_game::<G>();
    for number in 0..games {
        let mut chance = FastChance::new(number);
        let (min, max) = G::SEATS;
        let seats = SeatCount::new(min + chance.below(max - min + 1)).unwrap();
        let mut options = G::Options::default();
        for spec in G::Options::SPECS {
            let values = spec.sample_values(seats);
            options.set(spec.id, &values[chance.below(values.len())]).unwrap();
        }
        let seed = Seed::from_number(number);
        let mut game = G::new(&options, seats, &mut seed.chance(0), &mut Silent).unwrap();
        for ply in 1.. {
            let awaited: Vec<_> = game.awaited().iter().collect();
            if awaited.is_empty() {
                break;
            }
            let seat = awaited[chance.below(awaited.len())];
            game.legal(seat, &mut legal);
            let mv = legal[chance.below(legal.len())];
            listen_at(&game, &legal, seat, ply % 10 == 0, &say);
            let mut heard = Heard::default();
            game.apply(seat, mv, &mut seed.chance(ply), &mut heard);
            heard.0.iter().filter_map(|(_, event)| event.phrase()).for_each(|phrase| say(phrase.into()));
        }
        for part in game.scores(Viewer::Spectator).seats.iter().flatten().flat_map(|score| &score.parts) {
            say(part.name.into());
        }
    }
}

/// The question, the choices, and sometimes the table and everything that could be asked about.
fn listen_at<G: Game>(game: &G, legal: &[G::Move], seat: Seat, closely: bool, say: &impl Fn(Arg)) {
    let view = game.view(Viewer::Seat(seat));
    game.prompt(seat).into_iter().for_each(|prompt| say(prompt.phrase().into()));
    legal.iter().for_each(|mv| say(view.label(*mv).into()));
    if !closely {
        return;
    }
    for mv in view.candidates() {
        say(view.label(mv).into());
        view.help(mv).into_iter().for_each(|help| say(help.into()));
        for seat in game.seats().iter() {
            game.why_not(seat, mv).into_iter().for_each(|refusal| say(refusal.reason.into()));
        }
    }
    for section in view.outline().sections {
        say(section.title.into());
        for row in section.rows {
            say(row.label.into());
            row.values.into_iter().for_each(say);
        }
    }
}

#[test]
fn every_game_is_said_completely() {
    for &id in GameId::ALL {
        for_game!(id, G => listen::<G>(20));
    }
}
