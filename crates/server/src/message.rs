//! A message of a stream. It is made once, and so is its gzip, for however many streams it suits.

use std::sync::{Arc, OnceLock};

use axum::body::Bytes;

use crate::gzip::Deflated;

/// A message that any number of streams send.
#[derive(Clone)]
pub(crate) struct Message(Arc<Content>);

struct Content {
    text: Bytes,
    deflated: OnceLock<Deflated>,
}

impl Message {
    /// What is sent to those who take no gzip.
    pub(crate) fn text(&self) -> &Bytes {
        &self.0.text
    }

    /// What is sent to those who take gzip; made when the first of them needs it.
    pub(crate) fn deflated(&self) -> &Deflated {
        self.0.deflated.get_or_init(|| Deflated::of(&self.0.text))
    }
}

impl<T: Into<Bytes>> From<T> for Message {
    fn from(text: T) -> Message {
        Message(Arc::new(Content { text: text.into(), deflated: OnceLock::new() }))
    }
}
