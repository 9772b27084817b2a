//! Why a move is refused: the rule, the reason, and what is allowed instead.
//!
//! Reasons name public things and the own hand only.

use curia_core::{Arg, Key, Phrase, Prompt, Refusal, Seat};

use crate::data::{Action, Character, Kind, Pile, Subject};
use crate::moves::RivalKingsMove as Move;
use crate::state::{RivalKings, Step};

/// The ids of all reasons.
pub(crate) const WHY_IDS: &[&str] = &[
    "over",
    "no_seat",
    "not_your_turn",
    "not_now",
    "not_in_hand",
    "already_revealed",
    "needs_opponent",
    "not_a_victim",
    "no_such_action",
    "action_covered",
    "no_markers",
    "no_money",
    "no_subject_to_pay",
    "no_building_to_pay",
    "must_steal",
    "ability_none",
    "ability_used",
    "ability_between",
    "ability_phase_2",
    "ability_smith",
    "ability_sailor",
    "ability_idle",
    "ability_no_free_card",
    "sailor_not_ready",
    "stack_empty",
    "pile_empty",
    "wrong_kind",
    "too_dear",
    "smith_needed",
    "not_covered",
    "no_such_card",
    "protected",
    "wrong_row",
    "nothing_free",
    "wrong_pile",
    "no_such_depth",
];

fn say(id: &'static str) -> Phrase {
    Key::new("rival-kings-why", id).phrase()
}

fn no(rule: &'static str, reason: Phrase) -> Refusal {
    Refusal::new(rule, reason)
}

fn seats(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::List(seats.map(Arg::Seat).collect())
}

impl RivalKings {
    /// Why a move that is not legal is not; the caller has checked that it is not.
    pub(crate) fn refuse(&self, seat: Seat, mv: Move) -> Refusal {
        let Some(question) = self.question() else { return no("8", say("over")) };
        if !self.seats.has(seat) {
            return no("4", say("no_seat"));
        }
        if let Move::Choose(character) = mv {
            return self.refuse_choice(seat, character);
        }
        let not_now = || no(question.rule(), say("not_now").with("question", question.phrase()));
        if self.step == Step::Choose {
            return not_now();
        }
        let decider = self.decider();
        if seat != decider {
            let rule = if matches!(self.step, Step::Gardener | Step::TownGuard) { "5.4" } else { "5.5" };
            return no(rule, say("not_your_turn").with("seat", decider));
        }
        match (self.step, mv) {
            (Step::Gardener, Move::Swap(_)) | (Step::PassTo, Move::To(_)) => {
                no("5.10", say("needs_opponent").with("seats", seats(self.opponents(seat))))
            }
            (Step::Steal, Move::Steal(victim, action)) => self.refuse_theft(seat, victim, action),
            (Step::Steal, Move::Skip | Move::Perform | Move::EndTurn) => {
                no("9.6", say("must_steal").with("seats", seats(self.players[seat].victims.iter())))
            }
            (Step::Own, Move::Perform) => self.own_action(seat).map_or_else(not_now, |action| self.idle(seat, action)),
            (Step::Tied, Move::PerformOne(action)) => self.refuse_tied(seat, action),
            (Step::Tied, Move::Twice(action)) if self.players[seat].ready(Subject::Sailor) => {
                self.refuse_tied(seat, action)
            }
            (Step::Tied, Move::Twice(_)) => no("9.22", say("sailor_not_ready")),
            (Step::Gardener | Step::TownGuard, Move::UseAbility) => not_now(),
            (_, Move::UseAbility) => self.refuse_ability(seat, not_now),
            (_, Move::Pile(pile)) => self.refuse_pile(seat, pile, not_now),
            (Step::Smith(pile), Move::UseSmith(false)) => self.refuse_full_price(seat, pile),
            (Step::Farmer, Move::Farmer(action)) => self.refuse_farmer(seat, action),
            (Step::SwapOwn(kind), Move::Own(asked, position)) => self.refuse_card(seat, kind, asked, position),
            (Step::SwapTheirs(kind, _, with), Move::Theirs(asked, position)) => {
                self.refuse_card(with, kind, asked, position)
            }
            (Step::SwapOpponent(kind, _), Move::Opponent(other)) => self.refuse_partner(seat, kind, other),
            (Step::TroubadourOwn, Move::Own(..)) => no("5.7", say("no_such_card")),
            (Step::Look(kind), Move::Buy(pile, depth)) => self.refuse_found(seat, kind, pile, depth),
            _ => not_now(),
        }
    }

    fn refuse_choice(&self, seat: Seat, character: Character) -> Refusal {
        if self.step != Step::Choose {
            return no("5.3", say("already_revealed"));
        }
        let hand: Vec<Key> = self.players[seat].hand.iter().map(Character::key).collect();
        no("5.3", say("not_in_hand").with("card", character.key()).with("hand", hand))
    }

    fn refuse_theft(&self, seat: Seat, victim: Seat, action: Action) -> Refusal {
        let victims = self.players[seat].victims;
        if !victims.has(victim) {
            return no("5.5", say("not_a_victim").with("seats", seats(victims.iter())));
        }
        self.refuse_action(victim, action)
    }

    /// The action is not on the card of `owner`, or it is covered.
    fn refuse_action(&self, owner: Seat, action: Action) -> Refusal {
        let covered = self.players[owner].covered;
        let open: Vec<Key> =
            self.actions(owner).iter().filter(|&&open| !covered.has(open)).map(|open| open.key()).collect();
        let id = if covered.has(action) { "action_covered" } else { "no_such_action" };
        no("5.5", say(id).with("action", action.key()).with("open", open))
    }

