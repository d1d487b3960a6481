/** Plays rounds with the live engine, without a recorder, and sets their mean against the exact figures. */
import { compileSlot } from '../engine/compile.ts';
import type { Bought, SlotDefinition } from '../engine/definition.ts';
import { createTable, playBought, playRound } from '../engine/play.ts';
import { createSimulationRandom } from '../../../kit/fairness/random.ts';
import type { ExactFigures } from './exact.ts';
import { toNumber } from '../../../kit/prove/fraction.ts';

export type Simulation = {
  rtp: number;
  hits: number;
  /** Distance of the simulated mean from the exact one, in standard errors of the exact distribution. */
  rtpErrors: number;
  hitErrors: number;
  maxBets: number;
  ms: number;
};

/**
 * @param seed chooses the run; the same seed repeats it.
 * @param bought plays rounds that are bought; `rtp` is then in bets, as in their figures.
 */
export function simulate(
  game: SlotDefinition,
  figures: Pick<ExactFigures, 'rtp' | 'variance' | 'hitFrequency'>,
  rounds: number,
  { seed = 20_260_101, bought = null }: { seed?: number; bought?: Bought | null } = {},
): Simulation {
  const started = performance.now();
  const slot = compileSlot(game);
  const table = createTable(slot);
  const random = createSimulationRandom(seed);
  // Coins of all rounds together stay far below 2⁵³.
  let coins = 0;
  let hits = 0;
  let max = 0;
  const play = bought ? playBought : playRound;
  for (let round = 0; round < rounds; round += 1) {
    const won = play(slot, table, random, null);
    coins += won;
    if (won > 0) hits += 1;
    if (won > max) max = won;
  }
  const rtp = coins / slot.betCoins / rounds;
  const hitRate = hits / rounds;
  const exactHits = toNumber(figures.hitFrequency);
  return {
    rtp,
    hits: hitRate,
    rtpErrors: (rtp - toNumber(figures.rtp)) / Math.sqrt(toNumber(figures.variance) / rounds),
    hitErrors: (hitRate - exactHits) / Math.sqrt((exactHits * (1 - exactHits)) / rounds),
    maxBets: max / slot.betCoins,
    ms: Math.round(performance.now() - started),
  };
}
