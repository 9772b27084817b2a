//! Section 6: what one viewer may know, as data for drawing a table.

use curia_core::{Asking, Game, Named, Outline, Phrase, Seat, SeatSet, Seen, Spoken, Viewer};
use serde::{Serialize, Serializer};

use crate::data::{Card, Noble};
use crate::event::spoken_place;
use crate::moves::{Move, Order};
use crate::options::ConfusionMode;
use crate::pieces::Cards;
use crate::prompt::Prompt;
use crate::state::{Guillotine, Phase, table_cards};

/// Where a turn stands (section 2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("guillotine-step")]
pub enum TurnStep {
    /// Step 1: playing an action card.
    Action,
    /// Step 2: beheading.
    Behead,
    /// Step 3: drawing; the engine draws by itself, so only a moment of the game shows it.
    Draw,
    /// The final phase.
    Final,
    /// The game is over.
    Over,
}

/// What lies in front of a player and what the viewer knows of their hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// How many cards they hold.
    pub hand_size: usize,
    /// The cards the viewer knows to be in that hand, in table order; the own hand stands elsewhere.
    pub known: Vec<Card>,
    /// The trophy pile, the top card last.
    pub pile: Vec<Noble>,
    /// The table cards in front of them.
    pub table: Vec<Card>,
    /// True if they cannot play a card in their next turn (Rush Job).
    pub rushed: bool,
    /// True if the line is shuffled before their next beheading (option `confusion_mode` = curse).
    pub cursed: bool,
    /// Their points, if scores are open.
    pub points: Option<i32>,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The day, from 1.
    pub day: u8,
    /// The turn of the day, from 1.
    pub turn: u8,
    /// Where the turn stands.
    pub step: TurnStep,
    /// The player on turn; in the final phase the one who is asked.
    pub active: Seat,
    /// The player who began the day.
    pub day_starter: Seat,
    /// True if the active player can play no card this turn (Rush Job).
    pub no_cards: bool,
    /// Cards the active player may still play in step 1.
    pub actions_left: u8,
    /// Beheadings still due this turn.
    pub behead_due: u8,
    /// Cards drawn in step 3 on top of the usual one.
    pub bonus_draws: u8,
    /// True if the day ends with this turn (Scarlet Pimpernel).
    pub pimpernel: bool,
    /// The line, the front first.
    pub line: Vec<Noble>,
    /// How many nobles the deck has.
    pub noble_deck: usize,
    /// The top cards of the noble deck that the viewer knows, the top first; during `choose_late_arrival`
    /// these are the nobles looked at.
    pub known_tops: Vec<Noble>,
    /// The noble discard pile, the top card last.
    pub noble_discard: Vec<Noble>,
    /// How many cards the action deck has.
    pub action_deck: usize,
    /// The action discard pile, the top card last.
    pub action_discard: Vec<Card>,
    /// The players in clockwise order.
    pub players: Vec<Player>,
    /// The viewer's hand in table order; empty for a spectator.
    pub hand: Vec<Card>,
    /// The card that is being carried out.
    pub in_play: Option<Card>,
    /// The public question of the moment.
    pub asking: Asking,
    /// The decision behind it, serialised as its name; `None` when the game is over or goes on by itself.
    #[serde(serialize_with = "name_of")]
    pub decision: Option<Prompt>,
    /// The place of the noble chosen to move, during `choose_distance`.
    pub chosen_place: Option<u8>,
    /// The places chosen so far, during `order_next`.
    pub new_order: Vec<u8>,
    /// The player whose hand or pile the decision is about, if there is one.
    pub target: Option<Seat>,
    /// The hand looked at, during `choose_victim_card`, for the player who looks.
    pub looked_at_hand: Vec<Card>,
    /// True during a reaction window.
    pub window: bool,
    /// True if the viewer is asked and has answered already.
    pub answered: bool,
    /// True if the viewer may put away Callous Guards now.
    pub may_put_away_guards: bool,
    /// The standing orders the viewer could give now; empty for a spectator and without windows.
    pub orders: Vec<Order>,
}

