/** The exact figures of a game with a choice: of its rounds when one choice is always made, and of the free spins that it begins. */
import { type ChoiceDefinition, withChoice } from '../choice/definition.ts';
import { type CompiledSlot, compileSlot } from '../engine/compile.ts';
import {
  compare,
  multiply,
  type Rational,
  rational,
  squareRootDecimal,
  subtract,
  toDecimal,
} from '../../../kit/prove/fraction.ts';
import type { Volatility } from '../engine/definition.ts';
import type { Proof } from '../paytable.ts';
import { type ExactFigures, exactFigures, proofOf } from './exact.ts';
import { freeSpinMoments } from './feature-moments.ts';
import { turnLaws } from './turn.ts';

export type ChoiceFigures = { id: string; slot: CompiledSlot; figures: ExactFigures };

/** Figures of each choice, in the order of the definition. Takes seconds. */
export function choiceFigures(game: ChoiceDefinition): ChoiceFigures[] {
  return game.choices.map(({ id }) => {
    const definition = withChoice(game, id);
    return { id, slot: compileSlot(definition), figures: exactFigures(definition) };
  });
}

/** Between these many bets lies what free spins usually win: how often they stay below, and how often they go beyond. */
export const smallWinBets = 10;
export const largeWinBets = 100;

type Counts = Map<number, bigint>;

/** Of the sum of two wins below a limit. */
function summed(a: Counts, b: Counts, limit: number): Counts {
  const result: Counts = new Map();
  for (const [x, left] of a) {
    for (const [y, right] of b) {
      if (x + y < limit) result.set(x + y, (result.get(x + y) ?? 0n) + left * right);
    }
  }
  return result;
}

/**
 * The chance that the free spins of an award win less than so many coins.
 * @throws RangeError for free spins that can add spins, hold wilds or draw a special symbol: their spins depend on each other.
 */
export function chanceBelow(slot: CompiledSlot, award: number, coins: number): Rational {
  const rules = slot.definition.features.freeSpins;
  if (!rules || Object.keys(rules.retriggers).length > 0 || slot.stickyWilds || slot.special)
    throw new RangeError(`${slot.definition.code}: these free spins depend on each other.`);
  const laws = turnLaws(slot, { phase: 'free', heldMask: 0, special: -1 });
  const spin: Counts = new Map();
  for (const { byCoins } of laws)
    for (const [won, weight] of byCoins) spin.set(won, (spin.get(won) ?? 0n) + weight);
  const whole = laws[0]?.denominator ?? 1n;
  const { start, step, max } = rules.multiplier;
  let total: Counts = new Map([[0, 1n]]);
  const multiplied = new Map<number, number>();
  for (let index = 0; index < award; index += 1) {
    const multiplier = Math.min(start + step * index, max);
    multiplied.set(multiplier, (multiplied.get(multiplier) ?? 0) + 1);
  }
  for (const [multiplier, times] of multiplied) {
    let power: Counts = new Map([...spin].map(([won, weight]) => [won * multiplier, weight]));
    power = summed(power, new Map([[0, 1n]]), coins);
    for (let left = times; left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) total = summed(total, power, coins);
      if (left > 1) power = summed(power, power, coins);
    }
  }
  const below = [...total.values()].reduce((a, b) => a + b, 0n);
  return rational(below, whole ** BigInt(award));
}

/** How far free spins scatter round their mean, as a word: by their deviation in parts of it. */
function scatterOf(mean: Rational, variance: Rational): Volatility {
  const isAtLeast = (hundredths: bigint) =>
    compare(
      multiply(variance, rational(10_000n)),
      multiply(rational(hundredths ** 2n), multiply(mean, mean)),
    ) >= 0;
  if (isAtLeast(100n)) return 'very-high';
  if (isAtLeast(70n)) return 'high';
  return isAtLeast(50n) ? 'medium' : 'low';
}

const percent = (value: Rational, digits = 4) => toDecimal(multiply(value, rational(100n)), digits);

/** What players are shown of each choice. */
export function choiceProofs(
  game: ChoiceDefinition,
  found: readonly ChoiceFigures[],
): NonNullable<Proof['choices']> {
  return found.map(({ id, slot, figures }) => {
    const definition = withChoice(game, id);
    const { rtp_percent, hit_frequency_percent, deviation_bets, max_win_bets, max_win_once_in } = proofOf(
      definition,
      figures,
    );
    const feature = freeSpinMoments(slot);
    const bets = (coins: Rational) => multiply(coins, rational(1n, BigInt(slot.betCoins)));
    return {
      id,
      rtp_percent,
      hit_frequency_percent,
      deviation_bets,
      max_win_bets,
      max_win_once_in,
      free_spins: Object.entries(definition.features.freeSpins?.awards ?? {}).map(([scatters, spins]) => {
        const moments = feature(spins);
        const mean = bets(moments.mean);
        const variance = subtract(bets(bets(moments.secondMoment)), multiply(mean, mean));
        return {
          scatters: Number(scatters),
          spins,
          mean_bets: toDecimal(mean, 4),
          volatility: scatterOf(mean, variance),
          deviation_bets: squareRootDecimal(variance, 2),
          below_percent: percent(chanceBelow(slot, spins, smallWinBets * slot.betCoins), 2),
          beyond_percent: percent(
            subtract(rational(1n), chanceBelow(slot, spins, largeWinBets * slot.betCoins + 1)),
            2,
          ),
          max_win_bets: toDecimal(bets(rational(moments.max)), 2),
        };
      }),
    };
  });
}
