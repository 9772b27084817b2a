//! The table of Il Principe, drawn from its outline.

use curia_il_principe::IlPrincipe;

use crate::Screen;

impl Screen for IlPrincipe {}
