/** Ways to play that test vectors are made of: every table and every kind of action comes in them. */
import type { VectorPlan } from '../../../kit/published/round-vectors.ts';
import type { InstantGame } from '../instant.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const risks = ['low', 'medium', 'high'];
const cashOut = { type: 'cash_out' };

const dice = [
  ['under', 2],
  ['under', 4_950],
  ['under', 9_800],
  ['over', 199],
  ['over', 5_050],
  ['over', 9_997],
].map(([side, target]) => ({ wager: { side, target }, actions: [] }));

const limbo = [101, 150, 200, 1_000, 100_000].map((target) => ({ wager: { target }, actions: [] }));

const plinko = risks.flatMap((risk) => range(8, 16).map((rows) => ({ wager: { rows, risk }, actions: [] })));

const mines = [
  [1, 1],
  [3, 5],
  [5, 25],
  [12, 3],
  [23, 2],
  [24, 1],
].map(([count = 1, tiles = 1]) => ({
  wager: { mines: count },
  actions: [
    // Seven is prime to 25, so that every tile comes once.
    ...range(1, tiles).map((step) => ({ type: 'reveal', tile: (step * 7) % 25 })),
    cashOut,
  ],
}));

const keno = risks.flatMap((risk) =>
  range(1, 10).map((count) => ({
    wager: { picks: range(1, count).map((pick) => ((pick * 11) % 40) + 1), risk },
    actions: [],
  })),
);

const call = (name: string): unknown => ({ type: 'call', call: name });
const hiLo = [
  [call('higher'), cashOut],
  [call('lower'), cashOut],
  [call('skip'), call('skip'), call('higher'), call('lower'), cashOut],
  [call('higher'), call('higher'), call('skip'), cashOut],
  range(1, 40).map(() => call('skip')),
  [call('lower')],
  range(1, 40).map(() => call('higher')),
].map((actions) => ({ wager: {}, actions }));

const towers = ['easy', 'medium', 'hard', 'expert', 'master'].flatMap((level) =>
  [1, 3, 9].map((floors) => ({
    wager: { level },
    actions: [...range(1, floors).map((floor) => ({ type: 'open', door: floor % 2 })), cashOut],
  })),
);

const wheel = risks.flatMap((risk) =>
  [10, 20, 30, 40, 50].map((segments) => ({ wager: { segments, risk }, actions: [] })),
);

const flip = (side: string): unknown => ({ type: 'call', side });
const coinStreak = [
  [flip('heads'), cashOut],
  [flip('tails'), flip('heads'), cashOut],
  [flip('tails')],
  range(1, 20).map((step) => flip(step % 3 === 0 ? 'heads' : 'tails')),
].map((actions) => ({ wager: {}, actions }));

const cross = { type: 'cross' };
const crossing = ['easy', 'medium', 'hard', 'daredevil'].flatMap((level) =>
  [1, 3, 24].map((lanes) => ({ wager: { level }, actions: [...range(1, lanes).map(() => cross), cashOut] })),
);

const kick = (target: number): unknown => ({ type: 'kick', target });
const penalty = ['easy', 'medium', 'hard', 'legend'].flatMap((level) =>
  [1, 3, 10].map((kicks) => ({
    wager: { level },
    actions: [...range(1, kicks).map((each) => kick((each * 2) % 5)), cashOut],
  })),
);

const coconut = [2, 3, 4, 5, 6, 7].flatMap((from) =>
  [[from], [1, 8], [from - 1, from, from + 1], range(1, 8)].map((baskets) => ({
    wager: { from, baskets },
    actions: [],
  })),
);
const drop = (box: string): unknown => ({ type: 'drop', box });
const skyStack = [
  [drop('heavy'), cashOut],
  [drop('normal'), cashOut],
  [drop('light'), cashOut],
  [...['light', 'heavy', 'normal', 'heavy'].map(drop), cashOut],
  [...range(1, 5).map(() => drop('normal')), cashOut],
  range(1, 24).map(() => drop('heavy')),
].map((actions) => ({ wager: {}, actions }));

const at = (...fish: readonly string[]): unknown => fish.map((each, id) => ({ id, fish: each }));
const reefRaiders = [
  ['single', [at('shrimp')]],
  ['single', [at('golden-whale'), at('sea-dragon')]],
  ['single', ['sardine', 'crab', 'squid', 'turtle'].map((fish) => at(fish))],
  ['spread', [at('shrimp')]],
  ['spread', [at('clownfish', 'tang'), at('whale', 'shell', 'shark')]],
  ['spread', range(1, 5).map(() => at('otter', 'penguin', 'sea-dragon'))],
  ['harpoon', [at('squid')]],
  ['harpoon', range(1, 8).map((shot) => at(shot % 2 === 0 ? 'dolphin' : 'golden-whale'))],
].map(([weapon, shots]) => ({ wager: { room: '0123456789abcdef', weapon, shots }, actions: [] }));

const plans: Readonly<Record<string, readonly VectorPlan[]>> = {
  dice,
  limbo,
  plinko,
  mines,
  keno,
  'hi-lo': hiLo,
  towers,
  wheel,
  'coin-streak': coinStreak,
  crossing,
  penalty,
  coconut,
  'sky-stack': skyStack,
  'reef-raiders': reefRaiders,
};

/** The most wagers that a game's plans are made of while none are written for it. */
const MOST_WAGERS = 30;

/** A game for which no plans are written is played by its usual actions on every wager of its laws, or on some of each part of them. */
export function plansOf({ code, usual, betTypes }: InstantGame): readonly VectorPlan[] {
  const written = plans[code];
  if (written) return written;
  const wagers = [...new Map(betTypes().map(({ wager }) => [JSON.stringify(wager), wager])).values()];
  const step = Math.ceil(wagers.length / MOST_WAGERS);
  return wagers.filter((_, index) => index % step === 0).map((wager) => ({ wager, actions: usual.actions }));
}

/** Rounds that come too seldom to be found by search: they end because every further step would lead beyond the most. */
const seldom: Readonly<Record<string, readonly (VectorPlan & { nonce: number })[]>> = {
  mines: [
    [5, 5_291],
    [12, 2_786],
  ].map(([count, nonce = 0]) => ({
    nonce,
    wager: { mines: count },
    actions: range(1, 25).map((step) => ({ type: 'reveal', tile: (step * 7) % 25 })),
  })),
  towers: [
    {
      nonce: 1_521,
      wager: { level: 'master' },
      actions: range(1, 9).map((floor) => ({ type: 'open', door: floor % 2 })),
    },
  ],
  'coin-streak': [{ nonce: 6_777, wager: {}, actions: coinStreak[3]?.actions ?? [] }],
};

export function seldomRounds(code: string): readonly (VectorPlan & { nonce: number })[] {
  return seldom[code] ?? [];
}
