//! Who sat at a table, told from its commands alone.

use crate::{Act, Chair, Command};

/// What those at a table are called in the end, clockwise; empty where a bot took an open chair. The commands are read,
/// not played, so that many old tables can be listed at once.
pub fn names_in(commands: &[Command]) -> Vec<String> {
    let mut chairs: Vec<(Chair, String)> = Vec::new();
    for command in commands {
        let (seat, chair, name) = match &command.act {
            Act::Opened(opening) => {
                let names = opening.names.iter().cloned().chain(std::iter::repeat(String::new()));
                chairs = opening.chairs.iter().copied().zip(names).collect();
                continue;
            }
            Act::Sat { seat, person, name } => {
                let chair = Chair::Person(*person);
                let before = chairs.iter_mut().filter(|(before, _)| *before == chair);
                before.for_each(|place| *place = (Chair::Open, String::new()));
                (seat, chair, name.as_str())
            }
            Act::Stood { seat } => (seat, Chair::Open, ""),
            Act::Renamed { seat, name } => match chairs.get(seat.index()) {
                Some(&(chair, _)) => (seat, chair, name.as_str()),
                None => continue,
            },
            _ => continue,
        };
        if let Some(place) = chairs.get_mut(seat.index()) {
            *place = (chair, name.to_owned());
        }
    }
    chairs.into_iter().map(|(_, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use curia_core::Seat;
    use curia_guillotine::Guillotine;

    use super::*;
    use crate::tests::{Desk, HOST};
    use crate::{Intent, Level, PersonId, Windows};

    #[test]
    fn the_commands_name_the_same_guests_as_the_table() {
        let chairs = vec![Chair::Person(HOST), Chair::Open, Chair::Open, Chair::Bot(Level::Random)];
        let mut desk = Desk::<Guillotine>::with(chairs, Windows::Skipped, 1);
        let sit = |seat, name: &str| Intent::Sit { seat, name: name.to_owned() };
        let same = |desk: &Desk<Guillotine>| assert_eq!(names_in(&desk.kept), desk.table.names());
        desk.submit(Some(PersonId(7)), sit(Seat::S1, "Örs")).unwrap();
        same(&desk);
        desk.submit(Some(PersonId(7)), sit(Seat::S2, "Örs vezér")).unwrap();
        same(&desk);
        desk.submit(Some(HOST), Intent::Begin { fill: true }).unwrap();
        desk.submit(Some(HOST), Intent::Rename("Anna".to_owned())).unwrap();
        same(&desk);
        assert_eq!(names_in(&desk.kept)[..3], ["Anna", "", "Örs vezér"]);
    }
}
