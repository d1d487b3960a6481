/** The command that proves slots whose meter is kept: the chain, comparison with what is shown, simulation. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { toNumber } from '../../../../kit/prove/fraction.ts';
import type { ProofRow } from '../../../../kit/prove/proof-table.ts';
import { compileCollect } from '../engine/compile.ts';
import type { CollectDefinition } from '../engine/definition.ts';
import { chainOf } from './chain.ts';
import { collectProofFile, collectProofOf, readCollectProof, rowOfCollect } from './proof.ts';
import { simulateCollect } from './simulate.ts';

/** As many standard errors a simulated mean may lie from the exact one. */
const tolerance = 4;

/**
 * Proves games, and says of each whether it holds.
 * @returns a row for each, and how many do not hold.
 */
export async function proveCollect(
  games: readonly CollectDefinition[],
  words: readonly string[],
): Promise<{ rows: ProofRow[]; failed: number }> {
  const { values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      exact: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '10000000' },
    },
  });
  const rounds = values.exact ? 0 : Number(values.rounds.replaceAll(/[,_]/g, ''));
  const rows: ProofRow[] = [];
  let failed = 0;
  for (const definition of games) {
    const game = compileCollect(definition);
    const chain = chainOf(game);
    const proof = collectProofOf(game, chain);
    if (values.write)
      await writeFile(collectProofFile(definition.code), `${JSON.stringify(proof, null, 2)}\n`);
    const committed = await readCollectProof(definition.code).catch(() => null);
    const isSame = JSON.stringify(committed) === JSON.stringify(proof);
    const simulation =
      rounds === 0
        ? null
        : simulateCollect(
            game,
            { rtp: Number(proof.rtp_percent) / 100, roundsPerHarvest: toNumber(chain.roundsPerHarvest) },
            rounds,
          );
    const agrees =
      !simulation ||
      (Math.abs(simulation.rtpErrors) <= tolerance && Math.abs(simulation.lengthErrors) <= tolerance);
    console.log(
      [
        definition.code,
        `RTP ${proof.rtp_percent} % over the chain of ${proof.states.length} meters`,
        `a harvest in ${proof.rounds_per_harvest} rounds pays ${proof.harvest_bets} bets`,
        `an empty meter is worth ${proof.beginning_bets} bets to the best player, the best meter ${proof.most_ahead_bets}`,
        isSame ? 'as shown' : 'DIFFERS FROM proof.json',
        ...(simulation
          ? [
              `simulated ${(simulation.rtp * 100).toFixed(4)} % (${simulation.rtpErrors.toFixed(2)} σ of ${simulation.cycles} cycles)`,
              `${simulation.roundsPerHarvest.toFixed(3)} rounds a harvest (${simulation.lengthErrors.toFixed(2)} σ)`,
              agrees ? 'agrees' : 'DISAGREES',
            ]
          : []),
      ].join('  '),
    );
    if (!isSame || !agrees) failed += 1;
    rows.push(rowOfCollect(proof, simulation?.rtpErrors ?? null));
  }
  return { rows, failed };
}
