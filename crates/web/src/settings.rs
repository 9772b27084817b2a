//! What a person sets for themselves: language, colours, speed, and how they are called to their turn. Every choice is
//! a button of a plain form that leads back to the page; sound and vibration, which only the script can make, are
//! switches that it shows.

use curia_texts::Lang;
use maud::{Markup, html};

use crate::table::close;
use crate::ui::{Ui, icon};
use crate::visitor::{Speed, Theme, Visitor};
use crate::words::PageWord;

/// The tools at the end of every top bar: the language, and the button that opens the settings.
pub(crate) fn tools(ui: Ui, visitor: &Visitor<'_>) -> Markup {
    let other = visitor.lang.next();
    let name = ui.text(PageWord::Settings);
    html! {
        form method="post" action="/lang" {
            input type="hidden" name="next" value=(visitor.path);
            button.tool name="lang" value=(other.code()) lang=(other.code()) title=(other.own_name()) {
                span.label { (other.own_name()) }
                span.short { (other.code().to_uppercase()) }
            }
        }
        button.tool type="button" popovertarget="settings" aria-label=(name) title=(name) { (icon("cog")) }
    }
}

/// What opens behind the tool.
pub(crate) fn popover(ui: Ui, visitor: &Visitor<'_>) -> Markup {
    let speeds = Speed::ALL.map(|speed| (speed.code(), ui.text(speed_word(speed)), speed == visitor.speed));
    let themes = Theme::ALL.map(|theme| (theme.code(), ui.text(theme_word(theme)), theme == visitor.theme));
    let langs = Lang::ALL.map(|lang| (lang.code(), lang.own_name(), lang == visitor.lang));
    html! {
        div #settings.detail.wide popover role="dialog" aria-labelledby="settings-title" {
            header { h3 #settings-title { (ui.text(PageWord::Settings)) } (close(ui, "settings")) }
            (choices(visitor, "speed", ui.text(PageWord::Speed), Some(ui.text(PageWord::SpeedWhy)), &speeds))
            (calls(ui))
            (choices(visitor, "theme", ui.text(PageWord::Colours), None, &themes))
            (choices(visitor, "lang", ui.text(PageWord::Language), None, &langs))
        }
    }
}

/// One thing to choose: the form `/what` with a button for every value.
fn choices(visitor: &Visitor<'_>, what: &str, title: &str, why: Option<&str>, of: &[(&str, &str, bool)]) -> Markup {
    html! {
        form.setting method="post" action={ "/" (what) } {
            input type="hidden" name="next" value=(visitor.path);
            fieldset {
                legend { (title) }
                @if let Some(why) = why { p.caption { (why) } }
                div.segments {
                    @for (code, name, chosen) in of {
                        button.segment name=(what) value=(code) aria-pressed=(chosen) lang=[(what == "lang").then_some(code)] { (name) }
                    }
                }
            }
        }
    }
}

/// The switches of sound and vibration: for the script to show where the device can do it, and off until wanted.
fn calls(ui: Ui) -> Markup {
    let switches = [("sound", PageWord::Sound), ("buzz", PageWord::Vibration)];
    html! {
        fieldset.setting data-calls hidden {
            legend { (ui.text(PageWord::CallMe)) }
            @for (what, name) in switches {
                label.switch hidden { input type="checkbox" data-call=(what); span { (ui.text(name)) } }
            }
        }
    }
}

fn speed_word(speed: Speed) -> PageWord {
    match speed {
        Speed::Slow => PageWord::SpeedSlow,
        Speed::Normal => PageWord::SpeedNormal,
        Speed::Quick => PageWord::SpeedQuick,
        Speed::AtOnce => PageWord::SpeedOnce,
    }
}

fn theme_word(theme: Theme) -> PageWord {
    match theme {
        Theme::Auto => PageWord::ThemeAuto,
        Theme::Light => PageWord::ThemeLight,
        Theme::Dark => PageWord::ThemeDark,
    }
}
