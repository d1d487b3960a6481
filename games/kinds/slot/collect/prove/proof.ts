/** The figures of a slot whose meter is kept, from its chain. */
import { readFile } from 'node:fs/promises';
import type { ProofRow } from '../../../../kit/prove/proof-table.ts';
import {
  compare,
  divide,
  multiply,
  type Rational,
  rational,
  squareRootDecimal,
  subtract,
  sum,
  toDecimal,
  zero,
} from '../../../../kit/prove/fraction.ts';
import { onceIn, volatilityOf } from '../../prove/exact.ts';
import type { CompiledCollect } from '../engine/compile.ts';
import { type CollectProof, collectProofSchema } from '../proof-schema.ts';
import type { Chain, State } from './chain.ts';

const hundred = rational(100n);
const inPercent = (value: Rational) => toDecimal(multiply(value, hundred), 4);

/** The figures of a game from its chain. */
export function collectProofOf(game: CompiledCollect, chain: Chain): CollectProof {
  const { code, version } = game.definition;
  const coin = rational(1n, BigInt(game.betCoins));
  const inBets = (coins: Rational) => multiply(coins, coin);
  const mean = (of: (state: State) => Rational, states: readonly State[] = chain.states) =>
    sum(states.map((state) => multiply(state.share, of(state))));
  const rtp = inBets(mean(({ win }) => win.mean));
  const harvested = inBets(
    multiply(
      mean(({ fills }) => fills),
      chain.harvest.mean,
    ),
  );
  const variance = subtract(inBets(inBets(mean(({ win }) => win.secondMoment))), multiply(rtp, rtp));
  const max = chain.states.reduce((most, { win }) => (win.max > most ? win.max : most), 0n);
  const advantages = chain.states.map(({ advantage }) => advantage).toSorted(compare);
  return {
    game_code: code,
    version,
    rtp_percent: inPercent(rtp),
    rtp_harvest_percent: inPercent(harvested),
    hit_frequency_percent: inPercent(
      subtract(
        rational(1n),
        mean(({ win }) => win.nothing),
      ),
    ),
    deviation_bets: squareRootDecimal(variance, 4),
    volatility: volatilityOf(variance),
    max_win_bets: toDecimal(inBets(rational(max)), 2),
    max_win_once_in: onceIn(mean(({ win }) => (win.max === max ? win.atMax : zero))),
    rounds_per_harvest: toDecimal(chain.roundsPerHarvest, 1),
    harvest_bets: toDecimal(inBets(chain.harvest.mean), 2),
    beginning_bets: toDecimal(chain.beginning, 4),
    most_ahead_bets: toDecimal(advantages.at(-1) ?? zero, 4),
    levels: game.levels.map((_, level) => {
      const states = chain.states.filter((state) => state.level === level);
      const share = sum(states.map((state) => state.share));
      const wins = mean(({ win }) => win.mean, states);
      const reaped = multiply(
        mean(({ fills }) => fills, states),
        chain.harvest.mean,
      );
      return {
        level: level + 1,
        rtp_percent: inPercent(divide(inBets(wins), share)),
        spins_rtp_percent: inPercent(divide(inBets(subtract(wins, reaped)), share)),
        rounds: toDecimal(multiply(share, chain.roundsPerHarvest), 1),
      };
    }),
    states: chain.states.map(({ meter, share, win, advantage }) => ({
      meter,
      share_percent: inPercent(share),
      rtp_percent: inPercent(inBets(win.mean)),
      ahead_bets: toDecimal(advantage, 4),
    })),
  };
}

export function collectProofFile(code: string): URL {
  return new URL(`../../../../${code}/proof.json`, import.meta.url);
}

/** The committed proof of a game. */
export async function readCollectProof(code: string): Promise<CollectProof> {
  return collectProofSchema.parse(JSON.parse(await readFile(collectProofFile(code), 'utf8')));
}

/** It as a row of the table of all games. */
export function rowOfCollect(proof: CollectProof, errors: number | null): ProofRow {
  return {
    code: proof.game_code,
    kind: 'slot',
    method: `Markov chain of ${proof.states.length} meters${errors === null ? '' : `; simulated ${errors < 0 ? '−' : '+'}${Math.abs(errors).toFixed(2)} σ`}`,
    rtp_percent: proof.rtp_percent,
    edge_percent: '',
    hits_percent: proof.hit_frequency_percent,
    deviation_bets: proof.deviation_bets,
    largest_bets: proof.max_win_bets,
    largest_once_in: proof.max_win_once_in.length > 15 ? '10¹⁵ or more' : proof.max_win_once_in,
    reference: 'own design',
    difference: '',
  };
}
