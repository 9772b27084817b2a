//! The decisions as moves, in the notation of section 5.12.

use std::fmt;
use std::str::FromStr;

use curia_core::NotAMove;

use crate::data::{Chest, Field, Privilege, Province};
use crate::pieces::{Direction, Figure, Office};

/// One atomic decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Turn menu: the supply action.
    Supply,
    /// Turn menu: the move and appoint action.
    Appoint,
    /// Menus: buys a privilege.
    BuyPrivilege,
    /// Menus: uses a recall chest.
    UseRecall,
    /// Menus: uses a knighting chest.
    UseKnighting,
    /// End menu: ends the turn.
    EndTurn,
    /// Takes the figure that is gained from the pay space of this province.
    GainSource(Province),
    /// Chooses a supply field.
    SupplyField(Field),
    /// Takes the chests of this field.
    QuartermasterField(Field),
    /// Uses a second field, or no muster.
    Muster(Option<Field>),
    /// Chooses the office to fill.
    ChooseOffice(Office),
    /// Chooses the way round the ring.
    ChooseDirection(Direction),
    /// Uses this chest for the appointment.
    ChooseModifier(Chest),
    /// Uses no further chest for it.
    Confirm,
    /// Seats a figure of this kind.
    SeatFigure(Figure),
    /// Pays with a figure of this kind.
    PayFigure(Figure),
    /// Takes a figure back after the appointment, or none.
    MessengerPick(Option<(Province, Figure)>),
    /// Buys a privilege of this kind.
    ChoosePrivilege(Privilege),
    /// Takes a figure back, or stops.
    RecallPick(Option<(Province, Figure)>),
    /// Takes a chest of this kind that lies under this field.
    ChestPick(Field, Chest),
    /// Takes the figure on this office home, or stops.
    HomecomingPick(Option<Office>),
    /// Keeps a cleared figure of this kind.
    RetinuePick(Figure),
}

/// The word for taking nothing where a figure could be picked after an appointment.
const NONE: &str = "none";
/// The word for using no muster.
const NO: &str = "no";
/// The word for taking no further figure.
const STOP: &str = "stop";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pick = |f: &mut fmt::Formatter<'_>, word: &str, pick: Option<(Province, Figure)>, nothing: &str| match pick
        {
            Some((province, figure)) => write!(f, "{word}:{}:{}", province.id(), figure.id()),
            None => write!(f, "{word}:{nothing}"),
        };
        match *self {
            Move::Supply => f.write_str("supply"),
            Move::Appoint => f.write_str("appoint"),
            Move::BuyPrivilege => f.write_str("buy_privilege"),
            Move::UseRecall => f.write_str("use_recall"),
            Move::UseKnighting => f.write_str("use_knighting"),
            Move::EndTurn => f.write_str("end_turn"),
            Move::GainSource(province) => write!(f, "gain_source:{}", province.id()),
            Move::SupplyField(field) => write!(f, "supply_field:{}", field.id()),
            Move::QuartermasterField(field) => write!(f, "quartermaster_field:{}", field.id()),
            Move::Muster(field) => write!(f, "muster:{}", field.map_or(NO, Field::id)),
            Move::ChooseOffice(office) => write!(f, "choose_office:{office}"),
            Move::ChooseDirection(direction) => write!(f, "choose_direction:{}", direction.id()),
            Move::ChooseModifier(chest) => write!(f, "choose_modifier:{}", chest.id()),
            Move::Confirm => f.write_str("confirm"),
            Move::SeatFigure(figure) => write!(f, "seat_figure:{}", figure.id()),
            Move::PayFigure(figure) => write!(f, "pay_figure:{}", figure.id()),
            Move::MessengerPick(picked) => pick(f, "messenger_pick", picked, NONE),
            Move::ChoosePrivilege(privilege) => write!(f, "choose_privilege:{}", privilege.id()),
            Move::RecallPick(picked) => pick(f, "recall_pick", picked, STOP),
            Move::ChestPick(field, chest) => write!(f, "chest_pick:{}:{}", field.id(), chest.id()),
            Move::HomecomingPick(Some(office)) => write!(f, "homecoming_pick:{office}"),
            Move::HomecomingPick(None) => write!(f, "homecoming_pick:{STOP}"),
            Move::RetinuePick(figure) => write!(f, "retinue_pick:{}", figure.id()),
        }
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let mv = match text.split_once(':') {
            None => alone(text),
            Some((word, argument)) => with_argument(word, argument),
        };
        mv.ok_or(NotAMove)
    }
}

