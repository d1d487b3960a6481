/** Virtual races on three courses, one after the other, at fixed odds that are those of each field. */
import { payoutOf, unitOf } from '../table/table.ts';
import { unitsOn } from '../table/spots.ts';
import { BetRefused } from '../../kit/round/round-game.ts';
import type { OddsGame } from './games.ts';
import { type FieldPrices, lawOfBet, pricesOf, resultsOf } from './race-prices.ts';
import {
  drawField,
  drawOrder,
  MOST_RUNNERS,
  RACE_BETS,
  raceOutcomeSchema,
  type RaceBet,
  type RaceField,
  type RaceRules,
  raceSpots,
  spotOf,
  runnersIn,
} from './races.ts';
import { wagerSchema } from './rules.ts';

export const raceRules: RaceRules = {
  courses: 3,
  names: 48,
  coats: 5,
  trials: 5,
  fields: [
    [30, 20, 14, 11, 9, 7, 5, 4],
    [24, 18, 15, 12, 10, 9, 7, 5],
    [19, 16, 14, 13, 11, 10, 9, 8],
    [28, 18, 13, 11, 9, 7, 6, 4, 4],
    [22, 17, 14, 11, 10, 9, 7, 6, 4],
    [17, 15, 13, 12, 11, 10, 8, 7, 7],
    [26, 17, 13, 10, 9, 7, 6, 4, 4, 4],
    [21, 16, 13, 11, 9, 8, 7, 6, 5, 4],
    [16, 14, 12, 11, 10, 9, 8, 7, 7, 6],
    [24, 16, 12, 10, 8, 7, 6, 5, 4, 4, 4],
    [19, 15, 12, 10, 9, 8, 7, 6, 5, 5, 4],
    [15, 13, 11, 10, 9, 9, 8, 7, 7, 6, 5],
    [22, 15, 12, 10, 8, 7, 6, 4, 4, 4, 4, 4],
    [18, 14, 11, 10, 9, 8, 7, 6, 5, 4, 4, 4],
    [14, 12, 11, 10, 9, 8, 8, 7, 6, 6, 5, 4],
  ],
  places: { 8: 2, 9: 2, 10: 3, 11: 3, 12: 3 },
  overrounds: { win: 600, place: 600, quinella: 800, exacta: 800, trifecta: 1_000 },
};

/** The prices of the fields that were asked for last: all bets of a race ask for the same. */
const known = new Map<string, FieldPrices>();
const MOST_KNOWN = 32;

/** The prices of a field. */
export function fieldPrices({ strengths }: Pick<RaceField, 'strengths'>): FieldPrices {
  const key = strengths.join();
  const prices = known.get(key) ?? pricesOf(raceRules, strengths);
  known.delete(key);
  known.set(key, prices);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return prices;
}

/** What a bet is paid by an order. */
function payment(bet_minor: bigint, asked: unknown, field: RaceField): (order: readonly number[]) => bigint {
  const { spots } = wagerSchema.parse(asked);
  const unit_minor = unitOf(bet_minor, unitsOn(spots));
  const prices = fieldPrices(field);
  return (order) =>
    payoutOf(
      unit_minor,
      Object.entries(spots).reduce((sum, [spot, units]) => sum + units * prices.paid(spot, order), 0),
    );
}

/** @throws BetRefused where the field is not given, or a spot names a runner that the race does not have. */
function refusing<Answer>(read: () => Answer): Answer {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new BetRefused(error.message);
    throw error;
  }
}

const methods: Readonly<Record<RaceBet, string>> = {
  win: 'counted; over all fields',
  place: 'counted; over all fields',
  each: 'counted; over all fields',
  quinella: 'counted; over all fields',
  exacta: 'counted; over all fields',
  trifecta: 'counted; over all fields',
};

const code = 'race-day';
const version = 1;

export const raceDay: OddsGame = {
  code,
  title: 'Race Day',
  version,
  category: 'Horse Racing',
  phases: { betting_ms: 120_000, drawing_ms: 42_000, pause_ms: 17_000 },
  schedule: null,
  shoeDraws: null,
  pool: null,
  table: { code, version },
  spots: raceSpots(MOST_RUNNERS),
  usual: { spots: { 'win-1': 1 } },
  outcomeSchema: raceOutcomeSchema,
  betTypes: () =>
    RACE_BETS.map((bet) => ({
      name: bet === 'each' ? 'each way' : bet,
      law: lawOfBet(raceRules, bet),
      method: methods[bet],
      wager: {
        spots: {
          [spotOf(bet, [1, 2, 3].slice(0, runnersIn(bet)))]: 1,
        },
      },
    })),
  mathematics: { race: raceRules },
  fieldOf: (random, draw) => drawField(raceRules, random, draw),
  outcomeOf: (random, field) => {
    if (!field) throw new RangeError('A race needs its field.');
    return { field, order: drawOrder(field.strengths, random) };
  },
  winOf: (bet_minor, wager, outcome) => {
    const { field, order } = raceOutcomeSchema.parse(outcome);
    return refusing(() => payment(bet_minor, wager, field)(order));
  },
  winsOf: (bet_minor, wager, field) =>
    refusing(() => {
      if (!field) throw new RangeError('A race needs its field.');
      return resultsOf(field.strengths.length).map(payment(bet_minor, wager, field));
    }),
};
