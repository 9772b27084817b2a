//! Records the games under `fixtures/` anew: every number of seats, every option away from its default, and
//! games found by search until everything a game names as worth reaching is reached. Seeded: as long as
//! the rules stay the same, so do the files.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use curia_bots::{Bot, Budget, Level, ask, make};
use curia_catalog::{GameId, for_game};
use curia_core::testkit::{Probe, names, seat_counts};
use curia_core::{FastChance, Heard, Match, Options, Prompt, Record, SeatCount, Seed};

/// How many games are searched for something new before the search gives up.
const PATIENCE: u64 = 40_000;

fn main() -> Result<(), Box<dyn Error>> {
    for &id in GameId::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(id.info().id);
        fs::create_dir_all(&folder)?;
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == "json") {
                fs::remove_file(path)?;
            }
        }
        for_game!(id, G => record_game::<G>(&folder))?;
    }
    Ok(())
}

fn record_game<G: Probe>(folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut shelf = Shelf { folder: folder.to_owned(), reached: BTreeSet::new(), files: 0 };
    for seats in seat_counts::<G>() {
        for (name, style) in [("random", Style::Random), ("greedy", Style::Greedy), ("absent", Style::Absent)] {
            let played = play::<G>(G::Options::default(), seats, 1, style)?;
            shelf.keep(&format!("seats-{}-{name}", seats.get()), &played)?;
        }
    }
    let fewest = SeatCount::new(G::SEATS.0).ok_or("seats")?;
    let most = SeatCount::new(G::SEATS.1).ok_or("seats")?;
    for spec in G::Options::SPECS {
        let values = spec.sample_values(fewest);
        for value in values.into_iter().filter(|value| *value != spec.default_value()) {
            for seats in [fewest, most] {
                let mut options = G::Options::default();
                options.set(spec.id, &value)?;
                shelf.keep(
                    &format!("option-{}-{value}-{}", spec.id, seats.get()),
                    &play::<G>(options, seats, 2, Style::Mixed)?,
                )?;
            }
        }
    }
    search::<G>(&mut shelf)?;
    println!("{}: {} records", G::ID, shelf.files);
    Ok(())
}

/// Looks for games that reach what no kept game has reached yet.
fn search<G: Probe>(shelf: &mut Shelf) -> Result<(), Box<dyn Error>> {
    let wanted = names::<G>();
    let counts: Vec<SeatCount> = seat_counts::<G>().collect();
    for number in 0..PATIENCE {
        if wanted.iter().all(|name| shelf.reached.contains(name)) {
            return Ok(());
        }
        let mut chance = FastChance::new(number);
        let options = mixed_options::<G>(number, counts[0], &mut chance)?;
        let played = play::<G>(options, counts[number as usize % counts.len()], number + 10, Style::Mixed)?;
        let new = played.reached.iter().find(|name| !shelf.reached.contains(*name)).copied();
        if let Some(name) = new {
            shelf.keep(&format!("reaches-{name}"), &played)?;
        }
    }
    let missing: Vec<_> = wanted.into_iter().filter(|name| !shelf.reached.contains(name)).collect();
    Err(format!("{}: never reached {}", G::ID, missing.join(", ")).into())
}

/// Mostly the default; now and then one option changed, because some things only happen under options.
fn mixed_options<G: Probe>(
    number: u64,
    seats: SeatCount,
    chance: &mut FastChance,
) -> Result<G::Options, Box<dyn Error>> {
    use curia_core::Chance;
    let mut options = G::Options::default();
    if number % 3 == 2 {
        let spec = &G::Options::SPECS[chance.below(G::Options::SPECS.len())];
        let values = spec.sample_values(seats);
        options.set(spec.id, &values[chance.below(values.len())])?;
    }
    Ok(options)
}

/// The folder of a game, and what its records have reached.
struct Shelf {
    folder: PathBuf,
    reached: BTreeSet<&'static str>,
    files: usize,
}

impl Shelf {
    fn keep(&mut self, name: &str, played: &Played) -> Result<(), Box<dyn Error>> {
        let name = name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-");
        fs::write(self.folder.join(format!("{name}.json")), played.record.to_json())?;
        self.reached.extend(&played.reached);
        self.files += 1;
        Ok(())
    }
}

struct Played {
    record: Record,
    reached: BTreeSet<&'static str>,
}

/// How the seats of a recorded game play.
#[derive(Clone, Copy)]
enum Style {
    Random,
    Greedy,
    /// Random and greedy side by side.
    Mixed,
    /// Nobody is there: the answers that the specification names for a time-out.
    Absent,
}

/// Plays a whole game.
fn play<G: Probe>(options: G::Options, seats: SeatCount, number: u64, style: Style) -> Result<Played, Box<dyn Error>> {
    let mut entropy = FastChance::new(number);
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats.get())
        .map(|seat| {
            let random = match style {
                Style::Random => true,
                Style::Mixed => (number as usize + seat).is_multiple_of(3),
                Style::Greedy | Style::Absent => false,
            };
            make::<G>(if random { Level::Random } else { Level::Greedy }, Budget::Playouts(1))
        })
        .collect();
    let mut reached = BTreeSet::new();
    let mut log = Heard::default();
    let mut played = Match::<G>::new(options, seats, Seed::from_number(number), "", &mut log)?;
    loop {
        let mut feats = Vec::new();
        log.0.iter().for_each(|(_, event)| G::feats(event, &mut feats));
        reached.extend(feats);
        let game: &G = played.game();
        let Some(seat) = game.awaited().first() else { break };
        reached.extend(game.prompt(seat).map(|prompt| prompt.decision()));
        let mv = match style {
            Style::Absent => game.fallback(seat, &mut entropy),
            _ => ask(bots[seat.index()].as_mut(), game, seat, &mut entropy),
        };
        log = Heard::default();
        played.play(seat, mv, &mut log).map_err(|refusal| format!("{mv}: {refusal:?}"))?;
    }
    Ok(Played { record: played.record(), reached })
}
