//! Curia in the terminal: one person against bots, on a drawn screen or by lines of text.
//!
//! A game appears by implementing [`Screen`]; everything it does not draw itself is drawn from its outline.
#![forbid(unsafe_code)]

mod about;
mod app;
mod choices;
mod chronicle;
mod frame;
mod guillotine;
mod heads_of_state;
mod il_principe;
mod outline;
mod plain;
mod popup;
mod rival_kings;
mod rules;
mod scores;
mod screen;
mod setup;
mod solo;
mod staufer;
mod terminal;
mod text;
mod theme;
mod thinker;

pub use app::{App, Flow};
pub use plain::play_plain;
pub use rules::Rules;
pub use screen::{Canvas, Scene, Screen};
pub use setup::Setup;
pub use solo::{Answer, Next, Question, Solo};
pub use terminal::play;
pub use text::{fit, wrap};
pub use theme::Theme;
