//! The table in rows of texts.

use curia_core::{Arg, Outline, Phrase, Seat, Spoken};

use crate::data::{self, Action, Colour, Rank, Subject};
use crate::money;
use crate::view::{CyclePhase, PileView, PlayerView, View};

/// The texts of the rows.
#[derive(Spoken)]
#[spoken("rival-kings-outline")]
pub(crate) enum Text {
    Table,
    Game,
    Round,
    Cycle,
    Phase,
    Asked,
    Order,
    Market,
    Card { card: data::Card, value: u8, colour: Colour },
    CardsLeft { count: u8 },
    PileEmpty,
    MoneyNone,
    MoneyTop { value: u8 },
    MoneyAll { coins: Vec<u8> },
    Supply,
    CoinsOf { total: u8, ones: u8, twos: u8 },
    Reserve,
    Neutral,
    NeutralAside,
    NeutralDeck,
    SetAside,
    Player { seat: Seat },
    HandSize,
    Committed,
    Played,
    Covered,
    StolenBy { action: Action, thief: Seat },
    Tied,
    Victims,
    Aside,
    Buildings,
    Subjects,
    Coins,
    Markers,
    Ability,
    AbilityUsed { subject: Subject },
    AbilityFree { subject: Subject },
    Points,
    You,
    OwnHand,
    OwnChoice,
    Character { card: data::Character, rank: Rank },
}

/// Where the rows are written.
struct Writer(Outline);

impl Writer {
    fn section(&mut self, title: Text) {
        self.0.section(title.into());
    }

    fn row(&mut self, label: impl Into<Phrase>, values: impl IntoIterator<Item: Into<Arg>>) {
        self.0.row(label.into(), values.into_iter().map(Into::into).collect());
    }

    /// A row that says all by being there.
    fn mark(&mut self, label: Text) {
        self.0.row(label.into(), Vec::new());
    }
}

/// The table as rows.
pub(crate) fn outline(view: &View) -> Outline {
    let mut outline = Writer(Outline::default());
    table(view, &mut outline);
    market(view, &mut outline);
    for player in &view.players {
        before(view, player, &mut outline);
    }
    if view.viewer.seat().is_some() {
        own(view, &mut outline);
    }
    outline.0
}

fn table(view: &View, outline: &mut Writer) {
    outline.section(Text::Table);
    if view.is_match() {
        outline.row(Text::Game, [view.game]);
    }
    outline.row(Text::Round, [view.round]);
    outline.row(Text::Cycle, [view.cycle]);
    outline.row(Text::Phase, [view.phase.phrase()]);
    if !view.asked.is_empty() {
        outline.row(Text::Asked, view.asked.iter());
    }
    if !view.order.is_empty() {
        outline.row(Text::Order, view.order.iter().copied());
    }
}

fn market(view: &View, outline: &mut Writer) {
    outline.section(Text::Market);
    for pile in &view.piles {
        outline.row(pile.pile, pile_values(pile));
    }
    outline.row(Text::Supply, [coins(view.supply)]);
    outline.row(Text::Reserve, [view.reserve]);
    if let Some(neutral) = view.neutral {
        outline.row(Text::Neutral, [character(neutral)]);
    }
    if !view.neutral_aside.is_empty() {
        outline.row(Text::NeutralAside, view.neutral_aside.iter().copied().map(character));
    }
    match view.seats.get() {
        2 => outline.row(Text::NeutralDeck, [view.undealt]),
        3 => outline.row(Text::SetAside, [view.undealt]),
        _ => {}
    }
}

fn pile_values(pile: &PileView) -> Vec<Text> {
    let mut values = match pile.top {
        Some(top) => vec![card(top), Text::CardsLeft { count: pile.count }],
        None => vec![Text::PileEmpty],
    };
    values.push(match (&pile.money, pile.money_top) {
        (_, None) => Text::MoneyNone,
        (Some(all), Some(_)) => Text::MoneyAll { coins: all.clone() },
        (None, Some(value)) => Text::MoneyTop { value },
    });
    values
}

fn card(card: data::Card) -> Text {
    Text::Card { card, value: card.value(), colour: card.colour() }
}

fn character(card: data::Character) -> Text {
    Text::Character { card, rank: card.rank() }
}

fn coins(coins: money::Coins) -> Text {
    Text::CoinsOf { total: coins.value(), ones: coins.ones, twos: coins.twos }
}

fn before(view: &View, player: &PlayerView, outline: &mut Writer) {
    outline.section(Text::Player { seat: player.seat });
    if view.phase == CyclePhase::Characters && player.committed {
        outline.mark(Text::Committed);
    }
    outline.row(Text::HandSize, [player.hand_size]);
    if let Some(played) = player.played {
        outline.row(Text::Played, [character(played)]);
    }
    if !player.covered.is_empty() {
        let thefts = player.covered.iter();
        outline.row(Text::Covered, thefts.map(|theft| Text::StolenBy { action: theft.action, thief: theft.thief }));
    }
    if player.tied {
        outline.mark(Text::Tied);
    }
    if !player.victims.is_empty() {
        outline.row(Text::Victims, player.victims.iter());
    }
    if !player.aside.is_empty() {
        outline.row(Text::Aside, player.aside.iter().copied().map(character));
    }
    outline.row(Text::Buildings, player.buildings.iter().map(|&owned| card(data::Card::Building(owned))));
    outline.row(Text::Subjects, player.subjects.iter().map(|&owned| card(data::Card::Subject(owned))));
    outline.row(Text::Coins, [coins(player.coins)]);
    outline.row(Text::Markers, [player.markers]);
    if let Some(&subject) = player.subjects.last() {
        let used = player.ability_used;
        let ability = if used { Text::AbilityUsed { subject } } else { Text::AbilityFree { subject } };
        outline.row(Text::Ability, [ability]);
    }
    outline.row(Text::Points, [player.points]);
}

fn own(view: &View, outline: &mut Writer) {
    outline.section(Text::You);
    outline.row(Text::OwnHand, view.hand.iter().copied().map(character));
    if let Some(choice) = view.choice {
        outline.row(Text::OwnChoice, [character(choice)]);
    }
    for looked in &view.looked {
        outline.row(looked.pile, looked.cards.iter().copied().map(card));
    }
}
