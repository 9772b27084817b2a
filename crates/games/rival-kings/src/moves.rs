//! The moves and their notation (section 5.10).

use std::fmt;
use std::str::FromStr;

use curia_core::{NotAMove, Seat};

use crate::data::{Action, Character, Kind, MARKET_OF_A_KIND, PILE_SIZE, Pile};

/// One atomic decision. The order of the members is the order of legal lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `choose:<character>`
    Choose(Character),
    /// `pass`: the Gardener rests.
    Pass,
    /// `swap:<seat>`: the Gardener swaps characters.
    Swap(Seat),
    /// `accept`: the Town Guard rests.
    Accept,
    /// `ward`: the Town Guard sends the marker to the thief.
    Ward,
    /// `steal:<seat>:<action>`
    Steal(Seat, Action),
    /// `perform`: the action in question.
    Perform,
    /// `perform:<action>`: the one action of a tied character.
    PerformOne(Action),
    /// `twice:<action>`: the one action of a tied character, two times by the Sailor.
    Twice(Action),
    /// `skip`
    Skip,
    /// `use_ability`
    UseAbility,
    /// `end_turn`
    EndTurn,
    /// `to:<seat>`: who gets the marker.
    To(Seat),
    /// `pile:<pile>`
    Pile(Pile),
    /// `use_smith:no`, `use_smith:yes`
    UseSmith(bool),
    /// `farmer:<action>`
    Farmer(Action),
    /// `own:<building or subject>:<position>`: the card given away.
    Own(Kind, u8),
    /// `opponent:<seat>`: with whom to swap.
    Opponent(Seat),
    /// `theirs:<building or subject>:<position>`: the card wanted.
    Theirs(Kind, u8),
    /// `buy:<pile>:<depth>`: a card found by looking; 1 is the top.
    Buy(Pile, u8),
    /// `decline`: nothing that was seen is bought.
    Decline,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Choose(character) => write!(f, "choose:{}", character.id()),
            Move::Pass => f.write_str("pass"),
            Move::Swap(seat) => write!(f, "swap:{seat}"),
            Move::Accept => f.write_str("accept"),
            Move::Ward => f.write_str("ward"),
            Move::Steal(seat, action) => write!(f, "steal:{seat}:{}", action.id()),
            Move::Perform => f.write_str("perform"),
            Move::PerformOne(action) => write!(f, "perform:{}", action.id()),
            Move::Twice(action) => write!(f, "twice:{}", action.id()),
            Move::Skip => f.write_str("skip"),
            Move::UseAbility => f.write_str("use_ability"),
            Move::EndTurn => f.write_str("end_turn"),
            Move::To(seat) => write!(f, "to:{seat}"),
            Move::Pile(pile) => write!(f, "pile:{}", pile.id()),
            Move::UseSmith(yes) => write!(f, "use_smith:{}", if yes { "yes" } else { "no" }),
            Move::Farmer(action) => write!(f, "farmer:{}", action.id()),
            Move::Own(kind, position) => write!(f, "own:{}:{position}", kind.id()),
            Move::Opponent(seat) => write!(f, "opponent:{seat}"),
            Move::Theirs(kind, position) => write!(f, "theirs:{}:{position}", kind.id()),
            Move::Buy(pile, depth) => write!(f, "buy:{}:{depth}", pile.id()),
            Move::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let mut words = text.split(':');
        let verb = words.next().unwrap_or_default();
        let (first, second) = (words.next(), words.next());
        if words.next().is_some() {
            return Err(NotAMove);
        }
        let parsed = match (first, second) {
            (None, None) => bare(verb),
            (Some(what), None) => of_one(verb, what),
            (Some(what), Some(which)) => of_two(verb, what, which),
            (None, Some(_)) => None,
        };
        parsed.ok_or(NotAMove)
    }
}

fn bare(verb: &str) -> Option<Move> {
    Some(match verb {
        "pass" => Move::Pass,
        "accept" => Move::Accept,
        "ward" => Move::Ward,
        "perform" => Move::Perform,
        "skip" => Move::Skip,
        "use_ability" => Move::UseAbility,
        "end_turn" => Move::EndTurn,
        "decline" => Move::Decline,
        _ => return None,
    })
}

fn of_one(verb: &str, what: &str) -> Option<Move> {
    match verb {
        "choose" => Character::from_id(what).map(Move::Choose),
        "swap" => what.parse().ok().map(Move::Swap),
        "perform" => Action::from_id(what).map(Move::PerformOne),
        "twice" => Action::from_id(what).map(Move::Twice),
        "to" => what.parse().ok().map(Move::To),
        "pile" => Pile::from_id(what).map(Move::Pile),
        "use_smith" => match what {
            "yes" => Some(Move::UseSmith(true)),
            "no" => Some(Move::UseSmith(false)),
            _ => None,
        },
        "farmer" => Action::from_id(what).map(Move::Farmer),
        "opponent" => what.parse().ok().map(Move::Opponent),
        _ => None,
    }
}

fn of_two(verb: &str, what: &str, which: &str) -> Option<Move> {
    match verb {
        "steal" => Some(Move::Steal(what.parse().ok()?, Action::from_id(which)?)),
        "own" => Some(Move::Own(Kind::from_id(what)?, number(which, 0, MARKET_OF_A_KIND - 1)?)),
        "theirs" => Some(Move::Theirs(Kind::from_id(what)?, number(which, 0, MARKET_OF_A_KIND - 1)?)),
        "buy" => Some(Move::Buy(Pile::from_id(what)?, number(which, 1, PILE_SIZE)?)),
        _ => None,
    }
}

/// Reads a number in its only spelling: digits without sign or leading zero.
fn number(text: &str, min: usize, max: usize) -> Option<u8> {
    let canonical = text.bytes().all(|byte| byte.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    let number: u8 = text.parse().ok()?;
    (canonical && (min..=max).contains(&usize::from(number))).then_some(number)
}
