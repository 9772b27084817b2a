//! `curia export`: a kept table as it stands, also if this version cannot play it on.

use std::process::ExitCode;

use curia_store::{Archive, Summary};
use serde_json::{Value, json};

use super::serve::data_directory;
use super::{Answer, CommandError};
use crate::cli;
use crate::output::say;

pub(super) fn run(args: &cli::Export) -> Answer {
    let archive = Archive::open(&data_directory(args.data.as_deref())?)?;
    match &args.table {
        Some(name) => {
            let kept = archive.table(name)?;
            let (game, commands) = kept.ok_or_else(|| CommandError::NoTable(name.clone()))?;
            say!("{}", whole(name, &game, &commands))?;
        }
        None => {
            for table in archive.tables()? {
                say!("{}", in_short(&table))?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// One JSON object. The commands stand in it byte for byte; one that is no JSON stands as a string.
fn whole(name: &str, game: &str, commands: &[String]) -> String {
    let parsed = |text: &String| serde_json::from_str::<Value>(text).ok();
    let rules = commands.first().and_then(parsed).map(|first| first["act"]["opened"]["rules_version"].clone());
    let commands: Vec<String> = commands
        .iter()
        .map(|text| if parsed(text).is_some() { text.clone() } else { json!(text).to_string() })
        .collect();
    let (name, game, rules) = (json!(name), json!(game), json!(rules));
    format!(r#"{{"table":{name},"game":{game},"rules_version":{rules},"commands":[{}]}}"#, commands.join(","))
}

fn in_short(table: &Summary) -> String {
    let Summary { name, game, commands, last, .. } = table;
    let state = match (table.begun, table.over) {
        (_, true) => "over",
        (true, false) => "begun",
        (false, false) => "waiting",
    };
    format!("{name}  {game}  {state}  {commands} commands  last {last}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_one_object_with_its_commands_as_they_stand() {
        let commands = [r#"{"z":1,"a":18446744073709551615,"act":{"opened":{"rules_version":3}}}"#, "torn {"];
        let text = whole("t", "guillotine", &commands.map(str::to_owned));
        assert!(text.contains(commands[0]), "{text}");
        let object: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(object["rules_version"], 3);
        assert_eq!(object["commands"][1], "torn {");
    }
}
