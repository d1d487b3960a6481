/** The command that simulates a tumbling slot: plays the blocks that are missing, and says what all of them come to. */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { TumbleDefinition } from '../engine/definition.ts';
import { tumbleGames } from '../../../../catalogue.ts';
import { type Block, blockRounds, blockSchema, isBeginningOf } from './blocks.ts';
import { type Estimate, type Estimates, estimate, supportedPercent } from './estimate.ts';
import { addBlock, beginStore, readBlocks } from './store.ts';

type Asked = { game: TumbleDefinition; blocks: number; from: number; processes: number };

/** @throws Error that names the option that cannot be. */
export function readSimulationRequest(argv: readonly string[]): Asked {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      simulate: { type: 'string' },
      rounds: { type: 'string', default: '1e9' },
      processes: { type: 'string', default: '2' },
      'from-block': { type: 'string', default: '0' },
    },
  });
  const game = tumbleGames.find(({ code }) => code === values.simulate);
  if (!game) {
    const known = tumbleGames.map(({ code }) => code).join(', ');
    throw new Error(`--simulate: there is no tumbling slot ${values.simulate ?? ''}; there are: ${known}.`);
  }
  const rounds = Number(values.rounds.replaceAll(/[,_]/g, ''));
  if (!Number.isSafeInteger(rounds) || rounds < blockRounds || rounds % blockRounds !== 0)
    throw new Error(`--rounds takes whole blocks of ${blockRounds.toLocaleString('en')} rounds.`);
  const processes = Number(values.processes);
  if (!Number.isInteger(processes) || processes < 1 || processes > 256)
    throw new Error('--processes takes a whole number from 1 to 256.');
  const from = Number(values['from-block']);
  if (!Number.isSafeInteger(from) || from < 0) throw new Error('--from-block takes a whole number.');
  return { game, blocks: rounds / blockRounds, from, processes };
}

/**
 * Plays the missing ones of the blocks asked for, each written down when it is done.
 * @returns the process's exit code: 1 if a block that was kept is not what the engine plays now.
 */
export async function runSimulation(argv: readonly string[]): Promise<number> {
  const { game, blocks, from, processes } = readSimulationRequest(argv);
  await beginStore(game);
  const kept = await readBlocks(game);
  const wrong = kept.find((block) => !isBeginningOf(game, block));
  if (wrong) {
    console.error(
      `Block ${wrong.block} of ${game.code} is not what the engine plays: its version has to be raised.`,
    );
    return 1;
  }
  const done = new Set(kept.map(({ block }) => block));
  const missing = Array.from({ length: blocks }, (_, index) => from + index).filter(
    (block) => !done.has(block),
  );
  console.log(
    `${game.title}: ${kept.length} blocks of ${blockRounds.toLocaleString('en')} rounds are there, ${missing.length} to play in ${processes} threads.`,
  );
  let finished = 0;
  const total = missing.length;
  const lane = async () => {
    const worker = new Worker(new URL('block-worker.ts', import.meta.url), {
      workerData: { code: game.code },
    });
    for (let block = missing.shift(); block !== undefined; block = missing.shift()) {
      await addBlock(game, await playOn(worker, block));
      finished += 1;
      console.log(`[${finished}/${total}] ${summary(estimate(await readBlocks(game), game.betCoins))}`);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(processes, total) }, lane));
  console.log(report(game, estimate(await readBlocks(game), game.betCoins)).join('\n'));
  return 0;
}

function playOn(worker: Worker, block: number): Promise<Block> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: unknown) => {
      worker.off('error', reject);
      resolve(blockSchema.parse(message));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
    worker.postMessage(block);
  });
}

const percent = ({ mean, half }: Estimate) => `${(mean * 100).toFixed(4)} % ± ${(half * 100).toFixed(4)}`;

function summary({ rounds, rtp }: Estimates): string {
  return `${rounds.toLocaleString('en')} rounds, RTP ${percent(rtp)}`;
}

/** What is known of a game, in lines for people. */
export function report(game: TumbleDefinition, found: Estimates): string[] {
  const shown = supportedPercent(found.rtp);
  return [
    `${game.title} (${game.code}), version ${game.version}: ${found.rounds.toLocaleString('en')} rounds through the live stream.`,
    `RTP ${percent(found.rtp)} (99 %)${shown === null ? ': too few rounds to show a figure' : `, shown as ${shown} %`}; ${(found.freeShare * 100).toFixed(2)} % of the bet from free spins.`,
    `Rounds that win: ${percent(found.hits)}. Free spins: ${percent(found.freeSpins)}, once in ${(1 / found.freeSpins.mean).toFixed(0)} rounds.`,
    `Maximum win of ${game.maxWinBets.toLocaleString('en')} bets: ${(found.maxWins.mean * found.rounds).toFixed(0)} times. Highest round: ${found.mostBets.toLocaleString('en')} bets. Deviation: ${found.deviationBets.toFixed(2)} bets.`,
    ...(found.rounds < 1e9 ? [`Not yet 1,000,000,000 rounds: ${game.code} stays switched off.`] : []),
  ];
}
