/** The command that simulates a tumbling slot: plays the blocks that are missing, and says what all of them come to. */
import { parseArgs } from 'node:util';
import type { TumbleDefinition } from '../engine/definition.ts';
import { tumbleGames } from '../../../../catalogue.ts';
import { blockRounds, isBeginningOf, numbersOf } from './blocks.ts';
import { type Estimate, type Estimates, estimate, supportedPercent } from './estimate.ts';
import { type PlayBlocks, playInThreads } from './play-in-threads.ts';
import { playBySecondImplementation } from './second-implementation.ts';
import { addBlock, beginStore, foldStore, readBlocks } from './store.ts';

type Asked = { game: TumbleDefinition; blocks: number; from: number; processes: number; play: PlayBlocks };

const engines: Readonly<Record<string, PlayBlocks>> = {
  live: playInThreads,
  second: playBySecondImplementation,
};

/** @throws Error that names the option that cannot be. */
export function readSimulationRequest(argv: readonly string[]): Asked {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      simulate: { type: 'string' },
      rounds: { type: 'string', default: '1e9' },
      processes: { type: 'string', default: '2' },
      'from-block': { type: 'string', default: '0' },
      engine: { type: 'string', default: 'live' },
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
  const play = engines[values.engine];
  if (!play) throw new Error(`--engine takes ${Object.keys(engines).join(' or ')}.`);
  return { game, blocks: rounds / blockRounds, from, processes, play };
}

/**
 * Plays the missing ones of the blocks asked for, each written down when it is done.
 * @returns the process's exit code: 1 if a block that was kept is not what the engine plays now.
 */
export async function runSimulation(argv: readonly string[]): Promise<number> {
  const { game, blocks, from, processes, play } = readSimulationRequest(argv);
  await beginStore(game);
  const kept = await readBlocks(game);
  const wrong = kept.find((block) => !isBeginningOf(game, block));
  if (wrong) {
    console.error(
      `Block ${wrong.block} of ${game.code} is not what the engine plays: its version has to be raised.`,
    );
    return 1;
  }
  const done = new Set(kept.flatMap(numbersOf));
  const missing = Array.from({ length: blocks }, (_, index) => from + index).filter(
    (block) => !done.has(block),
  );
  console.log(
    `${game.title}: ${done.size} blocks of ${blockRounds.toLocaleString('en')} rounds are there, ${missing.length} to play in ${processes} threads.`,
  );
  const played = [...kept];
  if (missing.length > 0) {
    await play(game, missing, processes, async (block) => {
      await addBlock(game, block);
      played.push(block);
      const finished = played.length - kept.length;
      console.log(`[${finished}/${missing.length}] ${summary(estimate(played, game.betCoins))}`);
    });
  }
  console.log(report(game, estimate(await foldStore(game), game.betCoins)).join('\n'));
  return 0;
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
