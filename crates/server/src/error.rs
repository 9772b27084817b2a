//! What can go wrong with a request, its status, and its words.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use curia_core::{Named, Phrase};
use curia_store::StoreError;
use curia_table::Refused;
use curia_texts::{Lang, Names, Words};

use crate::limits::{FULL_RETRY, RETRY_AFTER};
use crate::roster::Roster;

/// Why a request was not fulfilled. Nothing has changed, but for [`Error::Unknown`].
#[derive(Clone, Debug)]
pub(crate) enum Error {
    /// There is no such page.
    NoPage,
    /// There is no such table.
    NoTable,
    /// The table does not allow it.
    Refused(Refused, Roster),
    /// The form is not one of ours.
    Form,
    /// The name cannot be used.
    Name,
    /// A form puts the same person on two chairs.
    MeTwice,
    /// Somebody who has no chair asks for the next game before the players have.
    NoNextGame,
    /// The cookie is not one of ours.
    Cookie,
    /// The request comes from another site.
    Foreign,
    /// Too much at once; to be tried again after so many seconds.
    TooMany(u64),
    /// The body is too large.
    TooLarge,
    /// The record is opened at the end of the game.
    NotOver,
    /// The table was played by other rules and stands still.
    Frozen,
    /// Too many bots that search are waited for; to be tried again after so many seconds.
    BotsBusy(u64),
    /// The server cannot do it now.
    Broken,
    /// It was begun, and whether it is kept is not known yet.
    Unknown,
    /// The body did not come in time.
    Slow,
    /// The server was told to stop.
    Stopping,
    /// The request is for a server of another name; this one's name.
    Misdirected(String),
    /// The person has revoked the cookie.
    Revoked,
    /// There is no room for another table.
    Full,
}

impl Error {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Error::NoPage | Error::NoTable => StatusCode::NOT_FOUND,
            Error::Refused(refused, _) => match refused {
                Refused::NotSeated | Refused::NotHost => StatusCode::FORBIDDEN,
                Refused::Rules(_) | Refused::NotAMove | Refused::NotAnOrder => StatusCode::UNPROCESSABLE_ENTITY,
                Refused::Setup(_) | Refused::Settings => StatusCode::UNPROCESSABLE_ENTITY,
                Refused::Taken | Refused::OpenChair | Refused::NotBegun | Refused::Begun | Refused::Over => {
                    StatusCode::CONFLICT
                }
                Refused::Stale | Refused::NothingToUndo | Refused::RequestOver => StatusCode::CONFLICT,
                Refused::LongEnough | Refused::NotOver => StatusCode::CONFLICT,
            },
            Error::Form => StatusCode::BAD_REQUEST,
            Error::Name | Error::MeTwice => StatusCode::UNPROCESSABLE_ENTITY,
            Error::NoNextGame => StatusCode::CONFLICT,
            Error::Cookie => StatusCode::UNAUTHORIZED,
            Error::Foreign | Error::NotOver => StatusCode::FORBIDDEN,
            Error::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::Frozen => StatusCode::CONFLICT,
            Error::BotsBusy(_) | Error::Broken | Error::Unknown => StatusCode::SERVICE_UNAVAILABLE,
            Error::Slow => StatusCode::REQUEST_TIMEOUT,
            Error::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Error::Misdirected(_) => StatusCode::MISDIRECTED_REQUEST,
            Error::Revoked => StatusCode::UNAUTHORIZED,
            Error::Full => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// A write that failed. Only a refusal is certain: anything else may still come to be kept.
    pub(crate) fn of_write(error: StoreError) -> Error {
        match error {
            StoreError::Taken | StoreError::NoTable => error.into(),
            error => {
                broken(&error, "a write failed");
                Error::Unknown
            }
        }
    }

