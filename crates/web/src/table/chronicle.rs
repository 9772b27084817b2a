//! The chronicle: what happened, a move in a sentence.

use std::collections::BTreeSet;

use curia_core::{Arg, Phrase, Seat};
use curia_table::Line;
use maud::{Markup, html};

use super::close;
use crate::Scene;
use crate::board::{Board, Entry};
use crate::ui::{Ui, shield, signed};
use crate::words::PageWord;

/// How many sentences of the chronicle a page holds.
const CHRONICLE: usize = 400;

/// The chronicle with its `lines`. What filters them stands outside of what is swapped, so that a choice is kept while
/// lines arrive.
pub(super) fn chronicle<G: Board>(ui: Ui, scene: &Scene<'_, G>, lines: Markup) -> Markup {
    html! {
        aside #curia-log.log popover aria-label=(ui.text(PageWord::Chronicle)) {
            header { h2 { (ui.text(PageWord::Chronicle)) } (filter(ui, scene)) (close(ui, "curia-log")) }
            div.scroll tabindex="0" role="log" aria-live="off" aria-label=(ui.text(PageWord::Chronicle)) { (lines) }
        }
    }
}

/// Whose lines are shown: everybody's, or those in which one player takes part.
fn filter<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    html! {
        fieldset.only {
            legend.vh { (ui.text(PageWord::ChronicleOf)) }
            label {
                input type="radio" name="chronicle" value="all" checked autocomplete="off";
                span { (ui.text(PageWord::ChronicleOfAll)) }
            }
            @for info in &scene.seats {
                // Named by the player's panel, which knows when somebody takes another name.
                label {
                    input type="radio" name="chronicle" value=(info.seat) autocomplete="off" aria-labelledby={ "name-" (info.seat) };
                    (shield(info.seat))
                }
            }
        }
    }
}

/// All lines; those of the last command are marked.
pub(super) fn lines<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Markup {
    let sentences: Vec<_> = sentences::<G>(&scene.log).filter(|sentence| sentence.entry != Entry::Skip).collect();
    let from = sentences.len().saturating_sub(CHRONICLE);
    let last = last_ply(&sentences);
    html! { ol #curia-lines { @for sentence in &sentences[from..] { (item(ui, scene, sentence, last, None)) } } }
}

/// The update of a watcher who was told the first `heard` things: the sentence that goes on, told again in its place, and
/// what is new behind it. Empty if there is nothing to tell.
pub(super) fn news<G: Board>(ui: Ui, scene: &Scene<'_, G>, heard: usize) -> String {
    let sentences: Vec<_> = sentences::<G>(&scene.log).collect();
    let last = last_ply(&sentences);
    let (again, added) = changes::<G>(sentences, heard);
    html! {
        @if let Some(sentence) = again { (item(ui, scene, &sentence, last, Some("outerMorph"))) }
        @if !added.is_empty() {
            ol hx-swap-oob="beforeend:#curia-lines" {
                @for sentence in &added { (item(ui, scene, sentence, last, None)) }
            }
        }
    }
    .into_string()
}

/// The sentence that is told again because it goes on, and those that are told for the first time.
fn changes<G: Board>(sentences: Vec<Sentence<'_>>, heard: usize) -> (Option<Sentence<'_>>, Vec<Sentence<'_>>) {
    let (mut again, mut added) = (None, Vec::new());
    for sentence in sentences {
        let old = sentence.group.iter().filter(|line| line.number < heard).map(|line| &line.phrase);
        let old: Vec<&Phrase> = old.collect();
        let before = if old.is_empty() { Entry::Skip } else { G::tell(&old) };
        match (&before, &sentence.entry) {
            (_, Entry::Skip) => {}
            (Entry::Skip, _) => added.push(sentence),
            (before, now) if before == now => {}
            _ => again = Some(sentence),
        }
    }
    (again, added)
}

/// What belongs together, and how it is told.
struct Sentence<'s> {
    group: &'s [Line],
    entry: Entry,
}

fn sentences<G: Board>(log: &[Line]) -> impl Iterator<Item = Sentence<'_>> {
    log.chunk_by(|_, next| !G::begins(&next.phrase)).map(|group| {
        let phrases: Vec<&Phrase> = group.iter().map(|line| &line.phrase).collect();
        Sentence { group, entry: G::tell(&phrases) }
    })
}

