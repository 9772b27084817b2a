//! The table of Rival Kings, drawn from its outline.

use curia_rival_kings::RivalKings;

use crate::Screen;

impl Screen for RivalKings {}