    /// What metrics call it; what exactly a table refused is its players' business.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Error::NoPage => "no_page",
            Error::NoTable => "no_table",
            Error::Refused(..) => "refused",
            Error::Form => "form",
            Error::Name => "name",
            Error::MeTwice => "me_twice",
            Error::NoNextGame => "no_next_game",
            Error::Cookie => "cookie",
            Error::Foreign => "foreign",
            Error::TooMany(_) => "too_many",
            Error::TooLarge => "too_large",
            Error::NotOver => "not_over",
            Error::Frozen => "frozen",
            Error::BotsBusy(_) => "bots_busy",
            Error::Broken => "broken",
            Error::Unknown => "unknown",
            Error::Slow => "slow",
            Error::Stopping => "stopping",
            Error::Misdirected(_) => "misdirected",
            Error::Revoked => "revoked",
            Error::Full => "full",
        }
    }

    /// The rule that refuses it, if one does.
    pub(crate) fn rule(&self) -> Option<&'static str> {
        match self {
            Error::Refused(Refused::Rules(refusal), _) => Some(refusal.rule),
            _ => None,
        }
    }

    /// What the person reads.
    pub(crate) fn message(&self, lang: Lang) -> String {
        let words = Words::of(lang);
        match self {
            Error::NoPage => words.text(Text::NoPage),
            Error::NoTable => words.text(Text::NoTable),
            Error::Refused(refused, roster) => refusal(words, refused, &roster.names(lang)),
            Error::Form => words.text(Text::Form),
            Error::Name => words.phrase(&Text::Name.phrase().with("most", curia_texts::NAME_CHARS), &Names::default()),
            Error::MeTwice => words.text(Text::MeTwice),
            Error::NoNextGame => words.text(Text::NoNextGame),
            Error::Cookie => words.text(Text::Cookie),
            Error::Foreign => words.text(Text::Foreign),
            Error::TooMany(wait) => waiting(words, Text::TooMany, *wait),
            Error::BotsBusy(wait) => waiting(words, Text::BotsBusy, *wait),
            Error::TooLarge => words.text(Text::TooLarge),
            Error::NotOver => words.text(Text::NotOver),
            Error::Frozen => words.text(Text::Frozen),
            Error::Broken => words.text(Text::Broken),
            Error::Unknown => words.text(Text::Unknown),
            Error::Slow => words.text(Text::Slow),
            Error::Stopping => words.text(Text::Stopping),
            Error::Misdirected(host) => words.fill(Text::Misdirected, &[("host", host)]),
            Error::Revoked => words.text(Text::Revoked),
            Error::Full => words.text(Text::Full),
        }
    }
}

/// The words of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("server")]
#[expect(missing_docs, reason = "the words name themselves")]
pub enum Text {
    NoPage,
    NoTable,
    Form,
    Name,
    MeTwice,
    NoNextGame,
    Cookie,
    Foreign,
    TooMany,
    TooLarge,
    NotOver,
    StillOn,
    Frozen,
    BotsBusy,
    Broken,
    Unknown,
    NotSeated,
    NotHost,
    Taken,
    OpenChair,
    NotBegun,
    Begun,
    Over,
    Stale,
    NotAMove,
    Rules,
    NothingToUndo,
    RequestOver,
    LongEnough,
    NotAnOrder,
    Settings,
    Guest,
    Slow,
    Stopping,
    Full,
    Misdirected,
    Revoked,
    NoRoom,
}

fn waiting(words: &Words, text: Text, seconds: u64) -> String {
    let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
    words.phrase(&text.phrase().with("seconds", seconds), &Names::default())
}

fn refusal(words: &Words, refused: &Refused, names: &Names) -> String {
    let text = match refused {
        Refused::NotSeated => Text::NotSeated,
        Refused::NotHost => Text::NotHost,
        Refused::Taken => Text::Taken,
        Refused::OpenChair => Text::OpenChair,
        Refused::NotBegun => Text::NotBegun,
        Refused::Begun => Text::Begun,
        Refused::Over => Text::Over,
        Refused::NotOver => Text::StillOn,
        Refused::Stale => Text::Stale,
        Refused::NotAMove => Text::NotAMove,
        Refused::NothingToUndo => Text::NothingToUndo,
        Refused::RequestOver => Text::RequestOver,
        Refused::LongEnough => Text::LongEnough,
        Refused::NotAnOrder => Text::NotAnOrder,
        Refused::Settings => Text::Settings,
        Refused::Setup(error) => return words.setup_error(error),
        Refused::Rules(refusal) => {
            let phrase: &Phrase = &refusal.reason;
            let reason = words.phrase(phrase, names);
            return words.fill(Text::Rules, &[("reason", &reason), ("rule", refusal.rule)]);
        }
    };
    words.text(text)
}

/// The cause goes to the operator's log; the person learns that it is not their fault.
fn broken(error: &(dyn std::error::Error + 'static), what: &'static str) -> Error {
    tracing::error!(error, what);
    Error::Broken
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        broken(&error, "the store failed")
    }
}

impl From<getrandom::Error> for Error {
    fn from(error: getrandom::Error) -> Error {
        broken(&error, "the system gives no entropy")
    }
}

impl From<tokio::task::JoinError> for Error {
    fn from(error: tokio::task::JoinError) -> Error {
        broken(&error, "a task failed");
        Error::Unknown
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Error {
        broken(&error, "a command cannot be written")
    }
}

/// The words depend on the reader, whom only the outermost middleware knows: it finds the error in the extensions.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        let wait = match self {
            Error::TooMany(wait) | Error::BotsBusy(wait) => Some(wait),
            Error::Stopping => Some(RETRY_AFTER),
            Error::Full => Some(FULL_RETRY.as_secs()),
            _ => None,
        };
        if let Some(wait) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, wait.into());
        }
        // What is left of the body is not waited for.
        if let Error::Slow = self {
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        response.extensions_mut().insert(self);
        response
    }
}
