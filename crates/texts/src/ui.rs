//! The general words: everything that belongs to no single game and to no single page.

use curia_core::Named;

/// A text of `ui.ftl`. Beside each stands what it says in English.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("ui")]
pub enum General {
    /// nothing
    ListEmpty,
    /// { $first } and { $last }
    ListLast,
    /// { $name } (you)
    You,
    /// Players
    Players,
    /// { $count } points
    Points,
    /// points
    PointsHead,
    /// hand
    HandHead,
    /// { $place }th
    Place,
    /// Scores
    Scores,
    /// Total
    Total,
    /// hidden
    Hidden,
    /// { $who } share the victory.
    Winner,
    /// The result
    Result,
    /// The game is over.
    Over,
    /// Waiting for { $who }
    Waiting,
    /// { $who } is about to act. You may step in first.
    MayInterrupt,
    /// Go on
    GoOn,
    /// Chronicle
    Chronicle,
    /// rule { $rule }
    Rule,
    /// There is nothing more to say about it.
    AboutNothing,
    /// You may choose this now.
    Allowed,
    /// Not now: { $reason } (rule { $rule })
    Refused,
    /// Keys
    Legend,
    /// Taken back.
    Undone,
    /// { $seat } asks to take back a move.
    BackAsked,
    /// { $seat } would rather play on.
    BackDeclined,
    /// { $seat } no longer asks to take back a move.
    BackWithdrawn,
    /// The game went on, so the request of { $seat } to take back a move has lapsed.
    BackLapsed,
    /// There is nothing to take back: somebody has moved, a card was turned up or luck has decided.
    UndoNothing,
    /// Leave the game?
    QuitAsk,
    /// y leaves, any other key stays
    QuitKeys,
    /// Goodbye.
    Bye,
    /// choose
    KeyChoose,
    /// play
    KeyPlay,
    /// explain
    KeyAbout,
    /// undo
    KeyUndo,
    /// scores
    KeyScores,
    /// table
    KeyTable,
    /// rules
    KeyRules,
    /// scroll
    KeyScroll,
    /// keys
    KeyKeys,
    /// quit
    KeyQuit,
    /// browse
    KeyBrowse,
    /// close
    KeyClose,
    /// move among the choices
    KeysArrows,
    /// play the choice of that number at once
    KeysNumber,
    /// play the marked choice
    KeysEnter,
    /// what the marked thing does, and why it cannot be chosen
    KeysAbout,
    /// turn the pages of the chronicle
    KeysChronicle,
    /// take back the last move, while nothing new was learnt
    KeysUndo,
    /// the points and what they are made of
    KeysScores,
    /// the whole table in words
    KeysTable,
    /// the rules, where they speak of the question
    KeysRules,
    /// change the language
    KeysLanguage,
    /// leave the game
    KeysQuit,
    /// click to play, right click to ask, wheel to move
    KeysMouse,
    /// mouse
    Mouse,
    /// Please enlarge the window to { $width } × { $height }.
    Enlarge,
    /// and { $count } more
    More,
    /// A number or a move plays. Also: ? (or ? and a choice), scores, table, rules (or rules and a number), undo, lang, help, quit.
    PlainCommands,
    /// Not understood. Allowed: { $choices }, ?, scores, table, rules, undo, lang, help, quit.
    PlainUnknown,
    /// 1 to { $count }
    PlainNumbers,
    /// { $reason } (rule { $rule })
    PlainRefused,
    /// An empty line goes on.
    PlainInterrupt,
    /// random
    OptionRandom,
    /// { $asked } seats: { $min } to { $max } can play.
    ErrorSeats,
    /// There is no option “{ $option }”. Allowed: { $allowed }.
    ErrorOption,
    /// The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
    ErrorValue,
}
