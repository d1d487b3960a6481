/** The command that proves all games: exact figures, comparison, simulation. */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { games } from '../../../catalogue.ts';
import type { SlotDefinition } from '../engine/definition.ts';
import type { Proof } from '../paytable.ts';
import type { ProofTask, ProofResult } from './worker.ts';

const workers = 2;

/** How far a simulated mean may lie from the exact one, in standard errors: one run in 15,000 errs by more. */
const tolerance = 4;

function proofFile(code: string): URL {
  return new URL(`../../../${code}/proof.json`, import.meta.url);
}

/** Whether a proof says the same as the committed one. */
async function isCommitted(proof: Proof): Promise<boolean> {
  const committed: unknown = JSON.parse(
    await readFile(proofFile(proof.game_code), 'utf8').catch(() => 'null'),
  );
  return JSON.stringify(committed) === JSON.stringify(proof);
}

async function report(result: ProofResult, write: boolean): Promise<boolean> {
  const { proof, simulation, boughtSimulation, exact_ms } = result;
  if (write) await writeFile(proofFile(proof.game_code), `${JSON.stringify(proof, null, 2)}\n`);
  const same = await isCommitted(proof);
  const parts = [
    proof.game_code.padEnd(17),
    `RTP ${proof.rtp_percent} %`,
    `hits ${proof.hit_frequency_percent} %`,
    `before the maximum win ${proof.rtp_before_max_win_percent} %`,
    `max ${proof.max_win_bets} bets (of ${proof.uncapped_max_win_bets}) once in ${Number(proof.max_win_once_in).toLocaleString('en')} rounds, costs ${proof.max_win_cost_percent} %`,
    `deviation ${proof.deviation_bets}`,
    same ? `as shown (${exact_ms} ms)` : 'DIFFERS FROM proof.json',
  ];
  let agrees = true;
  if (proof.bought && boughtSimulation) {
    const { rtpErrors, hitErrors, maxBets } = boughtSimulation;
    agrees =
      Math.abs(rtpErrors) <= tolerance &&
      Math.abs(hitErrors) <= tolerance &&
      maxBets <= Number(proof.bought.max_win_bets);
    parts.push(`bought ${agrees ? 'agrees' : 'DISAGREES'} (${rtpErrors.toFixed(2)} σ)`);
  }
  if (simulation) {
    agrees =
      agrees &&
      Math.abs(simulation.rtpErrors) <= tolerance &&
      Math.abs(simulation.hitErrors) <= tolerance &&
      simulation.maxBets <= Number(proof.max_win_bets);
    const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)} σ`;
    parts.push(
      `simulated ${(simulation.rtp * 100).toFixed(4)} % (${signed(simulation.rtpErrors)})`,
      `hits ${(simulation.hits * 100).toFixed(4)} % (${signed(simulation.hitErrors)})`,
      `highest ${simulation.maxBets}`,
      agrees ? `agrees (${simulation.ms} ms)` : 'DISAGREES',
    );
  }
  console.log(parts.join('  '));
  return same && agrees;
}

/** Runs tasks on worker threads, reporting each as it ends. Returns how many failed. */
async function runAll(
  tasks: readonly ProofTask[],
  done: (result: ProofResult, finished: number) => Promise<boolean>,
): Promise<number> {
  const waiting = [...tasks];
  let finished = 0;
  let failed = 0;
  const runOne = (task: ProofTask) =>
    new Promise<ProofResult>((resolve, reject) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: task });
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const result = await runOne(task);
      finished += 1;
      if (!(await done(result, finished))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, lane));
  return failed;
}

/**
 * Proves the chosen games, and says of each as it ends whether it holds.
 * @returns what was found of them in the order of the catalogue, and the process's exit code: 0 if every figure holds.
 */
export async function runProof(
  argv: readonly string[],
): Promise<{ results: ProofResult[]; exitCode: number }> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      exact: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '10000000' },
    },
  });
  const rounds = values.exact ? 0 : Number(values.rounds.replaceAll(/[,_]/g, ''));
  if (!Number.isSafeInteger(rounds) || rounds < 0) throw new Error('--rounds takes a whole number');
  const chosen: readonly SlotDefinition[] =
    positionals.length === 0 ? games : games.filter((game) => positionals.includes(game.code));
  if (chosen.length === 0) throw new Error(`There is no game ${positionals.join(', ')}.`);

  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Proving ${chosen.length} games exactly${rounds ? `, then ${rounds.toLocaleString('en')} simulated rounds of each` : ''}, on ${workers} threads.`,
  );
  const results = new Map<string, ProofResult>();
  const failed = await runAll(
    chosen.map((game) => ({ code: game.code, rounds })),
    async (result, finished) => {
      results.set(result.proof.game_code, result);
      process.stdout.write(`[${finished}/${chosen.length} ${seconds()} s] `);
      return report(result, values.write);
    },
  );
  console.log(
    failed === 0
      ? `All ${chosen.length} games hold, in ${seconds()} s.`
      : `${failed} of ${chosen.length} games do not hold, in ${seconds()} s.`,
  );
  return {
    results: chosen.flatMap(({ code }) => results.get(code) ?? []),
    exitCode: failed === 0 ? 0 : 1,
  };
}