impl View {
    /// Builds the view of one viewer up from nothing.
    pub(crate) fn of(game: &Guillotine, viewer: Viewer) -> View {
        let own = viewer.seat();
        let asking = game.asking();
        let hand = own.map_or(Cards::EMPTY, |seat| game.hands[seat]);
        let known_tops = own.map_or(0, |seat| game.known_tops[seat]);
        let (chosen_place, new_order, target) = match game.phase {
            Phase::ChooseDistance { place } => (Some(place), Vec::new(), None),
            Phase::OrderNext { chosen, count, .. } => {
                (None, chosen.into_iter().take(usize::from(count)).collect(), None)
            }
            Phase::ChooseVictimCard { victim } | Phase::InfightingDiscard { victim, .. } => {
                (None, Vec::new(), Some(victim))
            }
            Phase::ClericalPick { other, .. } => (None, Vec::new(), Some(other)),
            _ => (None, Vec::new(), None),
        };
        let looked_at_hand = match game.phase {
            Phase::ChooseVictimCard { victim } if own == Some(game.active) => game.hands[victim].iter().collect(),
            _ => Vec::new(),
        };
        View {
            viewer,
            day: game.day,
            turn: game.turn_of_day,
            step: step_of(game),
            active: game.active,
            day_starter: game.day_starter,
            no_cards: game.no_cards,
            actions_left: game.actions_left,
            behead_due: game.behead_due,
            bonus_draws: game.bonus_draws,
            pimpernel: game.pimpernel,
            line: game.line.as_slice().to_vec(),
            noble_deck: game.noble_deck.len(),
            known_tops: game.tops(known_tops).collect(),
            noble_discard: game.noble_discard.as_slice().to_vec(),
            action_deck: game.action_deck.len(),
            action_discard: game.action_discard.as_slice().to_vec(),
            players: game.seats.iter().map(|seat| player_of(game, seat, own)).collect(),
            hand: hand.iter().collect(),
            in_play: game.in_play,
            asking,
            decision: game.question(own.unwrap_or(game.active)),
            chosen_place,
            new_order,
            target,
            looked_at_hand,
            window: matches!(game.phase, Phase::ReactWait { .. }),
            answered: own.is_some_and(|seat| has_answered(game, seat)),
            may_put_away_guards: own.is_some_and(|seat| game.may_discard_callous_guards(seat)),
            orders: own.map_or_else(Vec::new, |seat| orders_of(game, seat)),
        }
    }

    /// The player at a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// True if the viewer is asked and has not answered yet.
    pub fn is_asked(&self) -> bool {
        self.viewer.seat().is_some_and(|seat| self.asking.who.has(seat)) && !self.answered
    }
}

fn step_of(game: &Guillotine) -> TurnStep {
    match game.phase {
        Phase::Over => TurnStep::Over,
        Phase::Moment(step) => step,
        _ if game.in_final() => TurnStep::Final,
        Phase::ReactWait { .. } | Phase::PlaceClown | Phase::InnocentDiscard => TurnStep::Behead,
        _ => TurnStep::Action,
    }
}

fn player_of(game: &Guillotine, seat: Seat, viewer: Option<Seat>) -> Player {
    Player {
        seat,
        hand_size: game.hands[seat].len(),
        known: viewer.map_or(Cards::EMPTY, |viewer| game.known(viewer, seat)).iter().collect(),
        pile: game.piles[seat].as_slice().to_vec(),
        table: table_cards(game.tables[seat]).collect(),
        rushed: game.rushed.has(seat),
        cursed: game.cursed.has(seat),
        points: game.scores_are_open().then(|| game.points(seat)),
    }
}

/// True if the seat belongs to the question of the moment but has answered it. Only its own view tells.
fn has_answered(game: &Guillotine, seat: Seat) -> bool {
    let all = match game.phase {
        Phase::ReactWait { asked, .. } => asked,
        Phase::ClericalPick { other, .. } => SeatSet::one(game.active).with(other),
        _ => SeatSet::EMPTY,
    };
    all.has(seat) && !game.awaited().has(seat)
}

/// Section 5.5: off, the next beheading of an opponent, or a noble in line.
fn orders_of(game: &Guillotine, seat: Seat) -> Vec<Order> {
    if game.options.confusion_mode == ConfusionMode::Curse || game.in_final() || game.phase == Phase::Over {
        return Vec::new();
    }
    let players = game.others(seat).iter().map(Order::Next);
    let nobles = game.line.as_slice().iter().map(|&noble| Order::Noble(noble));
    std::iter::once(Order::Off).chain(players).chain(nobles).collect()
}

