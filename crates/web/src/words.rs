//! The keys of the texts of the pages: `web.ftl`.

use curia_core::Key;
use curia_guillotine::Prompt;

/// Declares the keys and the list of all of them.
macro_rules! keys {
    ($($name:ident = $id:literal;)*) => {
        $(pub(crate) const $name: Key = Key::new("web", $id);)*

        /// Every text of the pages.
        #[cfg(test)]
        const ALL: &[Key] = &[$($name),*];
    };
}

keys! {
    THEME_AUTO = "theme-auto";
    THEME_LIGHT = "theme-light";
    THEME_DARK = "theme-dark";
    SKIP_TO_DECISION = "skip-to-decision";
    SKIP_TO_GAMES = "skip-to-games";
    SKIP_TO_FORM = "skip-to-form";
    SKIP_TO_CHAIRS = "skip-to-chairs";
    SKIP_TO_CONTENT = "skip-to-content";
    CLOSE = "close";
    NOTHING = "nothing";
    WELCOME = "welcome";
    WELCOME_BACK = "welcome-back";
    WELCOME_WHY = "welcome-why";
    ABOUT = "about";
    MY_TABLES = "my-tables";
    STATE_YOUR_TURN = "state-your-turn";
    STATE_OTHERS_TURN = "state-others-turn";
    STATE_WAITING = "state-waiting";
    STATE_OVER = "state-over";
    GO_TO_TABLE = "go-to-table";
    LOOK = "look";
    GAMES = "games";
    SEATS_RANGE = "seats-range";
    OPPONENTS = "opponents";
    BOTS_COUNT = "bots-count";
    STRENGTH = "strength";
    PLAY_NOW = "play-now";
    A_TURN = "a-turn";
    NEW_TABLE = "new-table";
    YOUR_NAME = "your-name";
    YOUR_NAME_WHY = "your-name-why";
    SAVE = "save";
    NEW_TABLE_OF = "new-table-of";
    NEW_TABLE_WHY = "new-table-why";
    CHAIRS = "chairs";
    CHAIR = "chair";
    CHOICE_ME = "choice-me";
    CHOICE_OPEN = "choice-open";
    CHOICE_NONE = "choice-none";
    OPTIONS = "options";
    OPTION_LINE = "option-line";
    REACTION = "reaction";
    SECONDS = "seconds";
    OPEN_TABLE = "open-table";
    WAITING_WHY = "waiting-why";
    SHARE = "share";
    COPY = "copy";
    COPIED = "copied";
    SIT = "sit";
    STAND = "stand";
    BEGIN = "begin";
    BEGIN_WITH_BOTS = "begin-with-bots";
    WAIT_FOR_HOST = "wait-for-host";
    WAIT_FOR_PLAYERS = "wait-for-players";
    WAIT_FOR_PLAYERS_HOST = "wait-for-players-host";
    AGREED = "agreed";
    TITLE_TURN = "title-turn";
    CHRONICLE = "chronicle";
    THIS_TABLE = "this-table";
    WATCHING = "watching";
    CONNECTION_LOST = "connection-lost";
    NOT_SENT = "not-sent";
    DETAILS = "details";
    PLAYERS = "players";
    YOU = "you";
    TO_MOVE = "to-move";
    POINTS = "points";
    HIDDEN = "hidden";
    BOT = "bot";
    CHAIR_OPEN = "chair-open";
    CHAIR_ABSENT = "chair-absent";
    CHAIR_REPLACED = "chair-replaced";
    CHAIR_BOT = "chair-bot";
    YOUR_DECISION = "your-decision";
    YOUR_CHOICES = "your-choices";
    YOUR_HAND = "your-hand";
    WHOLE_HAND = "whole-hand";
    ONLY_YOU = "only-you";
    WAITING = "waiting";
    WHY_WAITING = "why-waiting";
    WHY_WATCHING = "why-watching";
    WHY_INTERRUPT = "why-interrupt";
    PAUSE = "pause";
    TAKE_BACK = "take-back";
    ASK_TO_TAKE_BACK = "ask-to-take-back";
    UNDO_ASKED = "undo-asked";
    UNDO_YES = "undo-yes";
    UNDO_NO = "undo-no";
    UNDO_WAITING = "undo-waiting";
    REPLACED_ASK = "replaced-ask";
    REPLACED_WHY = "replaced-why";
    COME_BACK = "come-back";
    FINAL = "final";
    RULE = "rule";
    TOTAL = "total";
    FAIR_SHUFFLE = "fair-shuffle";
    FAIR_SHUFFLE_WHY = "fair-shuffle-why";
    LEAVE = "leave";
    LEAVE_WHY = "leave-why";
    LEAVE_NOW = "leave-now";
    ORDER = "order";
    ORDER_WHY = "order-why";
    ORDER_SET = "order-set";
    GAME_OVER = "game-over";
    WINNER = "winner";
    WINNERS = "winners";
    OVER_WHY = "over-why";
    RECORD = "record";
    TO_START = "to-start";
    PLAY_AGAIN = "play-again";
    RESULT = "result";
    PLACE = "place";
    COMMITMENT = "commitment";
    SEED = "seed";
    ABOUT_LEAD = "about-lead";
    ABOUT_GAMES = "about-games";
    ABOUT_GAMES_WHY = "about-games-why";
    ABOUT_PARTS = "about-parts";
    ABOUT_PARTS_WHY = "about-parts-why";
    ERROR_NOT_FOUND = "error-not-found";
    ERROR_REFUSED = "error-refused";
    ERROR_TOO_MANY = "error-too-many";
    ERROR_BROKEN = "error-broken";
    ERROR_STATUS = "error-status";
    G_FINAL = "g-final";
    G_TURN = "g-turn";
    G_DAY = "g-day";
    G_DAY_BEGINS = "g-day-begins";
    G_STEPS = "g-steps";
    G_STEP_ACTION = "g-step-action";
    G_STEP_BEHEAD = "g-step-behead";
    G_STEP_DRAW = "g-step-draw";
    G_DECKS = "g-decks";
    G_NOBLE_DECK = "g-noble-deck";
    G_NOBLE_DISCARDS = "g-noble-discards";
    G_ACTION_DECK = "g-action-deck";
    G_ACTION_DISCARDS = "g-action-discards";
    G_LINE = "g-line";
    G_LINE_EMPTY = "g-line-empty";
    G_PLACES = "g-places";
    G_MACHINE = "g-machine";
    G_PLACE_SPOKEN = "g-place-spoken";
    G_NEW_PLACE = "g-new-place";
    G_NEXT_HEAD = "g-next-head";
    G_MOVE_TO = "g-move-to";
    G_CHOICE = "g-choice";
    G_NOBLE_SPOKEN = "g-noble-spoken";
    G_WORTH_DEPENDS = "g-worth-depends";
    G_SPECTATOR_HAND = "g-spectator-hand";
    G_EMPTY_HAND = "g-empty-hand";
    G_BEING_PLAYED = "g-being-played";
    G_PLAYED_BY_OTHER = "g-played-by-other";
    G_DISCARD = "g-discard";
    G_HAND_SIZE = "g-hand-size";
    G_TROPHIES_OF = "g-trophies-of";
    G_PILE = "g-pile";
    G_NO_HEADS = "g-no-heads";
    G_KNOWN_CARDS = "g-known-cards";
    G_KNOWN_TOPS = "g-known-tops";
    G_MARK_RUSHED = "g-mark-rushed";
    G_MARK_CURSED = "g-mark-cursed";
    G_MARK_NO_CARDS = "g-mark-no-cards";
    G_MARK_PIMPERNEL = "g-mark-pimpernel";
    G_NO_CARD = "g-no-card";
    G_NOBODY = "g-nobody";
    G_HOW_CARD = "g-how-card";
    G_HOW_NOBLE = "g-how-noble";
    G_HOW_DRAW = "g-how-draw";
    G_ORDER_OFF = "g-order-off";
    G_ORDER_NEXT = "g-order-next";
    G_ORDER_NOBLE = "g-order-noble";
    G_SKIP_BEHEAD = "g-skip-behead";
    G_REACT = "g-react";
    G_ABILITY_END_DAY = "g-ability-end-day";
    G_ABILITY_BEHEAD_NEXT = "g-ability-behead-next";
    G_ABILITY_COUNT = "g-ability-count";
    G_ABILITY_COUNTESS = "g-ability-countess";
    G_ABILITY_EXTRA_DRAW = "g-ability-extra-draw";
    G_ABILITY_BLOCK_ACTIONS = "g-ability-block-actions";
    G_ABILITY_ADD_NOBLE = "g-ability-add-noble";
    G_ABILITY_SPY = "g-ability-spy";
    G_ABILITY_GUARD = "g-ability-guard";
    G_ABILITY_CLOWN = "g-ability-clown";
    G_ABILITY_DISCARD_ONE = "g-ability-discard-one";
    G_ABILITY_TRAGIC = "g-ability-tragic";
    G_ASK_CHOOSE_ACTION = "g-ask-choose_action";
    G_ASK_CHOOSE_NOBLE = "g-ask-choose_noble";
    G_ASK_CHOOSE_DISTANCE = "g-ask-choose_distance";
    G_ASK_ORDER_NEXT = "g-ask-order_next";
    G_ASK_CHOOSE_LATE_ARRIVAL = "g-ask-choose_late_arrival";
    G_ASK_CHOOSE_PLAYER = "g-ask-choose_player";
    G_ASK_CHOOSE_DISCARD_CARD = "g-ask-choose_discard_card";
    G_ASK_CHOOSE_VICTIM_CARD = "g-ask-choose_victim_card";
    G_ASK_CHOOSE_TABLE_CARD = "g-ask-choose_table_card";
    G_ASK_INFIGHTING_DISCARD = "g-ask-infighting_discard";
    G_ASK_CLERICAL_PICK = "g-ask-clerical_pick";
    G_ASK_PLACE_CLOWN = "g-ask-place_clown";
    G_ASK_INNOCENT_DISCARD = "g-ask-innocent_discard";
    G_ASK_REACT_WAIT = "g-ask-react_wait";
    G_ASK_FINAL_CARDS = "g-ask-final_cards";
    G_WHY_ACTION = "g-why-action";
    G_WHY_ACTION_ONLY = "g-why-action-only";
    G_WHY_RUSHED = "g-why-rushed";
    G_WHY_WINDOW = "g-why-window";
    G_WHY_FINAL = "g-why-final";
    G_WHY_CLOWN = "g-why-clown";
    G_WHY_INNOCENT = "g-why-innocent";
    G_WHY_INFIGHTING = "g-why-infighting";
    G_WHY_CARD = "g-why-card";
    G_WAIT_CHOOSE_ACTION = "g-wait-choose_action";
    G_WAIT_CHOOSE_NOBLE = "g-wait-choose_noble";
    G_WAIT_CHOOSE_DISTANCE = "g-wait-choose_distance";
    G_WAIT_ORDER_NEXT = "g-wait-order_next";
    G_WAIT_CHOOSE_LATE_ARRIVAL = "g-wait-choose_late_arrival";
    G_WAIT_CHOOSE_PLAYER = "g-wait-choose_player";
    G_WAIT_CHOOSE_DISCARD_CARD = "g-wait-choose_discard_card";
    G_WAIT_CHOOSE_VICTIM_CARD = "g-wait-choose_victim_card";
    G_WAIT_CHOOSE_TABLE_CARD = "g-wait-choose_table_card";
    G_WAIT_INFIGHTING_DISCARD = "g-wait-infighting_discard";
    G_WAIT_CLERICAL_PICK = "g-wait-clerical_pick";
    G_WAIT_PLACE_CLOWN = "g-wait-place_clown";
    G_WAIT_INNOCENT_DISCARD = "g-wait-innocent_discard";
    G_WAIT_REACT_WAIT = "g-wait-react_wait";
    G_WAIT_FINAL_CARDS = "g-wait-final_cards";
}

