//! Weights and colours. Colour never says anything alone: a symbol or a word always says it, too.

use std::env;

use ratatui::style::{Color, Modifier, Style};

/// How things are painted. The one precious colour, gold, means "you may choose this".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    colour: bool,
}

impl Theme {
    /// With colours.
    pub const COLOUR: Theme = Theme { colour: true };
    /// With weights alone.
    pub const MONO: Theme = Theme { colour: false };

    /// What the surroundings ask for: `NO_COLOR` and simple terminals get weights alone.
    pub fn of_environment() -> Theme {
        let forbidden = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let simple = env::var_os("TERM").is_some_and(|term| term == "dumb" || term == "vt100" || term == "vt220");
        if forbidden || simple { Theme::MONO } else { Theme::COLOUR }
    }

    /// Ordinary text.
    pub fn text(self) -> Style {
        Style::new()
    }

    /// Titles, questions, numbers that count.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Captions and what is of no use now.
    pub fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What may be chosen.
    pub fn choice(self) -> Style {
        self.strong().patch(self.tint(Color::Yellow))
    }

    /// What is chosen if Enter is pressed.
    pub fn selected(self) -> Style {
        self.choice().add_modifier(Modifier::REVERSED)
    }

    /// A warning.
    pub fn alert(self) -> Style {
        self.strong().patch(self.tint(Color::LightRed))
    }

    /// A colour where colours are allowed.
    pub fn tint(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }
}
