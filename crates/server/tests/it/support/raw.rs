//! A peer who speaks HTTP byte by byte, badly if need be.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};

use super::{DEADLINE, runtime};

pub(crate) struct Raw(TcpStream);

impl Raw {
    pub(crate) fn at(address: SocketAddr) -> Raw {
        Raw::of(TcpStream::connect(address).unwrap())
    }

    /// One whose system takes very little in advance of what is read.
    pub(crate) fn narrow(address: SocketAddr) -> Raw {
        let connected = runtime().block_on(async {
            let socket = tokio::net::TcpSocket::new_v4().unwrap();
            socket.set_recv_buffer_size(4096).unwrap();
            socket.connect(address).await.unwrap().into_std().unwrap()
        });
        connected.set_nonblocking(false).unwrap();
        Raw::of(connected)
    }

    fn of(stream: TcpStream) -> Raw {
        stream.set_read_timeout(Some(DEADLINE)).unwrap();
        stream.set_write_timeout(Some(DEADLINE)).unwrap();
        Raw(stream)
    }

    pub(crate) fn say(&mut self, text: &str) {
        self.0.write_all(text.as_bytes()).unwrap();
    }

    /// Says something, unless the server has hung up.
    pub(crate) fn try_say(&mut self, text: &str) -> bool {
        self.0.write_all(text.as_bytes()).is_ok()
    }

    /// Reads at most so many bytes; none at the end.
    pub(crate) fn read(&mut self, most: usize) -> usize {
        let mut bytes = vec![0; most];
        self.0.read(&mut bytes).unwrap()
    }

    /// Reads one whole answer with a body of known length.
    pub(crate) fn answer(&mut self) -> String {
        String::from_utf8_lossy(&self.answer_bytes()).into_owned()
    }

    /// The same as it comes.
    pub(crate) fn answer_bytes(&mut self) -> Vec<u8> {
        let mut bytes = Vec::new();
        while !bytes.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            assert_eq!(self.0.read(&mut byte).unwrap(), 1, "the server hangs up after {bytes:?}");
            bytes.extend(byte);
        }
        let head = String::from_utf8_lossy(&bytes).into_owned();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let mut body = vec![0; length.map_or(0, |length| length.parse().unwrap())];
        self.0.read_exact(&mut body).unwrap();
        bytes.extend(body);
        bytes
    }

    /// All that comes until the server hangs up; `None` if it does not within the deadline.
    pub(crate) fn rest(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        let ended = match self.0.read_to_end(&mut bytes) {
            Ok(_) => true,
            Err(error) => !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
        };
        ended.then(|| String::from_utf8_lossy(&bytes).into_owned())
    }
}
