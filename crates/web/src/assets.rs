//! The embedded files: style sheet, script, sprite and fonts, under names that carry their hash.

/// An embedded file. Its name changes with its content, so it may be cached for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    /// The file as it is.
    pub bytes: &'static [u8],
    /// The same compressed by brotli, where that makes it smaller.
    pub brotli: Option<&'static [u8]>,
    /// The same compressed by gzip, where that makes it smaller.
    pub gzip: Option<&'static [u8]>,
    /// What kind of file it is.
    pub content_type: &'static str,
    /// A strong validator, in quotation marks.
    pub etag: &'static str,
}

struct File {
    name: &'static str,
    asset: Asset,
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The style sheet of a game's board, whose folder bears its name.
pub(crate) fn board_style(game: &str) -> Option<&'static str> {
    let is_of = |board: &str| board.chars().map(|c| if c == '_' { '-' } else { c }).eq(game.chars());
    BOARD_STYLES.iter().find(|(board, _)| is_of(board)).map(|(_, style)| *style)
}

/// The embedded file behind the part of an address after `/assets/`.
pub fn asset(path: &str) -> Option<Asset> {
    FILES.iter().find(|file| file.name == path).map(|file| file.asset)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_a_page_names_are_there() {
        for address in [
            STYLE,
            RULES_STYLE,
            RULES_SCRIPT,
            SCRIPT,
            UPDATES_SCRIPT,
            SPRITE,
            ICON,
            ICON_TURN,
            INTER,
            ALEGREYA,
            MANIFEST,
            ICON_TOUCH,
            PREVIEW,
        ] {
            assert!(asset(address.strip_prefix("/assets/").unwrap()).is_some(), "{address}");
        }
        assert_eq!(asset("curia.css"), None, "only the hashed names are served");
        assert_eq!(asset("../Cargo.toml"), None);
    }

    #[test]
    fn a_telephone_can_put_the_house_on_its_home_screen() {
        let manifest = asset(MANIFEST.strip_prefix("/assets/").unwrap()).unwrap();
        assert_eq!(manifest.content_type, "application/manifest+json");
        let text = std::str::from_utf8(manifest.bytes).unwrap();
        for needed in ["\"192x192\"", "\"512x512\"", "\"maskable\"", "\"start_url\":\"/\"", "\"standalone\""] {
            assert!(text.contains(needed), "{needed} in {text}");
        }
        let named = text.split('"').filter_map(|part| part.strip_prefix("/assets/"));
        let pictures: Vec<Asset> = named.map(|path| asset(path).unwrap_or_else(|| panic!("{path}"))).collect();
        assert_eq!(pictures.len(), 3);
        for picture in pictures {
            assert!(picture.bytes.starts_with(b"\x89PNG\r\n\x1a\n") && picture.content_type == "image/png");
        }
    }

    #[test]
    fn every_icon_of_a_list_is_drawn_somewhere() {
        fn code(folder: &std::path::Path) -> String {
            let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
            let texts = entries.map(|path| match path.extension() {
                _ if path.is_dir() => code(&path),
                Some(ending) if ending == "rs" => std::fs::read_to_string(path).unwrap(),
                _ => String::new(),
            });
            texts.collect()
        }
        let code = code(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let idle: Vec<_> = ICONS.iter().filter(|icon| !code.contains(&format!("\"{icon}\""))).collect();
        assert_eq!(idle, Vec::<&&str>::new());
    }

    #[test]
    fn the_first_load_of_a_table_stays_small() {
        let compressed = |address: &str| {
            let asset = asset(address.strip_prefix("/assets/").unwrap()).unwrap();
            asset.brotli.unwrap_or(asset.bytes).len()
        };
        let fonts = FILES.iter().filter(|file| file.name.ends_with(".woff2") && !file.name.starts_with("inter-rest"));
        let fonts: usize = fonts.map(|file| file.asset.bytes.len()).sum();
        let all = fonts + [STYLE, SCRIPT, UPDATES_SCRIPT, SPRITE, ICON].map(compressed).iter().sum::<usize>();
        // A table has the sheet and the pictures of its own board, too.
        assert_eq!(BOARD_STYLES.len(), curia_catalog::GameId::HOSTED.len());
        for (board, style) in BOARD_STYLES {
            let of_board = |sprite: &&&str| sprite.starts_with(&format!("/assets/icons-{board}-"));
            let all = all + compressed(style) + SPRITES.iter().find(of_board).map_or(0, |sprite| compressed(sprite));
            // The page itself has the rest of the 150 KB.
            assert!(all < 136 * 1024, "{board}: {all} bytes");
        }
    }
}
