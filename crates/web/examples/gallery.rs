//! Writes pages of real positions as static files, to be looked at: `cargo run -p curia-web --example gallery -- DIR`.

use std::error::Error;
use std::fs;
use std::path::Path;

use curia_catalog::{GameId, for_hosted};
use curia_core::SeatCount;
use curia_texts::Lang;
use curia_web::{
    Board, Draft, DraftField, Speed, Theme, Visitor, about_page, asset, error_page, fragments, join_page,
    new_table_page, start_page, table_page,
};

#[path = "../tests/look/stage.rs"]
mod stage;

/// The languages and themes in which everything is written.
fn visitors() -> impl Iterator<Item = Visitor<'static>> {
    let themes = |lang| {
        [Theme::Light, Theme::Dark].map(|theme| Visitor {
            lang,
            theme,
            speed: Speed::Normal,
            name: Some("Anna"),
            path: "/",
            site: "http://192.168.1.7:8080",
        })
    };
    Lang::ALL.into_iter().flat_map(themes)
}

fn main() -> Result<(), Box<dyn Error>> {
    let dir = std::env::args().nth(1).ok_or("say where to write the pages")?;
    let dir = Path::new(&dir);
    fs::create_dir_all(dir.join("assets"))?;
    for visitor in visitors() {
        write_pages(dir, &visitor)?;
    }
    for &game in GameId::HOSTED {
        for_hosted!(game, G => write_tables::<G>(dir)?, else ());
    }
    Ok(())
}

/// The table of a game at every kind of moment, for each number of players.
fn write_tables<G: Board>(dir: &Path) -> Result<(), Box<dyn Error>> {
    for seats in (G::SEATS.0..=G::SEATS.1).filter_map(SeatCount::new) {
        for (name, moment) in &stage::moments::<G>(seats) {
            let name = format!("{}-{}-{name}", G::ID, seats.get());
            for visitor in visitors() {
                let (page, update) = stage::with_scene(moment, visitor.lang, |scene| {
                    let parts = fragments(scene);
                    (table_page(&visitor, scene), parts.iter().map(|part| part.html.len()).sum::<usize>())
                });
                if visitor.lang == Lang::Hu && visitor.theme == Theme::Light {
                    println!("{name}: page {} bytes, all fragments {update} bytes", page.len());
                }
                write(dir, &name, &visitor, &page)?;
            }
        }
    }
    Ok(())
}

fn write_pages(dir: &Path, visitor: &Visitor<'_>) -> Result<(), Box<dyn Error>> {
    write(dir, "start", visitor, &start_page(visitor, &stage::my_tables()))?;
    write(dir, "start-new", visitor, &start_page(&Visitor { name: None, ..*visitor }, &[]))?;
    for &game in GameId::HOSTED {
        let options = stage::agreed(game);
        let seats = stage::chairs(false);
        let draft = Draft { options: options.clone(), ..Draft::of(game) };
        write(dir, &format!("new-{game}"), visitor, &new_table_page(visitor, &draft, Some((DraftField::Chairs, "…"))))?;
        write(
            dir,
            &format!("waiting-{game}"),
            visitor,
            &join_page(visitor, &stage::waiting(game, &seats, &options), stage::LINK),
        )?;
    }
    write(dir, "about", visitor, &about_page(visitor))?;
    write(dir, "error", visitor, &error_page(visitor, 404, "…", None))
}

/// Writes a page with the embedded files beside it.
fn write(dir: &Path, name: &str, visitor: &Visitor<'_>, page: &str) -> Result<(), Box<dyn Error>> {
    write_assets(dir, page)?;
    Ok(fs::write(dir.join(format!("{name}-{}-{}.html", visitor.lang, visitor.theme.code())), page)?)
}

/// Writes the embedded files that a text names, and those that they name.
fn write_assets(dir: &Path, text: &str) -> Result<(), Box<dyn Error>> {
    for part in text.split("/assets/").skip(1) {
        let name: String = part.chars().take_while(|c| !matches!(c, '"' | '#' | ')')).collect();
        let file = dir.join("assets").join(&name);
        if let Some(asset) = asset(&name).filter(|_| !file.exists()) {
            fs::write(file, asset.bytes)?;
            write_assets(dir, &String::from_utf8_lossy(asset.bytes))?;
        }
    }
    Ok(())
}