/// The question of a decision of Guillotine.
pub(crate) const fn guillotine_ask(decision: &Prompt) -> Key {
    match decision {
        Prompt::ChooseAction { .. } => G_ASK_CHOOSE_ACTION,
        Prompt::ChooseNoble { .. } => G_ASK_CHOOSE_NOBLE,
        Prompt::ChooseDistance { .. } => G_ASK_CHOOSE_DISTANCE,
        Prompt::OrderNext { .. } => G_ASK_ORDER_NEXT,
        Prompt::ChooseLateArrival { .. } => G_ASK_CHOOSE_LATE_ARRIVAL,
        Prompt::ChoosePlayer { .. } => G_ASK_CHOOSE_PLAYER,
        Prompt::ChooseDiscardCard { .. } => G_ASK_CHOOSE_DISCARD_CARD,
        Prompt::ChooseVictimCard { .. } => G_ASK_CHOOSE_VICTIM_CARD,
        Prompt::ChooseTableCard { .. } => G_ASK_CHOOSE_TABLE_CARD,
        Prompt::InfightingDiscard { .. } => G_ASK_INFIGHTING_DISCARD,
        Prompt::ClericalPick { .. } => G_ASK_CLERICAL_PICK,
        Prompt::PlaceClown => G_ASK_PLACE_CLOWN,
        Prompt::InnocentDiscard => G_ASK_INNOCENT_DISCARD,
        Prompt::ReactWait { .. } => G_ASK_REACT_WAIT,
        Prompt::FinalCards => G_ASK_FINAL_CARDS,
    }
}

