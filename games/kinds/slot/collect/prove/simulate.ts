/**
 * Plays cycles of a meter with the live engine and sets their mean against the exact figures. Rounds that share a meter depend on each
 * other; what lies between two harvests does not, so the error is that of whole cycles.
 */
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import type { CompiledCollect } from '../engine/compile.ts';
import { createTables, playCollect } from '../engine/play.ts';

export type CollectSimulation = {
  rounds: number;
  cycles: number;
  /** Mean of what a round wins, in bets. */
  rtp: number;
  rtpErrors: number;
  roundsPerHarvest: number;
  lengthErrors: number;
  /** Rounds begun at each meter. */
  visits: readonly number[];
  mostCoins: number;
};

/** @param exact the return and the length of a cycle that are expected. */
export function simulateCollect(
  game: CompiledCollect,
  exact: { rtp: number; roundsPerHarvest: number },
  rounds: number,
  seed = 20_260_101,
): CollectSimulation {
  const random = createSimulationRandom(seed);
  const tables = createTables();
  const visits = Array.from({ length: game.full }, () => 0);
  let [meter, coins, mostCoins, began, cycleCoins, cycles] = [0, 0, 0, 0, 0, 0];
  let [wonBeyond, lengthBeyond] = [0, 0];
  let played = 0;
  // The last cycle is played to its end, so that every one counts whole.
  while (played < rounds || meter !== 0) {
    visits[meter] = (visits[meter] ?? 0) + 1;
    const before = meter;
    const round = playCollect(game, meter, random, tables);
    played += 1;
    coins += round.coins;
    cycleCoins += round.coins;
    mostCoins = Math.max(mostCoins, round.coins);
    meter = round.meter;
    if (meter >= before) continue;
    const length = played - began;
    wonBeyond += (cycleCoins / game.betCoins - exact.rtp * length) ** 2;
    lengthBeyond += (length - exact.roundsPerHarvest) ** 2;
    cycles += 1;
    began = played;
    cycleCoins = 0;
  }
  const rtp = coins / game.betCoins / played;
  return {
    rounds: played,
    cycles,
    rtp,
    rtpErrors: ((rtp - exact.rtp) * played) / Math.sqrt(wonBeyond),
    roundsPerHarvest: played / cycles,
    lengthErrors: (played - exact.roundsPerHarvest * cycles) / Math.sqrt(lengthBeyond),
    visits,
    mostCoins,
  };
}
