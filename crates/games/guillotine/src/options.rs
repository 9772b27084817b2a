//! Section 11: what can be agreed before the game.

use curia_core::{OptionKind, OptionSpec, Options, Seat};

/// How a day's first player is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DayStarter {
    /// The left neighbour of the player who ended the day.
    #[default]
    NextPlayer,
    /// The left neighbour of the player who began the last day.
    Rotate,
}

/// The options of Guillotine; the default follows the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GuillotineOptions {
    /// Who begins; `None` draws.
    pub start_player: Option<Seat>,
    /// How a day's first player is found.
    pub day_starter: DayStarter,
    /// True if the Rival Executioner takes from the noble deck (`deck`) instead of the line.
    pub rival_takes_from_deck: bool,
    /// True if Confusion in Line is a curse played in step 1 instead of a reaction.
    pub confusion_is_curse: bool,
    /// True if Twist of Fate may hit own table cards.
    pub twist_hits_any: bool,
    /// True if the Clown may not stay with his beheader.
    pub clown_goes_to_others: bool,
    /// True if the Master Spy moves before the card works.
    pub spy_moves_before: bool,
    /// True if Callous Guards are taken out of the deck.
    pub without_callous_guards: bool,
    /// True if running scores are not shown.
    pub hidden_scores: bool,
}

const fn choice(id: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { id, kind: OptionKind::Choice(values) }
}

impl Options for GuillotineOptions {
    const NAMES: &'static str = "guillotine-option";
    const VALUES: &'static str = "guillotine-value";
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { id: "start_player", kind: OptionKind::Seat },
        choice("day_starter", &["next_player", "rotate"]),
        choice("rival_executioner", &["line", "deck"]),
        choice("confusion_mode", &["reaction", "curse"]),
        choice("twist_scope", &["others", "any"]),
        choice("clown_scope", &["any", "others"]),
        choice("master_spy_timing", &["after", "before"]),
        choice("callous_guards", &["in", "out"]),
        choice("score_display", &["open", "hidden"]),
    ];

    fn get(&self, id: &str) -> String {
        let pick = |second: bool, values: [&str; 2]| values[usize::from(second)].to_owned();
        match id {
            "start_player" => self.start_player.map_or_else(|| "random".to_owned(), |seat| seat.to_string()),
            "day_starter" => pick(self.day_starter == DayStarter::Rotate, ["next_player", "rotate"]),
            "rival_executioner" => pick(self.rival_takes_from_deck, ["line", "deck"]),
            "confusion_mode" => pick(self.confusion_is_curse, ["reaction", "curse"]),
            "twist_scope" => pick(self.twist_hits_any, ["others", "any"]),
            "clown_scope" => pick(self.clown_goes_to_others, ["any", "others"]),
            "master_spy_timing" => pick(self.spy_moves_before, ["after", "before"]),
            "callous_guards" => pick(self.without_callous_guards, ["in", "out"]),
            "score_display" => pick(self.hidden_scores, ["open", "hidden"]),
            _ => String::new(),
        }
    }

    fn put(&mut self, id: &str, value: &str) {
        match id {
            "start_player" => self.start_player = value.parse().ok(),
            "day_starter" => {
                self.day_starter = if value == "rotate" { DayStarter::Rotate } else { DayStarter::NextPlayer };
            }
            "rival_executioner" => self.rival_takes_from_deck = value == "deck",
            "confusion_mode" => self.confusion_is_curse = value == "curse",
            "twist_scope" => self.twist_hits_any = value == "any",
            "clown_scope" => self.clown_goes_to_others = value == "others",
            "master_spy_timing" => self.spy_moves_before = value == "before",
            "callous_guards" => self.without_callous_guards = value == "out",
            "score_display" => self.hidden_scores = value == "hidden",
            _ => {}
        }
    }
}
