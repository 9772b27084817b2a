//! The words on the screen of The Staufer Dynasty.

use curia_core::Named;

/// A text of the screen. Beside each stands what it says in English.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("staufer-screen")]
pub(crate) enum Word {
    /// Round { $round }/5 · { $province } + { $second } · king +{ $steps }
    Status,
    /// Round { $round }/5, the last · { $province } + { $second }
    StatusLast,
    /// the king’s
    ConditionKing,
    /// most filled
    ConditionMostFigures,
    /// fewest chests
    ConditionFewestChests,
    /// most paid
    ConditionMostPayment,
    /// most nobles
    ConditionMostNobles,
    /// opposite
    ConditionOpposite,
    /// Clockwise ↓
    Ring,
    /// points
    Tile,
    /// paid
    Pay,
    /// bonus
    Bonus,
    /// Offices: cost, chest or [holder]
    Offices,
    /// e
    LetterEnvoy,
    /// n
    LetterNoble,
    /// T
    LetterTurquoise,
    /// B
    LetterBrown,
    /// P
    LetterPurple,
    /// +3
    ChestThreePoints,
    /// +4
    ChestFourPoints,
    /// +5
    ChestFivePoints,
    /// +2e
    ChestTwoEnvoys,
    /// +1n
    ChestNoble,
    /// Car
    ChestCarriage,
    /// Dec
    ChestDecree,
    /// Cre
    ChestCredit,
    /// Nob
    ChestPatent,
    /// Rec
    ChestRecall,
    /// Mus
    ChestMuster,
    /// Kni
    ChestKnighting,
    /// Rel
    ChestRelic,
    /// Sea
    ChestSeal,
    /// Cou
    PrivilegeCourier,
    /// Ste
    PrivilegeSteward,
    /// Rec
    PrivilegeRecruiter,
    /// Pat
    PrivilegePatent,
    /// Her
    PrivilegeHerald,
    /// Win
    PrivilegeWindingRoad,
    /// Qua
    PrivilegeQuartermaster,
    /// Hou
    PrivilegeNobleHouse,
    /// Arb
    PrivilegeArbiter,
    /// Tre
    PrivilegeTreasurer,
    /// Ant
    PrivilegeAntiquarian,
    /// Mes
    PrivilegeMessenger,
    /// Ret
    PrivilegeRetinue,
    /// Fav
    PrivilegeRoyalFavour,
    /// Cha
    PrivilegeChancellor,
    /// Supply
    Supply,
    /// Priv.
    Display,
    /// Privileges
    Privileges,
    /// { $points }VP
    Pile,
    /// Points: { $points }
    PileWhole,
    /// Order
    Order,
    /// Supplied
    Suppliers,
    /// Appointed
    Appointers,
    /// +1{ $letter }
    NextEnvoy,
    /// Your jobs
    Jobs,
    /// Your chests
    Chests,
    /// Schedule
    Schedule,
    /// { $province } + { $second }, king +{ $steps }
    Row,
    /// { $province } + { $second }
    RowLast,
    /// Players
    Players,
    /// VP
    Points,
    /// court
    Court,
    /// empire
    Empire,
    /// Deck { $deck }, discarded { $discard }
    Deck,
    /// noble
    LegendNoble,
    /// chests in the stack
    LegendStack,
    /// goes to the pay space
    LegendPaid,
    /// the king’s next ride
    LegendRide,
    /// scored
    LegendFirst,
    /// second one, as it stands
    LegendSecond,
}