fn alone(text: &str) -> Option<Move> {
    Some(match text {
        "supply" => Move::Supply,
        "appoint" => Move::Appoint,
        "buy_privilege" => Move::BuyPrivilege,
        "use_recall" => Move::UseRecall,
        "use_knighting" => Move::UseKnighting,
        "end_turn" => Move::EndTurn,
        "confirm" => Move::Confirm,
        _ => return None,
    })
}

fn with_argument(word: &str, argument: &str) -> Option<Move> {
    match word {
        "gain_source" => Province::from_id(argument).map(Move::GainSource),
        "supply_field" => Field::from_id(argument).map(Move::SupplyField),
        "quartermaster_field" => Field::from_id(argument).map(Move::QuartermasterField),
        "muster" => or_nothing(argument, NO, Field::from_id).map(Move::Muster),
        "choose_office" => argument.parse().ok().map(Move::ChooseOffice),
        "choose_direction" => Direction::from_id(argument).map(Move::ChooseDirection),
        "choose_modifier" => Chest::from_id(argument).map(Move::ChooseModifier),
        "seat_figure" => Figure::from_id(argument).map(Move::SeatFigure),
        "pay_figure" => Figure::from_id(argument).map(Move::PayFigure),
        "messenger_pick" => or_nothing(argument, NONE, placed).map(Move::MessengerPick),
        "choose_privilege" => Privilege::from_id(argument).map(Move::ChoosePrivilege),
        "recall_pick" => or_nothing(argument, STOP, placed).map(Move::RecallPick),
        "chest_pick" => {
            let (field, chest) = argument.split_once(':')?;
            Some(Move::ChestPick(Field::from_id(field)?, Chest::from_id(chest)?))
        }
        "homecoming_pick" => or_nothing(argument, STOP, |text| text.parse().ok()).map(Move::HomecomingPick),
        "retinue_pick" => Figure::from_id(argument).map(Move::RetinuePick),
        _ => None,
    }
}

/// What `read` finds, or the word for nothing.
fn or_nothing<T>(text: &str, nothing: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if text == nothing { Some(None) } else { read(text).map(Some) }
}

/// `milano:noble`.
fn placed(text: &str) -> Option<(Province, Figure)> {
    let (province, figure) = text.split_once(':')?;
    Some((Province::from_id(province)?, Figure::from_id(figure)?))
}

/// A standing order (ruling 9.60): pay with this kind of figure as long as there is one and the question is about payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// The kind to pay with.
    pub pay: Figure,
    /// The round and the turn of that round that it is for, both counted from 1: in its first turn one action piece has
    /// left the turn order track. `None` until it is lifted.
    pub only: Option<(u8, u8)>,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pay:{}", self.pay.id())?;
        match self.only {
            Some((round, turn)) => write!(f, ":{round}:{turn}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Order {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Order, NotAMove> {
        order(text).ok_or(NotAMove)
    }
}

fn order(text: &str) -> Option<Order> {
    let mut parts = text.strip_prefix("pay:")?.split(':');
    let pay = Figure::from_id(parts.next()?)?;
    let only = match (parts.next(), parts.next(), parts.next()) {
        (None, ..) => None,
        (Some(round), Some(turn), None) => Some((number(round)?, number(turn)?)),
        _ => return None,
    };
    Some(Order { pay, only })
}

/// A whole number with one text only: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    let canonical = text == "0" || (!text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit()));
    if canonical { text.parse().ok() } else { None }
}
