//! Under which names pieces move from place to place.

use curia_staufer::Office;

/// The king, wherever he stands.
pub(crate) const KING: &str = "view-transition-name:king";

/// A scoring marker, by its number.
pub(crate) fn marker(number: u8) -> String {
    format!("view-transition-name:marker-{number}")
}

/// A figure that has come to an office.
pub(crate) fn seated(office: Office) -> String {
    format!("view-transition-name:seat-{};view-transition-class:shown", office.index())
}
