//! SHA-256 (FIPS 180-4) and HMAC with it (RFC 2104), for short messages and many of them with one key.

type State = [u32; 8];
type Chunk = [u8; 64];

const INITIAL: State =
    [0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19];

const CONSTANTS: [u32; 64] = [
    0x428a_2f98,
    0x7137_4491,
    0xb5c0_fbcf,
    0xe9b5_dba5,
    0x3956_c25b,
    0x59f1_11f1,
    0x923f_82a4,
    0xab1c_5ed5,
    0xd807_aa98,
    0x1283_5b01,
    0x2431_85be,
    0x550c_7dc3,
    0x72be_5d74,
    0x80de_b1fe,
    0x9bdc_06a7,
    0xc19b_f174,
    0xe49b_69c1,
    0xefbe_4786,
    0x0fc1_9dc6,
    0x240c_a1cc,
    0x2de9_2c6f,
    0x4a74_84aa,
    0x5cb0_a9dc,
    0x76f9_88da,
    0x983e_5152,
    0xa831_c66d,
    0xb003_27c8,
    0xbf59_7fc7,
    0xc6e0_0bf3,
    0xd5a7_9147,
    0x06ca_6351,
    0x1429_2967,
    0x27b7_0a85,
    0x2e1b_2138,
    0x4d2c_6dfc,
    0x5338_0d13,
    0x650a_7354,
    0x766a_0abb,
    0x81c2_c92e,
    0x9272_2c85,
    0xa2bf_e8a1,
    0xa81a_664b,
    0xc24b_8b70,
    0xc76c_51a3,
    0xd192_e819,
    0xd699_0624,
    0xf40e_3585,
    0x106a_a070,
    0x19a4_c116,
    0x1e37_6c08,
    0x2748_774c,
    0x34b0_bcb5,
    0x391c_0cb3,
    0x4ed8_aa4a,
    0x5b9c_ca4f,
    0x682e_6ff3,
    0x748f_82ee,
    0x78a5_636f,
    0x84c8_7814,
    0x8cc7_0208,
    0x90be_fffa,
    0xa450_6ceb,
    0xbef9_a3f7,
    0xc671_78f2,
];

/// Bytes of a message that fit into its last chunk, beside the 1 bit and the length.
const LONGEST: usize = 55;

fn words(chunk: &Chunk) -> [u32; 16] {
    std::array::from_fn(|at| {
        u32::from_be_bytes([chunk[at * 4], chunk[at * 4 + 1], chunk[at * 4 + 2], chunk[at * 4 + 3]])
    })
}

/// Compresses a chunk as the standard writes it.
#[cfg_attr(target_feature = "sha", allow(dead_code))]
fn compress_plainly(state: &mut State, chunk: &Chunk) {
    let mut schedule = [0; 64];
    schedule[..16].copy_from_slice(&words(chunk));
    for at in 16..64 {
        let (early, late) = (schedule[at - 15], schedule[at - 2]);
        let first: u32 = early.rotate_right(7) ^ early.rotate_right(18) ^ (early >> 3);
        let second: u32 = late.rotate_right(17) ^ late.rotate_right(19) ^ (late >> 10);
        schedule[at] =
            first.wrapping_add(second).wrapping_add(schedule[at - 7]).wrapping_add(schedule[at - 16]);
    }
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = *state;
    for (word, constant) in schedule.iter().zip(CONSTANTS) {
        let sum = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let choice = (e & f) ^ (!e & g);
        let first = h.wrapping_add(sum).wrapping_add(choice).wrapping_add(constant).wrapping_add(*word);
        let turned = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let majority = (a & b) ^ (a & c) ^ (b & c);
        (h, g, f, e) = (g, f, e, d.wrapping_add(first));
        (d, c, b, a) = (c, b, a, first.wrapping_add(turned.wrapping_add(majority)));
    }
    for (word, added) in state.iter_mut().zip([a, b, c, d, e, f, g, h]) {
        *word = word.wrapping_add(added);
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "sha", target_feature = "sse4.1"))]
mod extensions {
    //! The same by the processor's SHA extensions: two rounds an instruction.

    use super::{CONSTANTS, Chunk, State, words};
    use std::arch::x86_64::{
        __m128i, _mm_add_epi32, _mm_alignr_epi8, _mm_extract_epi32, _mm_set_epi32, _mm_sha256msg1_epu32,
        _mm_sha256msg2_epu32, _mm_sha256rnds2_epu32, _mm_shuffle_epi32,
    };

    pub fn compress(state: &mut State, chunk: &Chunk) {
        // SAFETY: this module is compiled only where the target has what `compress_fast` is compiled for.
        #[allow(unsafe_code)]
        unsafe {
            compress_fast(state, chunk);
        }
    }

    #[target_feature(enable = "sha,sse2,ssse3,sse4.1")]
    fn four(words: &[u32]) -> __m128i {
        let signed = |at: usize| words[at].cast_signed();
        _mm_set_epi32(signed(3), signed(2), signed(1), signed(0))
    }

