//! The table in rows of texts.

use curia_core::{Arg, Outline, Seat, Spoken, ToArg};

use crate::data::{Colour, Noble};
use crate::view::{Player, TurnStep, View};

/// The texts of the outline.
#[derive(Spoken)]
#[spoken("guillotine-outline")]
pub(crate) enum Text {
    Table,
    Day,
    Step,
    Active,
    DayStarter,
    Line,
    InPlay,
    NobleDeck,
    KnownTops,
    NobleDiscard,
    ActionDeck,
    ActionDiscard,
    Player { player: Seat },
    You { player: Seat },
    Points,
    HandSize,
    KnownCards,
    Pile,
    TableCards,
    Marks,
    MarkRushed,
    MarkCursed,
    MarkNoCards,
    MarkPimpernel,
    Hand,
    NobleValue { noble: Noble, value: i32, colour: Colour },
    NobleDepends { noble: Noble, colour: Colour },
}

/// A noble with what they are worth.
fn priced(noble: Noble) -> Arg {
    let colour = noble.colour();
    if noble.has_fixed_value() {
        Text::NobleValue { noble, value: noble.value(), colour }.into()
    } else {
        Text::NobleDepends { noble, colour }.into()
    }
}

fn names<T: ToArg>(things: &[T]) -> Vec<Arg> {
    things.iter().filter_map(T::to_arg).collect()
}

/// The table as one viewer may know it.
pub(crate) fn outline(view: &View) -> Outline {
    let mut outline = Outline::default();
    outline
        .section(Text::Table.into())
        .row(Text::Day.into(), vec![view.day.into()])
        .row(Text::Step.into(), vec![view.step.into()]);
    if view.step != TurnStep::Over {
        outline.row(Text::Active.into(), vec![view.active.into()]);
    }
    outline
        .row(Text::DayStarter.into(), vec![view.day_starter.into()])
        .row(Text::Line.into(), view.line.iter().map(|&noble| priced(noble)).collect());
    if let Some(card) = view.in_play {
        outline.row(Text::InPlay.into(), vec![card.into()]);
    }
    outline.row(Text::NobleDeck.into(), vec![view.noble_deck.into()]);
    if !view.known_tops.is_empty() {
        outline.row(Text::KnownTops.into(), names(&view.known_tops));
    }
    outline
        .row(Text::NobleDiscard.into(), names(&view.noble_discard))
        .row(Text::ActionDeck.into(), vec![view.action_deck.into()])
        .row(Text::ActionDiscard.into(), names(&view.action_discard));
    for player in &view.players {
        describe(view, player, &mut outline);
    }
    if view.viewer.seat().is_some() {
        outline.section(Text::Hand.into()).row(Text::Hand.into(), names(&view.hand));
    }
    outline
}

fn describe(view: &View, player: &Player, outline: &mut Outline) {
    let seat = player.seat;
    let title = if view.viewer.is(seat) { Text::You { player: seat } } else { Text::Player { player: seat } };
    outline.section(title.into());
    if let Some(points) = player.points {
        outline.row(Text::Points.into(), vec![points.into()]);
    }
    outline.row(Text::HandSize.into(), vec![player.hand_size.into()]);
    if !player.known.is_empty() {
        outline.row(Text::KnownCards.into(), names(&player.known));
    }
    outline.row(Text::Pile.into(), names(&player.pile)).row(Text::TableCards.into(), names(&player.table));
    let is_active = seat == view.active;
    let marks = [
        (player.rushed, Text::MarkRushed),
        (player.cursed, Text::MarkCursed),
        (is_active && view.no_cards, Text::MarkNoCards),
        (is_active && view.pimpernel, Text::MarkPimpernel),
    ];
    let marks: Vec<Arg> = marks.into_iter().filter(|(marked, _)| *marked).map(|(_, mark)| mark.into()).collect();
    if !marks.is_empty() {
        outline.row(Text::Marks.into(), marks);
    }
}
