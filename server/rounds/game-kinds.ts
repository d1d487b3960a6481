/** What a provider's word for a kind of game is in the catalogue. */
export interface GameKind {
  readonly category: string;
  readonly gameType: string;
}

const slots = { category: 'slot_game', gameType: 'SLOTS' };
const live = { category: 'casino', gameType: 'CASINO' };
const table = { category: 'poker', gameType: 'TABLE' };
const bingo = { category: 'bingo', gameType: 'BINGO' };
const lottery = { category: 'lottery', gameType: 'LOTTERY' };
const crash = { category: 'crash', gameType: 'CRASH' };
const sports = { category: 'sportsbook', gameType: 'SPORTS' };
const arcade = { category: 'arcade', gameType: 'ARCADE' };

/** In lower case; Hub88's words, and those that other providers use. What is live is told by its first word. */
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
  ...['crash', 'crash games', 'live crash'].map((word) => [word, crash] as const),
  ...['sportsbook', 'sports betting', 'virtual sports', 'player props'].map(
    (word) => [word, sports] as const,
  ),
  ['fishing games', { category: 'fishing', gameType: 'FISH' }],
]);

/** Kinds that are not known are arcade games. */
export function kindOf(word: string): GameKind {
  const known = word.trim().toLowerCase();
  return kinds.get(known) ?? (known.startsWith('live ') ? live : arcade);
}
