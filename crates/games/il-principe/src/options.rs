//! What can be agreed before the game (section 11).

use curia_core::{OptionKind, OptionSpec, Seat};

/// How the families are given to the seats (11.6). It has no effect on play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Families {
    /// Medici, Visconti, Carraresi, d'Este, Gonzaga from seat 0 on.
    #[default]
    SeatOrder,
    /// Dealt at random.
    Random,
}

/// The options of the game. The default is the rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Cards drawn in phase 1 with three to five players, 4 or 5 (11.1); two players always draw 5.
    pub draw_count: u8,
    /// Whether everybody sees everybody's gold (11.3).
    pub open_money: bool,
    /// Whether gold decides between equal totals (11.4).
    pub tiebreak_gold: bool,
    /// The starting Principe; `None` draws him (11.5).
    pub start_principe: Option<Seat>,
    /// Who leads which family (11.6).
    pub families: Families,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            draw_count: 5,
            open_money: false,
            tiebreak_gold: false,
            start_principe: None,
            families: Families::SeatOrder,
        }
    }
}

impl curia_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { id: "draw_count", kind: OptionKind::Int { min: 4, max: 5, default: 5 } },
        OptionSpec { id: "open_money", kind: OptionKind::Choice(&["off", "on"]) },
        OptionSpec { id: "tiebreak", kind: OptionKind::Choice(&["shared", "tiebreak_gold"]) },
        OptionSpec { id: "start_principe", kind: OptionKind::Seat },
        OptionSpec { id: "families", kind: OptionKind::Choice(&["seat_order", "random"]) },
    ];

    fn get(&self, id: &str) -> String {
        match id {
            "draw_count" => self.draw_count.to_string(),
            "open_money" => if self.open_money { "on" } else { "off" }.to_owned(),
            "tiebreak" => if self.tiebreak_gold { "tiebreak_gold" } else { "shared" }.to_owned(),
            "start_principe" => self.start_principe.map_or_else(|| "random".to_owned(), |seat| seat.to_string()),
            "families" => match self.families {
                Families::SeatOrder => "seat_order".to_owned(),
                Families::Random => "random".to_owned(),
            },
            _ => String::new(),
        }
    }

    fn put(&mut self, id: &str, value: &str) {
        match id {
            "draw_count" => self.draw_count = value.parse().unwrap_or(5),
            "open_money" => self.open_money = value == "on",
            "tiebreak" => self.tiebreak_gold = value == "tiebreak_gold",
            "start_principe" => self.start_principe = value.parse().ok(),
            "families" => {
                self.families = if value == "random" { Families::Random } else { Families::SeatOrder };
            }
            _ => {}
        }
    }
}
