//! A game without a picture of its own is drawn from its outline.

use curia_rival_kings::RivalKings;
use curia_texts::Lang;
use curia_tui::Theme;

use crate::bare::Bare;
use crate::stage::{self, Stage, evenly};

fn stage() -> Stage<Bare<RivalKings>> {
    let setup = stage::setup(3, 1, Lang::En, |_, _, legal, chance| evenly(legal, chance));
    Stage::new(setup, Theme::COLOUR)
}

#[test]
fn the_outline_at_both_sizes() {
    for (name, picture) in stage().pictures() {
        insta::assert_snapshot!(name, picture);
    }
}

#[test]
fn no_size_breaks_the_outline() {
    let mut stage = stage();
    for width in [0, 1, 76, 99, 100, 300] {
        for height in [0, 1, 22, 40, 90] {
            stage.picture(width, height);
        }
    }
}
