//! A link as a code that a telephone reads.

use std::fmt::Write;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// The empty border that readers need around a code, in modules.
const QUIET: usize = 4;

/// A code, ready to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Code {
    /// How wide it is with its border, in modules.
    size: usize,
    /// The outline of what is dark.
    path: String,
}

/// The code of a whole address; `None` for a path, which is an address only where the reader already is.
pub(crate) fn code(link: &str) -> Option<Code> {
    if !link.contains("://") {
        return None;
    }
    let code = QrCode::with_error_correction_level(link, EcLevel::M).ok()?;
    let (width, colors) = (code.width(), code.into_colors());
    let mut path = String::new();
    for (y, row) in colors.chunks(width).enumerate() {
        let mut x = 0;
        // Dark modules side by side are one rectangle.
        for run in row.chunk_by(|one, other| one == other) {
            if run[0] == Color::Dark {
                let _ = write!(path, "M{} {}h{}v1h-{}z", x + QUIET, y + QUIET, run.len(), run.len());
            }
            x += run.len();
        }
    }
    Some(Code { size: width + 2 * QUIET, path })
}

impl Code {
    /// Dark on light in every theme, because some readers know no other way.
    pub(crate) fn drawn(&self, label: &str) -> Markup {
        html! {
            svg.qr role="img" aria-label=(label) viewBox={ "0 0 " (self.size) " " (self.size) } shape-rendering="crispEdges" {
                rect width=(self.size) height=(self.size) fill="#fff" {}
                path d=(self.path) fill="#000" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_eyes_and_a_quiet_border() {
        let code = code("http://192.168.1.7:8080/t/23456789bcdf").unwrap();
        let eye = |x: usize, y: usize| format!("M{x} {y}h7v1h-7z");
        let (near, far) = (QUIET, code.size - QUIET - 7);
        for (x, y) in [(near, near), (far, near), (near, far)] {
            assert!(code.path.contains(&eye(x, y)), "no eye at {x} {y} in {}", code.path);
        }
        assert!(!code.path.contains(&eye(far, far)));
        assert_eq!(code.size, 29 + 2 * QUIET, "version 3 holds a link of this length");
    }

    #[test]
    fn what_is_no_whole_address_has_no_code() {
        assert_eq!(code("/t/23456789bcdf"), None);
        assert_eq!(code(&format!("http://{}", "a".repeat(4_000))), None);
    }
}
