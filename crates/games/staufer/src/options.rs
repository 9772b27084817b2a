//! What can be agreed before the game (section 11).

use curia_core::{Named, OptionKind, OptionValue, Seat};

use crate::data::{KINDS, Privilege};
use crate::pieces::PrivilegeSet;

/// Which permanent privileges are in the game (section 11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum PrivilegeChoice {
    /// The five with a blue seal.
    Blue,
    /// Five of all fifteen, drawn.
    Random,
    /// Those of the option `custom_privileges`.
    Custom,
}

/// Five permanent privileges that the host has picked, if they have (section 11.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CustomPrivileges(pub Option<PrivilegeSet>);

impl OptionValue for CustomPrivileges {
    const KIND: OptionKind = OptionKind::Subset { of: Privilege::PERMANENT_IDS, count: KINDS };
    const DEFAULT: CustomPrivileges = CustomPrivileges(None);

    fn text(&self) -> String {
        let words = |set: PrivilegeSet| set.iter().map(Privilege::id).collect::<Vec<_>>().join("+");
        self.0.map_or_else(|| Self::KIND.default_value(), words)
    }

    fn read(text: &str) -> CustomPrivileges {
        let set: PrivilegeSet = text.split('+').filter_map(Privilege::from_id).collect();
        CustomPrivileges((set.len() == KINDS).then_some(set))
    }
}

/// Whether a player may own two cards of one kind (section 11.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum PrivilegeLimit {
    /// One of each kind; the victory-point pile is one kind.
    OnePerKind,
    /// As many as they can pay.
    None,
}

/// The options of the game. The default is the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, curia_core::Options)]
#[options("staufer")]
pub struct Options {
    /// Which permanent privileges are in the game (section 11.1).
    pub privilege_set: PrivilegeChoice,
    /// The five that the host has picked (section 11.2): they are in the game whatever `privilege_set` says.
    pub custom_privileges: CustomPrivileges,
    /// Copies of each permanent privilege with two players (section 11.3).
    #[options(min = 1, max = 2, default = 1)]
    pub two_player_privilege_copies: u8,
    /// Whether a player may own two cards of one kind (section 11.4).
    pub privilege_limit: PrivilegeLimit,
    /// Who begins; `None` draws them (section 11.5).
    pub start_player: Option<Seat>,
}
