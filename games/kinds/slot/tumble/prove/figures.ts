/** What has been measured of a game, as players and operators are told it. */
import type { ProofRow } from '../../../../kit/prove/proof-table.ts';
import type { TumbleDefinition } from '../engine/definition.ts';
import type { TumblePaytable } from '../play-api.ts';
import type { Block } from './blocks.ts';
import { type Estimate, estimate, supportedPercent } from './estimate.ts';

/** A game is offered to players when so many of its rounds have been played. */
const leastRounds = 1e9;

/** Whether a game has been measured well enough to be offered. */
export function isMeasuredEnough({ rounds, rtp_percent }: TumblePaytable['proof']): boolean {
  return rounds >= leastRounds && rtp_percent !== null;
}

/** Rounds in which something comes once, to three digits, or to as many as there are counts. */
function onceIn({ mean }: Estimate): string {
  return String(Number((1 / mean).toPrecision(3)));
}

/** A number of rounds, rounded down to three digits: what it says of seldom things stays true. */
function atLeast(rounds: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(rounds)) - 2);
  return String(Math.floor(rounds / unit) * unit);
}

/**
 * The figures of a game from its blocks.
 * @throws Error if none has been played.
 */
export function measuredFigures(game: TumbleDefinition, blocks: readonly Block[]): TumblePaytable['proof'] {
  if (blocks.length === 0)
    throw new Error(`${game.code} is not measured: run npm run games:prove -- --simulate ${game.code}.`);
  const found = estimate(blocks, game.betCoins);
  const { maxWins } = found;
  return {
    rounds: found.rounds,
    rtp_percent: supportedPercent(found.rtp),
    rtp_half_percent: (found.rtp.half * 100).toPrecision(2),
    hit_frequency_percent: supportedPercent(found.hits) ?? (found.hits.mean * 100).toFixed(0),
    free_spins_once_in: game.freeSpins && found.freeSpins.mean > 0 ? onceIn(found.freeSpins) : null,
    max_win_bets: game.maxWinBets.toFixed(2),
    // Where none came, the upper end of its interval says how seldom it is at the most.
    max_win_once_in: maxWins.mean > 0 ? onceIn(maxWins) : atLeast(1 / maxWins.half),
    is_max_win_seen: maxWins.mean > 0,
    most_bets: found.mostBets.toFixed(2),
    deviation_bets: found.deviationBets.toFixed(2),
    volatility: game.volatility,
  };
}

/** They as a row of the table of all games. */
export function rowOfMeasured(game: TumbleDefinition, blocks: readonly Block[]): ProofRow {
  const { rtp, rounds } = estimate(blocks, game.betCoins);
  const figures = measuredFigures(game, blocks);
  return {
    code: game.code,
    kind: 'slot',
    method: `measured, ${rounds.toLocaleString('en')} rounds`,
    rtp_percent: `${(rtp.mean * 100).toFixed(4)} ± ${(rtp.half * 100).toFixed(4)}`,
    edge_percent: '',
    hits_percent: figures.hit_frequency_percent,
    deviation_bets: figures.deviation_bets,
    largest_bets: figures.max_win_bets,
    largest_once_in: figures.is_max_win_seen ? figures.max_win_once_in : `${figures.max_win_once_in} or more`,
    reference: 'own design',
    difference: '',
  };
}