    /// Why an action cannot be performed now.
    fn idle(&self, seat: Seat, action: Action) -> Refusal {
        let coins = self.players[seat].coins.value();
        match action {
            Action::SettleConflict | Action::PassConflict => no("9.36", say("no_markers")),
            Action::TakeMoney => no("9.34", say("no_money")),
            Action::RecruitSubject => no("9.37", say("no_subject_to_pay").with("coins", coins)),
            Action::BuyBuilding => no("9.37", say("no_building_to_pay").with("coins", coins)),
        }
    }

    fn refuse_tied(&self, seat: Seat, action: Action) -> Refusal {
        if self.actions(seat).contains(&action) && !self.players[seat].covered.has(action) {
            self.idle(seat, action)
        } else {
            self.refuse_action(seat, action)
        }
    }

    fn refuse_ability(&self, seat: Seat, not_now: impl Fn() -> Refusal) -> Refusal {
        let player = &self.players[seat];
        if player.ability_used {
            return no("9.21", say("ability_used"));
        }
        let Some(subject) = player.active() else { return no("3.6", say("ability_none")) };
        match (self.step, subject) {
            (Step::Stolen(_), _) => no("5.5", say("ability_between")),
            (_, Subject::Gardener | Subject::TownGuard) => {
                no("9.20", say("ability_phase_2").with("subject", subject.key()))
            }
            (_, Subject::Smith) => no("9.24", say("ability_smith")),
            (_, Subject::Sailor) => no("9.22", say("ability_sailor")),
            (Step::Steal | Step::Own | Step::Tied | Step::End, Subject::LadyInWaiting | Subject::Bishop) => {
                no("9.30", say("ability_no_free_card").with("subject", subject.key()))
            }
            (Step::Steal | Step::Own | Step::Tied | Step::End, _) => {
                let help = Key::new("rival-kings-ability-help", subject.id());
                no("5.7", say("ability_idle").with("subject", subject.key()).with("help", help))
            }
            _ => not_now(),
        }
    }

    fn refuse_pile(&self, seat: Seat, pile: Pile, not_now: impl Fn() -> Refusal) -> Refusal {
        match self.step {
            Step::TakeMoney => {
                let full = Pile::ALL.iter().filter(|other| !self.stacks[other.index()].is_empty());
                let full: Vec<Key> = full.map(|other| other.key()).collect();
                no("9.33", say("stack_empty").with("pile", pile.key()).with("piles", full))
            }
            Step::Recruit => self.refuse_purchase(seat, pile, Kind::Subject),
            Step::Buy => self.refuse_purchase(seat, pile, Kind::Building),
            Step::TroubadourPile(..) => no("9.28", say("pile_empty").with("pile", pile.key())),
            _ => not_now(),
        }
    }

    fn refuse_purchase(&self, seat: Seat, pile: Pile, kind: Kind) -> Refusal {
        let coins = self.players[seat].coins.value();
        match self.piles[pile.index()].top() {
            None => no("5.6", say("pile_empty").with("pile", pile.key())),
            Some(card) if card.kind() != kind => {
                no("9.28", say("wrong_kind").with("card", card.key()).with("kind", kind.key()))
            }
            Some(card) => {
                no("9.37", say("too_dear").with("card", card.key()).with("price", card.value()).with("coins", coins))
            }
        }
    }

    fn refuse_full_price(&self, seat: Seat, pile: Pile) -> Refusal {
        let coins = self.players[seat].coins.value();
        let price = self.piles[pile.index()].top().map_or(0, |card| card.value());
        no("5.6", say("smith_needed").with("price", price).with("coins", coins))
    }

    fn refuse_farmer(&self, seat: Seat, action: Action) -> Refusal {
        if self.players[seat].covered.has(action) {
            return self.idle(seat, action);
        }
        no("9.23", say("not_covered").with("action", action.key()))
    }

    fn refuse_card(&self, owner: Seat, kind: Kind, asked: Kind, position: u8) -> Refusal {
        if asked != kind {
            return no("5.7", say("wrong_row").with("kind", kind.key()));
        }
        match self.players[owner].card(kind, position) {
            Some(card) => no("9.27", say("protected").with("card", card.key())),
            None => no("5.7", say("no_such_card")),
        }
    }

    fn refuse_partner(&self, seat: Seat, kind: Kind, other: Seat) -> Refusal {
        if other == seat || !self.seats.has(other) {
            return no("5.10", say("needs_opponent").with("seats", seats(self.opponents(seat))));
        }
        no("9.27", say("nothing_free").with("seat", other).with("kind", kind.key()))
    }

    fn refuse_found(&self, seat: Seat, kind: Kind, pile: Pile, depth: u8) -> Refusal {
        if pile.kind() != kind {
            let piles: Vec<Key> = Pile::of(kind).into_iter().map(Pile::key).collect();
            return no("9.26", say("wrong_pile").with("piles", piles));
        }
        let coins = self.players[seat].coins.value();
        match self.piles[pile.index()].at_depth(depth) {
            None => no("9.26", say("no_such_depth").with("count", self.piles[pile.index()].len)),
            Some(card) if card.kind() != kind => {
                no("9.26", say("wrong_kind").with("card", card.key()).with("kind", kind.key()))
            }
            Some(card) => {
                no("9.37", say("too_dear").with("card", card.key()).with("price", card.value()).with("coins", coins))
            }
        }
    }
}