/// What the others read meanwhile.
pub(crate) const fn guillotine_wait(decision: &Prompt) -> Key {
    match decision {
        Prompt::ChooseAction { .. } => G_WAIT_CHOOSE_ACTION,
        Prompt::ChooseNoble { .. } => G_WAIT_CHOOSE_NOBLE,
        Prompt::ChooseDistance { .. } => G_WAIT_CHOOSE_DISTANCE,
        Prompt::OrderNext { .. } => G_WAIT_ORDER_NEXT,
        Prompt::ChooseLateArrival { .. } => G_WAIT_CHOOSE_LATE_ARRIVAL,
        Prompt::ChoosePlayer { .. } => G_WAIT_CHOOSE_PLAYER,
        Prompt::ChooseDiscardCard { .. } => G_WAIT_CHOOSE_DISCARD_CARD,
        Prompt::ChooseVictimCard { .. } => G_WAIT_CHOOSE_VICTIM_CARD,
        Prompt::ChooseTableCard { .. } => G_WAIT_CHOOSE_TABLE_CARD,
        Prompt::InfightingDiscard { .. } => G_WAIT_INFIGHTING_DISCARD,
        Prompt::ClericalPick { .. } => G_WAIT_CLERICAL_PICK,
        Prompt::PlaceClown => G_WAIT_PLACE_CLOWN,
        Prompt::InnocentDiscard => G_WAIT_INNOCENT_DISCARD,
        Prompt::ReactWait { .. } => G_WAIT_REACT_WAIT,
        Prompt::FinalCards => G_WAIT_FINAL_CARDS,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use curia_texts::{Lang, sources};

    use super::*;

    #[test]
    fn the_keys_are_exactly_the_texts_of_the_pages() {
        let declared: BTreeSet<String> = ALL.iter().map(Key::to_string).collect();
        for lang in Lang::ALL {
            let source = sources(lang).iter().find(|source| source.name == "web").unwrap();
            let ids = source.text.lines().filter(|line| line.starts_with("web-"));
            let written: BTreeSet<String> = ids.filter_map(|line| line.split(' ').next()).map(str::to_owned).collect();
            assert_eq!(written, declared, "{lang}");
        }
    }
}
