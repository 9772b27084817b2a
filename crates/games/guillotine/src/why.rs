//! Why a move is refused: the rule, and what is allowed instead.

use curia_core::{Game, Key, MoveList, Phrase, Refusal, Seat};

use crate::data::{Card, Colour, Noble};
use crate::effects::{Movement, choosable};
use crate::event::{Bar, spoken_place};
use crate::moves::Move;
use crate::state::{Guillotine, Phase};

/// The ids of all reasons.
pub(crate) const REASONS: [&str; 38] = [
    "game_over",
    "not_your_turn",
    "beheading_pending",
    "already_answered",
    "open_question",
    "not_in_hand",
    "only_reaction",
    "rush_job",
    "judge",
    "guards_watch",
    "guards_watch_own",
    "guards_watch_no_effect",
    "line_empty",
    "line_too_short",
    "no_colour",
    "no_guard",
    "no_noble_left",
    "no_pile",
    "no_other_pile",
    "no_own_pile",
    "no_discard",
    "no_other_hand",
    "no_table_card",
    "not_final",
    "beheading_is_automatic",
    "place_not_allowed",
    "colour_not_allowed",
    "place_taken",
    "distance_not_allowed",
    "noble_not_there",
    "player_not_at_table",
    "player_not_self",
    "player_without_nobles",
    "player_without_cards",
    "own_table_card",
    "card_not_there",
    "guards_not_yours",
    "guards_not_now",
];

fn reason(id: &'static str) -> Phrase {
    Key::new("guillotine-why", id).phrase()
}

fn refuse(rule: &'static str, reason: Phrase) -> Refusal {
    Refusal::new(rule, reason)
}

impl Guillotine {
    /// `None` exactly when the move is in the legal list. Everything a reason depends on is public, in the
    /// seat's own hand, or lawfully seen by it.
    pub(crate) fn refusal(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let mut legal = MoveList::for_game::<Guillotine>();
        self.legal(seat, &mut legal);
        (!legal.contains(&mv)).then(|| self.reason(seat, mv))
    }

    fn reason(&self, seat: Seat, mv: Move) -> Refusal {
        if self.phase == Phase::Over {
            return refuse("8", reason("game_over"));
        }
        if mv == Move::DiscardCallousGuards {
            return self.why_not_guards(seat);
        }
        if !self.deciders().has(seat) {
            return self.why_not_asked(seat, mv);
        }
        match (self.phase, mv) {
            (Phase::ChooseAction, Move::Play(card)) => self.why_not_play(seat, card),
            (Phase::ChooseAction, Move::Place(_)) => refuse("5.4", reason("beheading_is_automatic")),
            (Phase::React { .. }, Move::Play(card)) if card != Card::ConfusionInLine => {
                refuse("5.5", reason("beheading_pending").with("player", self.active))
            }
            (Phase::React { .. } | Phase::FinalCards, Move::Play(card)) if !self.hands[seat].has(card) => {
                refuse("5.3", reason("not_in_hand").with("card", card.key()))
            }
            (Phase::FinalCards, Move::Play(card)) => refuse("5.8", reason("not_final").with("card", card.key())),
            (Phase::ChooseNoble, Move::Place(place)) => self.why_not_place(place),
            (Phase::OrderNext { .. }, Move::Place(_)) => refuse("3.3", reason("place_taken")),
            (Phase::ChooseDistance { place }, Move::Distance(_)) => {
                refuse("9.1", reason("distance_not_allowed").with("count", self.longest_distance(place)))
            }
            (Phase::LateArrival { .. } | Phase::Clerical { .. }, Move::Noble(_)) => {
                refuse("3.3", reason("noble_not_there"))
            }
            (Phase::ChoosePlayer | Phase::PlaceClown, Move::Player(target)) => self.why_not_player(seat, target),
            (Phase::TableCard, Move::Card(card)) if self.has_table(seat, card) => {
                refuse("9.33", reason("own_table_card").with("card", card.key()))
            }
            (Phase::InnocentDiscard, Move::Card(card)) => {
                refuse("5.4", reason("card_not_there").with("card", card.key()))
            }
            (
                Phase::DiscardCard | Phase::VictimCard { .. } | Phase::TableCard | Phase::Infighting { .. },
                Move::Card(card),
            ) => refuse("3.3", reason("card_not_there").with("card", card.key())),
            _ => self.why_open_question(),
        }
    }

    /// Another question is open: it comes first (section 5.9).
    fn why_open_question(&self) -> Refusal {
        let id = self.decision().map_or("choose_action", |decision| decision.id());
        refuse("5.9", reason("open_question").with("question", Key::new("guillotine-decision", id)))
    }

    fn why_not_asked(&self, seat: Seat, mv: Move) -> Refusal {
        match self.phase {
            Phase::ChooseAction if self.waits_for_a_beheading(seat, mv) => {
                refuse("5.5", reason("only_reaction").with("card", Card::ConfusionInLine.key()))
            }
            Phase::React { asked, .. } if asked.has(seat) => refuse("5.5", reason("already_answered")),
            Phase::React { .. } => refuse("5.5", reason("beheading_pending").with("player", self.active)),
            Phase::Clerical { other, .. } if seat == self.active || seat == other => {
                refuse("5.9", reason("already_answered"))
            }
            Phase::Infighting { victim, .. } => refuse("5.2", reason("not_your_turn").with("player", victim)),
            _ => refuse("5.2", reason("not_your_turn").with("player", self.active)),
        }
    }