/// The sentence that tells of a ply, with the gain behind it.
pub(crate) fn sentence_of<G: Board>(ui: Ui, scene: &Scene<'_, G>, told: &[Line], ply: u64) -> Option<Markup> {
    let told = sentences::<G>(told).filter(|sentence| sentence.group.iter().any(|line| line.ply == ply));
    let lines = told.filter_map(|sentence| match sentence.entry {
        Entry::Line(phrase, gain) => Some((phrase, gain)),
        _ => None,
    });
    let (phrase, gain) = lines.max_by_key(|(_, gain)| *gain)?;
    Some(html! { (ui.rich(&phrase, scene.names, &G::explain)) " " (signed(gain)) })
}

/// The newest sentence that is new to the watcher.
pub(super) fn latest<G: Board>(ui: Ui, scene: &Scene<'_, G>) -> Option<String> {
    let told = sentences::<G>(&scene.log).filter_map(|sentence| match sentence.entry {
        Entry::Line(phrase, _) => Some(phrase),
        Entry::Mark { heading, .. } => Some(heading),
        Entry::Skip => None,
    });
    told.last().map(|phrase| ui.phrase(&phrase, scene.names))
}

/// The ply of the last thing told.
fn last_ply(sentences: &[Sentence<'_>]) -> u64 {
    let last = sentences.iter().rfind(|sentence| sentence.entry != Entry::Skip);
    last.map_or(0, |sentence| ply_of(sentence.group))
}

/// The ply up to which a sentence tells.
fn ply_of(group: &[Line]) -> u64 {
    group.last().map_or(0, |line| line.ply)
}

/// A sentence as an item of the list; `swap` if it takes the place of its beginning.
fn item<G: Board>(ui: Ui, scene: &Scene<'_, G>, sentence: &Sentence<'_>, last: u64, swap: Option<&str>) -> Markup {
    let (group, ply) = (sentence.group, ply_of(sentence.group));
    let id = format!("line-{}", group.first().map_or(0, |line| line.number));
    html! {
        @match &sentence.entry {
            Entry::Mark { heading, .. } => {
                li.mark id=(id) data-ply=(ply) hx-swap-oob=[swap] { (ui.phrase(heading, scene.names)) }
            }
            Entry::Line(phrase, gain) => {
                @let seats = seats(phrase, group);
                li.now[ply == last] id=(id) data-ply=(ply) data-who=[who(&seats)] hx-swap-oob=[swap] {
                    @match seats.first() { Some(&seat) => { (shield(seat)) } None => { span {} } }
                    span { (ui.rich(phrase, scene.names, &G::explain)) " " (signed(*gain)) }
                }
            }
            Entry::Skip => {}
        }
    }
}

/// Everybody who takes part in a sentence; the first is the one whom it is about: the player it names first, else whoever
/// acted. What was told before it, and is not said, does not count.
fn seats(told: &Phrase, group: &[Line]) -> Vec<Seat> {
    let mut seats = Vec::new();
    for (_, arg) in &told.args {
        seats_in(arg, &mut seats);
    }
    seats.extend(group.first().and_then(|line| line.seat));
    seats
}

fn seats_in(arg: &Arg, found: &mut Vec<Seat>) {
    match arg {
        Arg::Seat(seat) => found.push(*seat),
        Arg::Phrase(phrase) => phrase.args.iter().for_each(|(_, arg)| seats_in(arg, found)),
        Arg::List(items) => items.iter().for_each(|item| seats_in(item, found)),
        Arg::Int(_) | Arg::Name(_) => {}
    }
}

/// The same for the filter; a sentence about nobody concerns all.
fn who(seats: &[Seat]) -> Option<String> {
    let seats: BTreeSet<&Seat> = seats.iter().collect();
    let named = seats.into_iter().map(Seat::to_string).collect::<Vec<_>>().join(" ");
    Some(named).filter(|named| !named.is_empty())
}

#[cfg(test)]
mod tests {
    use curia_core::{Chance, Event, FastChance, Game, Heard, MoveList, SeatCount, Seed, Viewer};
    use curia_guillotine::Guillotine;
    use curia_texts::{Lang, Names};

    use super::*;

    /// A whole game as a viewer hears it, by plies.
    fn heard(seed: u64, viewer: Viewer) -> Vec<Vec<Line>> {
        let (secret, mut pick) = (Seed::from_number(seed), FastChance::new(seed));
        let mut told = Heard::default();
        let seats = SeatCount::new(3).unwrap();
        let mut game = Guillotine::new(&Default::default(), seats, &mut secret.chance(0), &mut told).unwrap();
        let (mut plies, mut legal, mut number) = (Vec::new(), MoveList::for_game::<Guillotine>(), 0);
        loop {
            let ply = plies.len() as u64;
            let mut lines = Vec::new();
            for event in told.by(viewer) {
                lines.extend(event.phrase().map(|phrase| Line { number, ply, seat: None, phrase }));
                number += 1;
            }
            plies.push(lines);
            let Some(seat) = game.awaited().iter().next() else { return plies };
            game.legal(seat, &mut legal);
            told = Heard::default();
            game.apply(seat, legal[pick.below(legal.len())], &mut secret.chance(ply + 1), &mut told);
        }
    }

    fn number_of(sentence: &Sentence<'_>) -> usize {
        sentence.group[0].number
    }

    #[test]
    fn whoever_hears_it_bit_by_bit_reads_the_same_as_whoever_comes_late() {
        for (seed, viewer) in (0..30).flat_map(|seed| [Viewer::Spectator, Viewer::Seat(Seat::S1)].map(|v| (seed, v))) {
            let (mut log, mut read): (Vec<Line>, Vec<(usize, Entry)>) = (Vec::new(), Vec::new());
            for news in heard(seed, viewer) {
                let first = news.first().map_or(log.len(), |line| line.number);
                log.extend(news);
                let new = log.iter().position(|line| line.number >= first).unwrap_or(log.len());
                let from = (0..=new.min(log.len().saturating_sub(1)))
                    .rev()
                    .find(|&at| log.get(at).is_some_and(|line| <Guillotine as Board>::begins(&line.phrase)));
                let (again, added) =
                    changes::<Guillotine>(sentences::<Guillotine>(&log[from.unwrap_or(0)..]).collect(), first);
                if let Some(sentence) = again {
                    let place = read.iter().position(|(number, _)| *number == number_of(&sentence));
                    read[place.expect("what is told again was told")] = (number_of(&sentence), sentence.entry);
                }
                read.extend(added.into_iter().map(|sentence| (number_of(&sentence), sentence.entry)));
            }
            let whole = sentences::<Guillotine>(&log).filter(|sentence| sentence.entry != Entry::Skip);
            let whole: Vec<_> = whole.map(|sentence| (number_of(&sentence), sentence.entry)).collect();
            assert_eq!(read, whole);
        }
    }

    #[test]
    fn a_sentence_is_about_whom_it_names_and_not_about_whom_it_leaves_out() {
        for (seed, reader) in (0..20).flat_map(|seed| [Seat::S0, Seat::S1].map(|reader| (seed, reader))) {
            let log = heard(seed, Viewer::Seat(reader)).concat();
            let first = sentences::<Guillotine>(&log).find(|sentence| sentence.entry != Entry::Skip).unwrap();
            let Entry::Line(phrase, _) = first.entry else { panic!("the first sentence tells of the first cards") };
            let about = seats(&phrase, first.group);
            assert_eq!(about.first(), Some(&reader), "whoever begins has nothing to do with the reader's cards");
            assert_eq!(who(&about), Some(reader.to_string()));
            for sentence in sentences::<Guillotine>(&log) {
                let Entry::Line(phrase, gain) = sentence.entry else { continue };
                assert!(gain == 0 || !seats(&phrase, sentence.group).is_empty(), "somebody gains: {phrase:?}");
            }
        }
    }

    #[test]
    fn every_sentence_of_many_games_is_whole_in_both_languages_and_speaks_to_its_reader() {
        let names = Names::new(["Anna", "Bence", "Csilla"]);
        let mut you = 0;
        for seed in 0..60 {
            let log: Vec<Line> = heard(seed, Viewer::Seat(Seat::S1)).concat();
            for sentence in sentences::<Guillotine>(&log) {
                let Entry::Line(phrase, _) = sentence.entry else { continue };
                for lang in Lang::ALL {
                    let text = Ui::of(lang).phrase(&phrase, &names.clone().read_by(Some(Seat::S1)));
                    let broken = text.contains(['{', '}']) || text.contains("guillotine-") || text.contains("  ");
                    assert!(!broken && text.ends_with(['.', '!', '?', '…', '”']), "{text:?}");
                    assert!(!text.contains("Bence"), "the reader is called by name: {text}");
                    assert!(text.starts_with(char::is_uppercase), "{text:?}");
                    you += usize::from(text.starts_with("You "));
                }
            }
        }
        assert!(you > 1_000, "{you}");
    }
}
