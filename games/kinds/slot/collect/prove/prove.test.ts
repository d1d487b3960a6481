/** The chain of the meter: its figures are those of the engine, and no way of playing beats it. */
import { describe, expect, test } from 'vitest';
import { isWhole } from '../../../../../tests/sampled.ts';
import { collectGames } from '../../../../catalogue.ts';
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import { add, compare, multiply, one, sum, toNumber, zero } from '../../../../kit/prove/fraction.ts';
import { compileCollect } from '../engine/compile.ts';
import type { CollectDefinition } from '../engine/definition.ts';
import { smallMeter } from '../testing/fixture.ts';
import { type Chain, chainOf } from './chain.ts';
import { collectProofOf, readCollectProof } from './proof.ts';
import { simulateCollect } from './simulate.ts';

const chains = new Map<CollectDefinition, Chain>();
function known(game: CollectDefinition) {
  const compiled = compileCollect(game);
  const chain = chains.get(game) ?? chainOf(compiled);
  chains.set(game, chain);
  return { compiled, chain };
}

describe.each([smallMeter, ...collectGames].map((game) => [game.code, game] as const))('%s', (_, game) => {
  test('the shares are stationary: as many rounds begin at a meter as come to it', () => {
    const { chain } = known(game);
    expect(sum(chain.states.map(({ share }) => share))).toEqual(one);
    const arrivals = chain.states.map(() => zero);
    for (const { share, next, fills } of chain.states) {
      for (const each of next)
        arrivals[each.meter] = add(arrivals[each.meter] ?? zero, multiply(share, each.chance));
      arrivals[0] = add(arrivals[0] ?? zero, multiply(share, fills));
      expect(add(fills, sum(next.map(({ chance }) => chance)))).toEqual(one);
    }
    expect(arrivals).toEqual(chain.states.map(({ share }) => share));
  });

  test('rounds of the engine return what the chain says, and visit its meters as often', () => {
    const { compiled, chain } = known(game);
    const rtp =
      toNumber(sum(chain.states.map(({ share, win }) => multiply(share, win.mean)))) / game.betCoins;
    const roundsPerHarvest = toNumber(chain.roundsPerHarvest);
    const played = simulateCollect(compiled, { rtp, roundsPerHarvest }, isWhole ? 3_000_000 : 400_000);
    expect(Math.abs(played.rtpErrors)).toBeLessThan(4);
    expect(Math.abs(played.lengthErrors)).toBeLessThan(4);
    for (const { meter, share } of chain.states) {
      const expected = toNumber(share) * played.rounds;
      // Visits within a cycle depend on each other, so that their spread is wider than that of independent draws.
      expect(Math.abs((played.visits[meter] ?? 0) - expected)).toBeLessThan(8 * Math.sqrt(expected) + 8);
    }
    expect(played.mostCoins).toBeLessThanOrEqual(game.mostCoins);
  }, 180_000);
});

describe.each(collectGames.map((game) => [game.code, game] as const))('%s', (code, game) => {
  test('proof.json equals the figures of the chain; run npm run games:prove -- --write', async () => {
    const { compiled, chain } = known(game);
    const proof = collectProofOf(compiled, chain);
    expect(await readCollectProof(code)).toEqual(proof);
    expect(game.volatility).toBe(proof.volatility);
    expect(game.mostCoins).toBe(Math.max(...chain.states.map(({ win }) => Number(win.max))));
    expect(Number(proof.rtp_percent)).toBeGreaterThanOrEqual(94);
    expect(Number(proof.rtp_percent)).toBeLessThanOrEqual(97);
  });

  test('whoever begins with an empty meter is behind on average, at whichever meters they stop', () => {
    const { chain } = known(game);
    const best = toNumber(chain.beginning);
    expect(best).toBeLessThan(0);
    const random = createSimulationRandom(5);
    const { length } = chain.states;
    const stopped = Array.from({ length: 300 }, (_, round) =>
      chain.states.map(({ advantage }, meter) => {
        if (meter === 0) return false;
        return round === 0 ? compare(advantage, zero) === 0 : random.below(length) < round / 8;
      }),
    );
    const values = stopped.map((stops) => valueFromEmpty(chain, game.betCoins, stops));
    // The first stops where a meter is worth nothing, which is the best that can be done.
    expect(values[0]).toBeCloseTo(best, 9);
    expect(Math.max(...values)).toBeLessThanOrEqual(best + 1e-9);
  });
});

/** What a player is ahead by on average, in bets, who begins with an empty meter and stops at these or when it is empty again. */
function valueFromEmpty({ states }: Chain, betCoins: number, stops: readonly boolean[]): number {
  const values = states.map(() => 0);
  for (const { meter, win, next } of states.toReversed()) {
    if (stops[meter] === true) continue;
    let [value, stays] = [toNumber(win.mean) / betCoins - 1, 0];
    for (const each of next) {
      if (each.meter === meter) stays += toNumber(each.chance);
      else value += toNumber(each.chance) * (values[each.meter] ?? 0);
    }
    values[meter] = value / (1 - stays);
  }
  return values[0] ?? 0;
}
