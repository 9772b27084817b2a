//! Streams in gzip. Every message is deflated by itself and flushed, so that it arrives at once, suits every stream
//! whatever came before it, and a stream keeps nothing between two messages but a checksum.

use std::cell::RefCell;

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use flate2::{Compress, Compression, Crc, FlushCompress};
use futures_util::stream::{Stream, StreamExt, unfold};

use crate::message::Message;

/// Magic number, deflate, no flags, no time, no hints, unknown system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
/// An empty last block.
const LAST_BLOCK: [u8; 2] = [3, 0];
/// A quick level: an update shrinks to a fifth, higher levels gain little more.
const LEVEL: u32 = 3;

thread_local! {
    /// One for each thread instead of one for each stream, which would be far larger than the stream itself.
    static DEFLATE: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
}

/// True if whoever asks takes gzip.
pub(crate) fn is_accepted(headers: &HeaderMap) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let refused = |part: &str| part.strip_prefix("q=").is_some_and(|share| share.parse() == Ok(0.0));
        parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip")) && !parts.any(refused)
    })
}

/// The messages as one gzip stream, a piece for each.
pub(crate) fn compressed(messages: impl Stream<Item = Message> + Send) -> impl Stream<Item = Bytes> + Send {
    unfold(Some((Box::pin(messages), Gzip::default())), async |state| {
        let (mut messages, mut gzip) = state?;
        match messages.next().await {
            Some(message) => Some((gzip.add(message.deflated()), Some((messages, gzip)))),
            None => Some((gzip.end(), None)),
        }
    })
}

/// A message in whole blocks that refer to nothing outside them: they can stand anywhere in any stream.
pub(crate) struct Deflated {
    blocks: Bytes,
    sum: Crc,
}

impl Deflated {
    pub(crate) fn of(message: &[u8]) -> Deflated {
        let mut sum = Crc::new();
        sum.update(message);
        let mut blocks = Vec::with_capacity(message.len() / 2 + 64);
        deflate(message, &mut blocks);
        blocks.shrink_to_fit();
        Deflated { blocks: Bytes::from(blocks), sum }
    }
}

#[derive(Default)]
struct Gzip {
    begun: bool,
    sum: Crc,
}

impl Gzip {
    fn add(&mut self, message: &Deflated) -> Bytes {
        self.sum.combine(&message.sum);
        if std::mem::replace(&mut self.begun, true) {
            return message.blocks.clone();
        }
        [&HEAD, &message.blocks[..]].concat().into()
    }

    fn end(&mut self) -> Bytes {
        let mut out = Vec::with_capacity(20);
        if !self.begun {
            out.extend(HEAD);
        }
        out.extend(LAST_BLOCK);
        out.extend(self.sum.sum().to_le_bytes());
        out.extend(self.sum.amount().to_le_bytes());
        Bytes::from(out)
    }
}

/// Adds whole blocks that refer to nothing before them and end on a byte.
fn deflate(message: &[u8], out: &mut Vec<u8>) {
    DEFLATE.with_borrow_mut(|deflate| {
        deflate.reset();
        let mut taken = 0;
        loop {
            out.reserve(256);
            // Only a wrong order of flushes can fail, and there is one kind of flush.
            let failed = deflate.compress_vec(&message[taken..], out, FlushCompress::Sync).is_err();
            taken = deflate.total_in() as usize;
            // Room to spare means that the flush is through.
            if failed || (taken == message.len() && out.len() < out.capacity()) {
                return;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use super::*;

    fn headers(accept: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, accept.parse().unwrap())])
    }

    #[test]
    fn gzip_is_sent_to_whoever_takes_it() {
        assert!(is_accepted(&headers("gzip, deflate, br, zstd")));
        assert!(is_accepted(&headers("br;q=1.0, GZIP;q=0.5")));
        assert!(!is_accepted(&headers("gzip;q=0, br")));
        assert!(!is_accepted(&headers("identity")));
        assert!(!is_accepted(&HeaderMap::new()));
    }

    fn messages() -> Vec<Vec<u8>> {
        let noise = (0..90_000_u32).map(|number| (number.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        vec![b"id: 1\ndata: <p>x</p>\n\n".repeat(300), b": \n\n".to_vec(), Vec::new(), noise, b"end".to_vec()]
    }

    #[test]
    fn the_pieces_together_are_the_messages() {
        let mut gzip = Gzip::default();
        let mut sent = Vec::new();
        messages().iter().for_each(|message| sent.extend(gzip.add(&Deflated::of(message))));
        sent.extend(gzip.end());
        let mut read = Vec::new();
        flate2::read::GzDecoder::new(sent.as_slice()).read_to_end(&mut read).unwrap();
        assert_eq!(read, messages().concat());
    }

    #[test]
    fn a_message_can_be_read_as_soon_as_it_is_there() {
        let mut gzip = Gzip::default();
        let mut reader = flate2::write::GzDecoder::new(Vec::new());
        let mut heard = 0;
        for message in messages() {
            reader.write_all(&gzip.add(&Deflated::of(&message))).unwrap();
            reader.flush().unwrap();
            heard += message.len();
            assert_eq!(reader.get_ref().len(), heard);
        }
    }

    #[test]
    fn an_update_shrinks() {
        let update = messages().swap_remove(0);
        assert!(Deflated::of(&update).blocks.len() < update.len() / 5);
    }
}