    #[target_feature(enable = "sha,sse2,ssse3,sse4.1")]
    fn compress_fast(state: &mut State, chunk: &Chunk) {
        let [a, b, c, d, e, f, g, h] = *state;
        let mut abef = four(&[f, e, b, a]);
        let mut cdgh = four(&[h, g, d, c]);
        let (abef_before, cdgh_before) = (abef, cdgh);
        let words = words(chunk);
        let mut schedule: [__m128i; 4] =
            [four(&words[0..4]), four(&words[4..8]), four(&words[8..12]), four(&words[12..16])];
        for step in 0..16 {
            let now = schedule[step % 4];
            let added = _mm_add_epi32(now, four(&CONSTANTS[step * 4..step * 4 + 4]));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, added);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32::<0x0e>(added));
            if step < 12 {
                // The four words that take the place of these, sixteen further on.
                let (next, then, last) =
                    (schedule[(step + 1) % 4], schedule[(step + 2) % 4], schedule[(step + 3) % 4]);
                let sum = _mm_add_epi32(_mm_sha256msg1_epu32(now, next), _mm_alignr_epi8::<4>(last, then));
                schedule[step % 4] = _mm_sha256msg2_epu32(sum, last);
            }
        }
        abef = _mm_add_epi32(abef, abef_before);
        cdgh = _mm_add_epi32(cdgh, cdgh_before);
        *state = [
            _mm_extract_epi32::<3>(abef),
            _mm_extract_epi32::<2>(abef),
            _mm_extract_epi32::<3>(cdgh),
            _mm_extract_epi32::<2>(cdgh),
            _mm_extract_epi32::<1>(abef),
            _mm_extract_epi32::<0>(abef),
            _mm_extract_epi32::<1>(cdgh),
            _mm_extract_epi32::<0>(cdgh),
        ]
        .map(i32::cast_unsigned);
    }
}

#[cfg(not(all(target_arch = "x86_64", target_feature = "sha", target_feature = "sse4.1")))]
use compress_plainly as compress;
#[cfg(all(target_arch = "x86_64", target_feature = "sha", target_feature = "sse4.1"))]
use extensions::compress;

/// The last chunk of a message whose chunks before it took `before` bytes.
fn last_chunk(message: &[u8], before: usize) -> Chunk {
    assert!(message.len() <= LONGEST, "a message fits into one chunk");
    let mut chunk = [0; 64];
    chunk[..message.len()].copy_from_slice(message);
    chunk[message.len()] = 0x80;
    let bits = (before + message.len()) as u64 * 8;
    chunk[56..].copy_from_slice(&bits.to_be_bytes());
    chunk
}

fn bytes(state: &State) -> [u8; 32] {
    let mut bytes = [0; 32];
    for (four, word) in bytes.chunks_exact_mut(4).zip(state) {
        four.copy_from_slice(&word.to_be_bytes());
    }
    bytes
}

/// SHA-256 of a message of at most 55 bytes.
pub fn hash(message: &[u8]) -> [u8; 32] {
    let mut state = INITIAL;
    compress(&mut state, &last_chunk(message, 0));
    bytes(&state)
}

/// A key of HMAC-SHA256, its two chunks already compressed.
pub struct HmacKey {
    inner: State,
    outer: State,
}

impl HmacKey {
    pub fn new(key: &[u8; 32]) -> Self {
        let keyed = |pad: u8| {
            let mut chunk = [pad; 64];
            for (byte, of_key) in chunk.iter_mut().zip(key) {
                *byte ^= of_key;
            }
            let mut state = INITIAL;
            compress(&mut state, &chunk);
            state
        };
        Self { inner: keyed(0x36), outer: keyed(0x5c) }
    }

    /// HMAC-SHA256 of a message of at most 55 bytes, as eight big-endian numbers.
    pub fn authenticate(&self, message: &[u8]) -> State {
        let mut inner = self.inner;
        compress(&mut inner, &last_chunk(message, 64));
        let mut outer = self.outer;
        compress(&mut outer, &last_chunk(&bytes(&inner), 64));
        outer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    #[test]
    fn hashes_are_those_of_the_standard() {
        assert_eq!(hex(&hash(b"")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        assert_eq!(hex(&hash(b"abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn authentication_is_that_of_rfc_4231() {
        // Its second test has the key “Jefe”; keys are filled up with zeros.
        let mut key = [0; 32];
        key[..4].copy_from_slice(b"Jefe");
        let found = HmacKey::new(&key).authenticate(b"what do ya want for nothing?");
        assert_eq!(hex(&bytes(&found)), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    }

    #[test]
    fn the_extensions_compress_as_the_standard_does() {
        let mut chunk: Chunk = std::array::from_fn(|at| at as u8);
        let (mut fast, mut plain) = (INITIAL, INITIAL);
        for turn in 0..1_000_u16 {
            compress(&mut fast, &chunk);
            compress_plainly(&mut plain, &chunk);
            assert_eq!(fast, plain);
            chunk[usize::from(turn % 64)] ^= bytes(&fast)[0];
        }
    }
}