    /// True for the card that needs no turn of one's own, only its moment.
    fn waits_for_a_beheading(&self, seat: Seat, mv: Move) -> bool {
        let card = Card::ConfusionInLine;
        mv == Move::Play(card) && self.hands[seat].has(card) && !self.options.confusion_is_curse
    }

    fn why_not_guards(&self, seat: Seat) -> Refusal {
        if self.has_table(seat, Card::CallousGuards) {
            refuse("5.6", reason("guards_not_now"))
        } else {
            refuse("5.6", reason("guards_not_yours"))
        }
    }

    /// Section 5.3: the first condition that fails.
    fn why_not_play(&self, seat: Seat, card: Card) -> Refusal {
        let name = |id| reason(id).with("card", card.key());
        if !self.hands[seat].has(card) {
            return refuse("5.3", name("not_in_hand"));
        }
        if card == Card::ConfusionInLine && !self.options.confusion_is_curse {
            return refuse("9.49", name("only_reaction"));
        }
        match self.public_bar() {
            Some(Bar::RushJob) => return refuse("9.10", name("rush_job")),
            Some(Bar::Judge) => return refuse("9.8", name("judge")),
            _ => {}
        }
        if card.is_line_altering()
            && let Some(owner) = self.owner_of(Card::CallousGuards)
        {
            if owner == seat {
                return refuse("9.11", name("guards_watch_own"));
            }
            let harmless = self.would_do_nothing(card);
            let (rule, id) = if harmless { ("9.13", "guards_watch_no_effect") } else { ("9.11", "guards_watch") };
            return refuse(rule, name(id).with("player", owner));
        }
        self.why_no_target(card)
    }

    /// Ruling 9.3: the cards without a choice that would leave the line as it is.
    fn would_do_nothing(&self, card: Card) -> bool {
        let line = self.line.as_slice();
        match card {
            Card::LetThemEatCake => self.line.place_of(Noble::MARIE_ANTOINETTE).is_none_or(|place| place == 0),
            Card::LackOfFaith => {
                line.iter().position(|noble| noble.colour() == Colour::Blue).is_none_or(|place| place == 0)
            }
            Card::BribedGuards | Card::TheLongWalk | Card::MillingInLine => line.len() < 2,
            _ => false,
        }
    }

    /// Condition 4 of section 5.3: what the card would need.
    fn why_no_target(&self, card: Card) -> Refusal {
        let name = |id| reason(id).with("card", card.key());
        let short = |rule, needed: u8| refuse(rule, name("line_too_short").with("count", needed));
        let colour = |colour: Colour| refuse("9.3", name("no_colour").with("colour", colour.key()));
        match card {
            Card::Stumble => short("9.2", 2),
            Card::Pushed => short("9.2", 3),
            Card::TisAFarBetterThing => short("9.2", 4),
            Card::IgnobleNoble => short("9.2", 5),
            Card::FledToEngland | Card::ClothingSwap | Card::AfterYou => refuse("9.3", name("line_empty")),
            Card::CivicPride => colour(Colour::Green),
            Card::Majesty => colour(Colour::Purple),
            Card::MilitaryMight => colour(Colour::Red),
            Card::ForwardMarch => refuse("9.3", name("no_guard")),
            Card::LateArrival => refuse("3.3", name("no_noble_left")),
            Card::Missed => refuse("9.29", name("no_pile")),
            Card::MissingHeads => refuse("3.3", name("no_other_pile")),
            Card::ClericalError if self.piles[self.active].is_empty() => refuse("9.32", name("no_own_pile")),
            Card::ClericalError => refuse("9.32", name("no_other_pile")),
            Card::RatBreak => refuse("3.3", name("no_discard")),
            Card::Infighting | Card::LackOfSupport => refuse("3.3", name("no_other_hand")),
            Card::TwistOfFate => refuse("9.33", name("no_table_card")),
            _ => short("9.3", 2),
        }
    }

    /// `choose_noble`: the card in play does not allow this place.
    fn why_not_place(&self, place: u8) -> Refusal {
        let (from, to, allowed) = self.noble_targets();
        let rule = match self.in_play.and_then(Movement::of) {
            Some(Movement::Forward(_)) => "9.2",
            _ => "3.3",
        };
        let right_noble = self.line.get(usize::from(place)).is_some_and(|noble| noble.bit() & allowed != 0);
        match self.in_play {
            Some(card) if !right_noble && choosable(card) != u64::MAX => {
                refuse("3.3", reason("colour_not_allowed").with("card", card.key()))
            }
            _ => refuse(rule, reason("place_not_allowed").with("from", spoken_place(from)).with("to", i64::from(to))),
        }
    }

    /// `choose_player` and `place_clown`: what is wrong with this player.
    fn why_not_player(&self, seat: Seat, target: Seat) -> Refusal {
        let rule = if self.phase == Phase::PlaceClown { "5.4" } else { "3.3" };
        let about = |id| reason(id).with("player", target);
        if !self.seats.has(target) {
            return refuse(rule, reason("player_not_at_table"));
        }
        match self.in_play {
            Some(Card::Missed) => refuse("9.29", about("player_without_nobles")),
            _ if target == seat => refuse(rule, reason("player_not_self")),
            Some(Card::Infighting | Card::LackOfSupport) => refuse(rule, about("player_without_cards")),
            _ => refuse(rule, about("player_without_nobles")),
        }
    }
}
