/** The catalogue's terms for a kind of game. */
export interface GameKind {
  readonly category: string;
  readonly gameType: string;
}

const slots = { category: 'slot_game', gameType: 'SLOTS' };
const live = { category: 'casino', gameType: 'CASINO' };
const table = { category: 'poker', gameType: 'TABLE' };
const bingo = { category: 'bingo', gameType: 'BINGO' };
const lottery = { category: 'lottery', gameType: 'LOTTERY' };
const sabong = { category: 'sabong', gameType: 'SABONG' };
const racing = { category: 'horse_racing', gameType: 'HORSE_RACING' };
const hash = { category: 'hash_game', gameType: 'HASH' };
const crash = { category: 'crash', gameType: 'CRASH' };
const sports = { category: 'sportsbook', gameType: 'SPORTS' };
const arcade = { category: 'arcade', gameType: 'ARCADE' };

/**
 * Keys are lower case: Hub88's terms, and those of other providers. Other terms that start with "live " are live games.
 */
const kinds: ReadonlyMap<string, GameKind> = new Map([
  ...['video slots', 'slots', 'jackpots', 'jackpot slots'].map((word) => [word, slots] as const),
  ...[
    'table games',
    'other table games',
    'video poker',
    'poker',
    'bet on poker',
    'baccarat',
    'blackjack',
    'roulette',
    'sic bo',
    'dragon tiger',
    'hi lo',
  ].map((word) => [word, table] as const),
  ...['other live games', 'casino'].map((word) => [word, live] as const),
  ...['bingo', 'video bingo'].map((word) => [word, bingo] as const),
  ...['lottery', 'live lottery', 'live keno', 'keno', 'video keno'].map((word) => [word, lottery] as const),
  ...['instant games', 'instant win', 'hash games', 'dice', 'mines', 'plinko'].map(
    (word) => [word, hash] as const,
  ),
  ...['crash', 'crash games', 'live crash'].map((word) => [word, crash] as const),
  ...['sportsbook', 'sports betting', 'virtual sports', 'player props'].map(
    (word) => [word, sports] as const,
  ),
  ['sabong', sabong],
  ['horse racing', racing],
  ['arcade games', arcade],
  ['fishing games', { category: 'fishing', gameType: 'FISH' }],
]);

/** Unknown kinds count as arcade games, unless they start with "live ". */
export function kindOf(word: string): GameKind {
  const known = word.trim().toLowerCase();
  return kinds.get(known) ?? (known.startsWith('live ') ? live : arcade);
}
