/** Ways to play that test vectors are made of: every kind of spot and of action comes in them. */
import type { VectorPlan } from '../../../kit/published/round-vectors.ts';
import { fanTanSpots } from '../fan-tan.ts';
import { rouletteSpots } from '../roulette.ts';
import { sicBoSpots } from '../sic-bo.ts';
import type { TableGame } from '../table.ts';

type Plan = { wager: unknown; actions: readonly unknown[] };

/** What a unit is worth in test vectors: divisible by almost nothing, so that every rounding is seen. */
const UNIT_MINOR = 123_457n;

const on = (spots: Readonly<Record<string, number>>): Plan => ({ wager: { spots }, actions: [] });
/** Every spot alone, and many at once. */
const everySpot = (names: readonly string[], ...more: readonly Plan[]): Plan[] => [
  ...names.map((name) => on({ [name]: 1 })),
  on(Object.fromEntries(names.map((name, index) => [name, 1 + (index % 5)]))),
  ...more,
];

const boxes = (
  spots: Readonly<Record<string, number>>,
  insurance: string,
  actions: readonly string[],
): Plan => ({
  wager: { spots, insurance },
  actions: actions.map((type) => ({ type })),
});

/** Every action as the first one, and rows of them on three boxes; a round ends where one of them is not allowed. */
const blackjack: readonly Plan[] = [
  ...['stand', 'hit', 'double', 'split', 'surrender'].map((first) =>
    boxes({ 'box-1': 2 }, 'never', [first, 'stand', 'stand', 'stand']),
  ),
  ...['insure', 'decline'].map((first) => boxes({ 'box-2': 6 }, 'ask', [first, 'stand', 'stand'])),
  boxes({ 'box-1': 2, 'box-2': 4, 'box-3': 1_000 }, 'never', [
    'hit',
    'stand',
    'double',
    'stand',
    'hit',
    'hit',
    'stand',
  ]),
  boxes({ 'box-1': 8, 'box-3': 2 }, 'never', [
    'split',
    'split',
    'double',
    'hit',
    'stand',
    'stand',
    'stand',
    'stand',
  ]),
];

/** Held cards from none to all, on each number of hands. */
const videoPoker: readonly Plan[] = [1, 5, 10].flatMap((hands) =>
  [[], [0], [1, 3], [0, 1, 2], [1, 2, 3, 4], [0, 1, 2, 3, 4]].map((cards): Plan => ({
    wager: { hands },
    actions: [{ type: 'hold', cards }],
  })),
);
const anteGame = (spots: readonly Readonly<Record<string, number>>[], ...types: readonly string[]): Plan[] =>
  spots.flatMap((laid) => types.map((type): Plan => ({ wager: { spots: laid }, actions: [{ type }] })));

const plans: Readonly<Record<string, readonly Plan[]>> = {
  'jacks-or-better': videoPoker,
  'deuces-wild': videoPoker,
  'bonus-poker': videoPoker,
  'three-card-poker': anteGame([{ ante: 1 }, { pair_plus: 3 }, { ante: 5, pair_plus: 2 }], 'play', 'fold'),
  'caribbean-stud': anteGame([{ ante: 1 }, { ante: 7 }], 'raise', 'fold'),
  'casino-holdem': anteGame([{ ante: 1 }, { aa: 3 }, { ante: 5, aa: 2 }], 'call', 'fold'),
  blackjack,
  baccarat: everySpot(
    ['player', 'banker', 'tie', 'player-pair', 'banker-pair'],
    on({ banker: 20, tie: 1 }),
    on({ player: 7, 'player-pair': 2, 'banker-pair': 3 }),
  ),
  roulette: everySpot([...rouletteSpots.keys()], on({ red: 1_000_000, '0': 3, '17-20': 4, 'dozen-3': 11 })),
  'sic-bo': everySpot(
    [...sicBoSpots.keys()],
    on({ small: 10, 'total-10': 2, 'number-4': 5, 'any-triple': 1 }),
  ),
  'dragon-tiger': everySpot(
    ['dragon', 'tiger', 'tie', 'suited-tie'],
    on({ dragon: 9, tie: 1 }),
    on({ tiger: 5, 'suited-tie': 1 }),
  ),
  'fan-tan': everySpot([...fanTanSpots.keys()], on({ 'fan-2': 3, 'nim-2-3': 4, 'ssh-1-2-4': 5 })),
};

/** A game for which no plans are written is played by its usual actions on every wager of its laws. */
export function plansOf({ code, usual, betTypes, unitsOf }: TableGame): VectorPlan[] {
  const found = plans[code] ?? betTypes().map(({ wager }): Plan => ({ wager, actions: usual.actions }));
  return found.map((plan) => ({
    bet_minor: (UNIT_MINOR * BigInt(unitsOf(plan.wager))).toString(),
    ...plan,
  }));
}