fn name_of<S: Serializer>(decision: &Option<Prompt>, serializer: S) -> Result<S::Ok, S::Error> {
    decision.as_ref().map(Spoken::id).serialize(serializer)
}

/// Moves in words.
#[derive(Spoken)]
#[spoken("guillotine-move")]
pub(crate) enum Label {
    Play {
        card: Card,
    },
    Skip,
    Pass,
    Done,
    DiscardCallousGuards,
    Place {
        noble: Noble,
        #[spoken(with = spoken_place)]
        place: u8,
    },
    EmptyPlace {
        #[spoken(with = spoken_place)]
        place: u8,
    },
    Noble {
        noble: Noble,
        #[spoken(form = "copy")]
        copy: Option<u8>,
    },
    Distance {
        count: u8,
    },
    Player {
        player: Seat,
    },
    Card {
        card: Card,
    },
}

impl curia_core::View<Move> for View {
    fn outline(&self) -> Outline {
        crate::outline::outline(self)
    }

    fn seen_beside(&self, other: &View) -> Seen {
        let mut seen = Seen::default();
        let piles = self.players.iter().flat_map(|player| &player.pile);
        for noble in self.line.iter().chain(&self.noble_discard).chain(&self.known_tops).chain(piles) {
            seen.mark(noble.index());
        }
        let mut copies = [0; Card::COUNT];
        // What is known of a hand that lies open is not counted twice.
        let known = |player: &Player| if other.viewer.is(player.seat) { Vec::new() } else { player.known.clone() };
        let tables = self.players.iter().flat_map(|player| &player.table);
        let known: Vec<Card> = self.players.iter().flat_map(known).collect();
        let other_hand: &[Card] = if other.viewer == self.viewer { &[] } else { &other.hand };
        for card in self
            .hand
            .iter()
            .chain(other_hand)
            .chain(&self.action_discard)
            .chain(&self.in_play)
            .chain(tables)
            .chain(&known)
        {
            seen.mark(Noble::COUNT + card.index() * 2 + copies[card.index()]);
            copies[card.index()] += 1;
        }
        seen
    }

    fn label(&self, mv: Move) -> Phrase {
        Phrase::from(match mv {
            Move::Play(card) => Label::Play { card },
            Move::Skip => Label::Skip,
            Move::Pass => Label::Pass,
            Move::Done => Label::Done,
            Move::DiscardCallousGuards => Label::DiscardCallousGuards,
            Move::Place(place) => match self.line.get(usize::from(place)) {
                Some(&noble) => Label::Place { noble, place },
                None => Label::EmptyPlace { place },
            },
            Move::Noble(noble) => Label::Noble { noble, copy: noble.copy_number() },
            Move::Distance(count) => Label::Distance { count },
            Move::Player(player) => Label::Player { player },
            Move::Card(card) => Label::Card { card },
        })
    }

    fn help(&self, mv: Move) -> Option<Phrase> {
        match mv {
            Move::Play(card) | Move::Card(card) => Some(card.help().phrase()),
            Move::Noble(noble) => Some(noble.help().phrase()),
            Move::Place(place) => self.line.get(usize::from(place)).map(|noble| noble.help().phrase()),
            Move::DiscardCallousGuards => Some(Card::CallousGuards.help().phrase()),
            Move::Skip | Move::Pass | Move::Done | Move::Distance(_) | Move::Player(_) => None,
        }
    }

    fn candidates(&self) -> Vec<Move> {
        let mut candidates: Vec<Move> = self.hand.iter().map(|&card| Move::Play(card)).collect();
        candidates.dedup();
        if self.players.iter().any(|player| self.viewer.is(player.seat) && player.table.contains(&Card::CallousGuards))
        {
            candidates.push(Move::DiscardCallousGuards);
        }
        candidates.extend((0..self.line.len() as u8).map(Move::Place));
        candidates.extend(self.known_tops.iter().map(|&noble| Move::Noble(noble)));
        candidates
    }
}
