import fc from 'fast-check';
import type { WalletFault } from '../connected-house.ts';

/** The games whose rounds take actions, with what is staked on, and one that is decided at once. */
export const wagers = {
  mines: { mines: 3 },
  towers: { level: 'easy' },
  'coin-streak': {},
  dice: { side: 'under', target: 5000 },
  // Its players may stake more in a round.
  blackjack: { spots: { 'box-1': 2, 'box-3': 2 } },
} as const;
export type RoundGame = keyof typeof wagers;
export const roundGames = Object.keys(wagers).filter((code): code is RoundGame => code in wagers);

const cashOut = { type: 'cash_out' } as const;
/** What may be done in each of them; it is not always allowed. */
export const actions: Readonly<Record<RoundGame, readonly object[]>> = {
  mines: [cashOut, { type: 'reveal', tile: 4 }, { type: 'reveal', tile: 20 }, { type: 'reveal', tile: 11 }],
  towers: [cashOut, { type: 'open', door: 1 }, { type: 'open', door: 0 }],
  'coin-streak': [cashOut, { type: 'call', side: 'heads' }, { type: 'call', side: 'tails' }],
  dice: [cashOut],
  blackjack: ['double', 'split', 'hit', 'stand', 'insure', 'decline', 'surrender'].map((type) => ({ type })),
};

/** What a step does, and how often it is drawn beside the others. */
const weights = {
  // Shared draws.
  draw_bet: 30,
  cash_out: 22,
  /** The same bet again, under the same id. */
  repeat_bet: 5,
  /** Another bet under an id that was used. */
  change_bet: 3,
  /** A bet that nobody has placed, or that is another player's. */
  strange_cash_out: 3,
  reconnect: 3,
  // Flights.
  fly: 16,
  /** Cashes the newest flight out by hand. */
  land: 18,
  /** The same flight again, under the same id. */
  repeat_fly: 5,
  /** Another flight under an id that was used. */
  change_fly: 2,
  /** A flight that nobody has begun, or that is another player's. */
  strange_land: 2,
  /** Begins a flight and loses every connection at once. */
  vanish: 3,
  // A live table, whose draws go on at a pace of their own.
  live_bet: 16,
  repeat_live_bet: 3,
  /** Another bet under an id that was used. */
  change_live_bet: 2,
  // Rounds of one player.
  begin: 14,
  act: 22,
  repeat_act: 4,
  strange_act: 2,
  enter: 2,
  rotate: 2,
} as const;
export type RoundAct = keyof typeof weights;
const acts = Object.keys(weights).filter((name): name is RoundAct => Object.hasOwn(weights, name));

/** One step. `pick` chooses among what there is by then: the remainder by its number. */
export type RoundStep = {
  readonly act: RoundAct;
  readonly pick: number;
  readonly place: 0 | 1;
  readonly bet_minor: '100000' | '200000' | '500000' | '90000000000';
  /** In hundredths; null for a bet that is cashed out by hand. */
  readonly target: number | null;
  /** How many equal messages are sent at once. */
  readonly copies: number;
};

/** A phase of a draw in which steps are done. */
export const phases = ['open', 'running', 'rising', 'ended'] as const;
export type Phase = (typeof phases)[number];

/** What a player does in the course of one draw, phase by phase. */
export type DrawPlan = Readonly<Record<Phase, readonly RoundStep[]>>;

/** What befalls everybody in a phase of a draw. */
export type Fate = {
  readonly phase: Phase;
  /** `left`: killed, and not there again before its draw is too old to run. */
  readonly what: 'nothing' | 'faults' | 'killed' | 'left';
  readonly faults: readonly WalletFault[];
};

export type Story = {
  readonly players: readonly (readonly DrawPlan[])[];
  readonly fates: readonly Fate[];
};

const rest = {
  pick: fc.nat(9999),
  place: fc.constantFrom(0, 1),
  bet_minor: fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom('100000', '200000', '500000') },
    { weight: 1, arbitrary: fc.constant('90000000000') },
  ),
  target: fc.constantFrom(null, null, null, 101, 103, 110, 125, 400),
  copies: fc.oneof(
    { weight: 8, arbitrary: fc.constant(1) },
    { weight: 2, arbitrary: fc.constant(2) },
    { weight: 1, arbitrary: fc.constant(3) },
  ),
} as const;
const any = fc.oneof(...acts.map((act) => ({ weight: weights[act], arbitrary: fc.constant(act) })));
/** Steps of which about a half are those that this phase is for. */
const steps = (minLength: number, maxLength: number, ...mostly: RoundAct[]) =>
  fc.array(fc.record<RoundStep>({ act: fc.oneof(fc.constantFrom(...mostly), any), ...rest }), {
    minLength,
    maxLength,
    size: 'max',
  });
const step = (act: RoundAct) => fc.record<RoundStep>({ act: fc.constant(act), ...rest });
/** What is rare among everything, and nothing without the one before it: no short run goes without. */
const rare = fc.tuple(step('begin'), step('act'), step('live_bet'));
const plan: fc.Arbitrary<DrawPlan> = fc.record({
  open: fc.tuple(steps(2, 5, 'draw_bet'), rare).map(([drawn, others]) => [...drawn, ...others]),
  running: steps(0, 4, 'act', 'fly'),
  rising: steps(1, 3, 'cash_out', 'land'),
  ended: steps(1, 3, 'cash_out', 'land', 'fly'),
});
const fate: fc.Arbitrary<Fate> = fc.record({
  phase: fc.constantFrom(...phases),
  what: fc.constantFrom('nothing', 'faults', 'faults', 'faults', 'killed'),
  faults: fc.array(fc.constantFrom<WalletFault>('down', 'lost'), { minLength: 1, maxLength: 8 }),
});

/**
 * What so many players do in so many draws; the same for the same seed. In one draw at least the house is killed, and one at least it
 * leaves while bets are taken.
 */
export function drawStory(seed: number, players: number, draws: number): Story {
  const story = fc.record({
    players: fc.array(fc.array(plan, { minLength: draws, maxLength: draws, size: 'max' }), {
      minLength: players,
      maxLength: players,
      size: 'max',
    }),
    fates: fc.array(fate, { minLength: draws, maxLength: draws, size: 'max' }),
  });
  const [drawn] = fc.sample(story, { seed, numRuns: 1 });
  if (!drawn) throw new Error('Nothing was drawn.');
  const [killed, left] = [seed % draws, (seed + 2) % draws];
  return {
    ...drawn,
    fates: drawn.fates.map((one, index): Fate => {
      if (index === left) return { phase: 'open', what: 'left', faults: [] };
      return index === killed ? { ...one, what: 'killed' } : one;
    }),
  };
}
