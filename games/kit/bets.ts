/** The bets that a game takes, by currency. Every coin is worth whole hundredths, so that every win is too. */
import type { SlotDefinition } from './slot/definition.ts';

const hundredth = 1000n;
const unit = 100_000n;

/** Whole bets in hundredths of a unit, for currencies of the euro's order of worth and for demo play. */
const majorSteps = [20, 40, 50, 100, 200, 400, 500, 1000, 2000, 4000, 5000, 10_000];
/** The same for currencies worth some fiftieth of it. */
const minorSteps = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];
const minorCurrencies = new Set(['PHP', 'THB', 'INR', 'TWD', 'JPY', 'RUB', 'TRY', 'MXN']);

/**
 * The bets of a game in a currency, in minor units, ascending.
 * @returns never an empty list.
 */
export function betLadder(game: Pick<SlotDefinition, 'betCoins'>, currency: string): bigint[] {
  const steps = minorCurrencies.has(currency) ? minorSteps : majorSteps;
  const coins = BigInt(game.betCoins);
  return steps.map((step) => BigInt(step) * hundredth).filter((bet) => bet % (coins * hundredth) === 0n);
}

/** The bet that a new session stands at: the first of at least one unit, or ten where a unit is worth little. */
export function defaultBet(game: Pick<SlotDefinition, 'betCoins'>, currency: string): bigint {
  const wanted = minorCurrencies.has(currency) ? 10n * unit : unit;
  const ladder = betLadder(game, currency);
  return ladder.find((bet) => bet >= wanted) ?? ladder[0] ?? wanted;
}
