//! Pages and boards, from views to HTML.

mod scene;

pub use scene::{Chair, LogLine, Pause, Scene, SeatInfo, Undo};
