/**
 * The worked example of the page: a test vector of Lucky Sevens (docs/verifier/vectors.json), whose round begins with three
 * draws, one a reel. Nothing comes before them in this game.
 */
export const example = {
  gameCode: 'lucky-sevens',
  gameVersion: 2,
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  clientSeed: 'marquee-test-vectors',
  nonce: 0,
  bet_minor: '500000',
  /** The first block of the round's numbers. */
  block: '2f712e693f18365667c1b34b73aaf399167a4d17cc16de3ce3f858715d87bb64',
  reels: [
    { number: 795_946_601, length: 28, stop: 9 },
    { number: 1_058_551_382, length: 29, stop: 23 },
    { number: 1_740_747_595, length: 27, stop: 4 },
  ],
} as const;
