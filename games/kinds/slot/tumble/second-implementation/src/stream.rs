//! The random numbers of a round: part i is HMAC-SHA256(server seed, "<client seed>:<nonce>:<i>"), read as eight big-endian
//! 32-bit numbers.

use crate::sha256::HmacKey;

pub struct Stream<'a> {
    seed: &'a HmacKey,
    /// `<client seed>:<nonce>:`, then room for the number of the part.
    message: [u8; 48],
    message_length: usize,
    part: [u32; 8],
    parts: u32,
    read: usize,
}

impl<'a> Stream<'a> {
    pub fn new(seed: &'a HmacKey, client_seed: &str, nonce: u64) -> Self {
        let mut stream = Self { seed, message: [0; 48], message_length: 0, part: [0; 8], parts: 0, read: 8 };
        stream.message_length = stream.append(0, client_seed.as_bytes());
        stream.message_length = stream.append(stream.message_length, b":");
        stream.message_length = stream.append_number(stream.message_length, nonce);
        stream.message_length = stream.append(stream.message_length, b":");
        stream
    }

    /// A uniform integer below a limit from 1 to 2³¹: the next number mod the limit. Numbers of the incomplete last run of the
    /// limit below 2³² are skipped.
    pub fn below(&mut self, limit: u32) -> u32 {
        // 2³² mod the limit.
        let incomplete = limit.wrapping_neg() % limit;
        loop {
            let number = self.next();
            if number <= u32::MAX - incomplete {
                return number % limit;
            }
        }
    }

    fn next(&mut self) -> u32 {
        if self.read == self.part.len() {
            let end = self.append_number(self.message_length, u64::from(self.parts));
            self.part = self.seed.authenticate(&self.message[..end]);
            self.parts += 1;
            self.read = 0;
        }
        let number = self.part[self.read];
        self.read += 1;
        number
    }

    fn append(&mut self, at: usize, bytes: &[u8]) -> usize {
        self.message[at..at + bytes.len()].copy_from_slice(bytes);
        at + bytes.len()
    }

    /// Writes a number in decimal digits.
    fn append_number(&mut self, at: usize, number: u64) -> usize {
        let digits = number.checked_ilog10().unwrap_or(0) as usize + 1;
        let mut left = number;
        for place in (at..at + digits).rev() {
            self.message[place] = b'0' + (left % 10) as u8;
            left /= 10;
        }
        at + digits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sha256::HmacKey;

    #[test]
    fn numbers_of_the_incomplete_last_run_are_skipped() {
        let key = HmacKey::new(&[7; 32]);
        // A third of all numbers lies beyond the last whole run of this limit.
        let limit = 0x5555_5556;
        let mut raw = Stream::new(&key, "player", 3);
        let numbers: Vec<u64> = (0..300).map(|_| u64::from(raw.next())).collect();
        let whole = (1 << 32) / u64::from(limit) * u64::from(limit);
        let expected: Vec<u64> = numbers
            .iter()
            .filter(|number| **number < whole)
            .map(|number| number % u64::from(limit))
            .collect();
        assert!(expected.len() < 220);
        let mut stream = Stream::new(&key, "player", 3);
        let found: Vec<u64> = expected.iter().map(|_| u64::from(stream.below(limit))).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_limit_that_divides_all_numbers_skips_none() {
        let key = HmacKey::new(&[7; 32]);
        let (mut raw, mut stream) = (Stream::new(&key, "player", 3), Stream::new(&key, "player", 3));
        for limit in [1, 2, 1 << 31] {
            assert_eq!(stream.below(limit), raw.next() % limit);
        }
    }

    #[test]
    fn a_message_is_the_client_seed_the_nonce_and_the_part() {
        let key = HmacKey::new(&[7; 32]);
        let mut stream = Stream::new(&key, "player", 1_000_000);
        let numbers: Vec<u32> = (0..96).map(|_| stream.next()).collect();
        assert_eq!(numbers[..8], key.authenticate(b"player:1000000:0"));
        assert_eq!(numbers[88..], key.authenticate(b"player:1000000:11"));
    }
}
