//! The keys of the general texts: everything on the screen that belongs to no single game.

use curia_core::Key;

/// Declares the keys and the list of all of them.
macro_rules! keys {
    ($($(#[$doc:meta])* $name:ident = $id:literal;)*) => {
        $($(#[$doc])* pub const $name: Key = Key::new("ui", $id);)*

        /// Every general text.
        pub const ALL: &[Key] = &[$($name),*];
    };
}

keys! {
    /// nothing
    LIST_EMPTY = "list-empty";
    /// { $first } and { $last }
    LIST_LAST = "list-last";
    /// { $name } (you)
    YOU = "you";
    /// Players
    PLAYERS = "players";
    /// { $count } points
    POINTS = "points";
    /// points
    POINTS_HEAD = "points-head";
    /// hand
    HAND_HEAD = "hand-head";
    /// { $place }th
    PLACE = "place";
    /// Scores
    SCORES = "scores";
    /// Total
    TOTAL = "total";
    /// hidden
    HIDDEN = "hidden";
    /// { $who } share the victory.
    WINNER = "winner";
    /// The result
    RESULT = "result";
    /// The game is over.
    OVER = "over";
    /// Your turn
    /// Waiting for { $who }
    WAITING = "waiting";
    /// { $who } is about to act. You may step in first.
    MAY_INTERRUPT = "may-interrupt";
    /// Go on
    GO_ON = "go-on";
    /// Chronicle
    CHRONICLE = "chronicle";
    /// rule { $rule }
    RULE = "rule";
    /// There is nothing more to say about it.
    ABOUT_NOTHING = "about-nothing";
    /// You may choose this now.
    ALLOWED = "allowed";
    /// Not now: { $reason } (rule { $rule })
    REFUSED = "refused";
    /// Keys
    LEGEND = "legend";
    /// Taken back.
    UNDONE = "undone";
    /// There is nothing to take back: somebody has moved, a card was turned up or luck has decided.
    UNDO_NOTHING = "undo-nothing";
    /// Leave the game?
    QUIT_ASK = "quit-ask";
    /// y leaves, any other key stays
    QUIT_KEYS = "quit-keys";
    /// Goodbye.
    BYE = "bye";
    /// choose
    KEY_CHOOSE = "key-choose";
    /// play
    KEY_PLAY = "key-play";
    /// explain
    KEY_ABOUT = "key-about";
    /// undo
    KEY_UNDO = "key-undo";
    /// scores
    KEY_SCORES = "key-scores";
    /// table
    KEY_TABLE = "key-table";
    /// scroll
    KEY_SCROLL = "key-scroll";
    /// keys
    KEY_KEYS = "key-keys";
    /// quit
    KEY_QUIT = "key-quit";
    /// browse
    KEY_BROWSE = "key-browse";
    /// close
    KEY_CLOSE = "key-close";
    /// move among the choices
    KEYS_ARROWS = "keys-arrows";
    /// play the choice of that number at once
    KEYS_NUMBER = "keys-number";
    /// play the marked choice
    KEYS_ENTER = "keys-enter";
    /// what the marked thing does, and why it cannot be chosen
    KEYS_ABOUT = "keys-about";
    /// turn the pages of the chronicle
    KEYS_CHRONICLE = "keys-chronicle";
    /// take back the last move, while nothing new was learnt
    KEYS_UNDO = "keys-undo";
    /// the points and what they are made of
    KEYS_SCORES = "keys-scores";
    /// the whole table in words
    KEYS_TABLE = "keys-table";
    /// change the language
    KEYS_LANGUAGE = "keys-language";
    /// leave the game
    KEYS_QUIT = "keys-quit";
    /// click to play, right click to ask, wheel to move
    KEYS_MOUSE = "keys-mouse";
    /// mouse
    MOUSE = "mouse";
    /// Please enlarge the window to { $width } × { $height }.
    ENLARGE = "enlarge";
    /// and { $count } more
    MORE = "more";
    /// A number or a move plays. Also: ? (or ? and a choice), scores, table, undo, lang, help, quit.
    PLAIN_COMMANDS = "plain-commands";
    /// Not understood. Allowed: { $choices }, ?, scores, table, undo, lang, help, quit.
    PLAIN_UNKNOWN = "plain-unknown";
    /// 1 to { $count }
    PLAIN_NUMBERS = "plain-numbers";
    /// { $reason } (rule { $rule })
    PLAIN_REFUSED = "plain-refused";
    /// An empty line goes on.
    PLAIN_INTERRUPT = "plain-interrupt";
    /// easy
    BOT_RANDOM = "bot-random";
    /// fair
    BOT_GREEDY = "bot-greedy";
    /// strong
    BOT_MCTS = "bot-mcts";
    /// random
    OPTION_RANDOM = "option-random";
    /// any
    OPTION_ANY = "option-any";
    /// as in the rulebook
    OPTION_DEFAULT = "option-default";
    /// { $asked } seats: { $min } to { $max } can play.
    ERROR_SEATS = "error-seats";
    /// There is no option “{ $option }”. Allowed: { $allowed }.
    ERROR_OPTION = "error-option";
    /// The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
    ERROR_VALUE = "error-value";
    /// Day { $day } of { $days }
    GUILLOTINE_DAY = "guillotine-day";
    /// The last cards
    GUILLOTINE_FINAL = "guillotine-final";
    /// The line
    GUILLOTINE_LINE = "guillotine-line";
    /// { $count } nobles wait
    GUILLOTINE_HEADS = "guillotine-heads";
    /// Your hand
    GUILLOTINE_HAND = "guillotine-hand";
    /// nobles
    GUILLOTINE_NOBLES = "guillotine-nobles";
    /// cards
    GUILLOTINE_CARDS = "guillotine-cards";
    /// deck
    GUILLOTINE_DECK = "guillotine-deck";
    /// discard
    GUILLOTINE_DISCARD = "guillotine-discard";
    /// on top: { $noble }
    GUILLOTINE_TOP = "guillotine-top";
    /// holds { $cards }
    GUILLOTINE_KNOWN = "guillotine-known";
    /// you know: { $nobles }
    GUILLOTINE_NEXT_UP = "guillotine-next-up";
    /// must hurry
    GUILLOTINE_RUSHED = "guillotine-rushed";
    /// cursed
    GUILLOTINE_CURSED = "guillotine-cursed";
}
