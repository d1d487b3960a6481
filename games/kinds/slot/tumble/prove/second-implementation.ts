/**
 * Builds and runs the second implementation (`tumble/second-implementation/`, in Rust), which plays the same rounds from the
 * published file of a game. It needs `cargo`; nothing else of the project needs it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { publishedFolder, readPublishedTumble } from '../../../../server/published.ts';
import { canonicalJson } from '../../../../kit/published/canonical.ts';
import type { TumbleDefinition } from '../engine/definition.ts';
import { publishTumble } from '../published/published-tumble.ts';
import { type Block, blockRounds, blockSchema } from './blocks.ts';
import type { PlayBlocks } from './play-in-threads.ts';

const folder = fileURLToPath(new URL('../second-implementation/', import.meta.url));

/** The program that {@link buildSecondImplementation} makes. */
const secondImplementation = join(folder, 'build', 'release', 'tumble-second-implementation');

/**
 * Runs a program to its end, line by line of what it writes.
 * @throws Error if it cannot be started or fails; what it says of that is shown.
 */
async function run(
  program: string,
  options: readonly string[],
  input: string,
  heard: (line: string) => Promise<void>,
): Promise<void> {
  const child = spawn(program, options, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  // Whoever waits for the end hears of a failure; the input of a program that was never started may fail before.
  ended.catch(() => {});
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  try {
    for await (const line of createInterface({ input: child.stdout })) await heard(line);
    const [code] = await ended;
    if (code !== 0) throw new Error(`${program} ended with ${code}.`);
  } finally {
    child.kill();
  }
}

/** @throws Error if there is no cargo, or if the program cannot be built. */
export async function buildSecondImplementation(): Promise<void> {
  try {
    await run('cargo', ['build', '--release', '--locked', '--quiet'], '', async () => {});
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Error('--engine second: it is built by cargo, which is not installed.', { cause: error });
  }
}

/**
 * Plays blocks from a published file.
 * @param rounds of each block.
 */
export async function playBlocksOf(
  file: string,
  blocks: readonly number[],
  threads: number,
  rounds: number,
  heard: (block: Block) => Promise<void>,
): Promise<void> {
  const input = blocks.map((block) => `${block}\n`).join('');
  const options = [file, 'blocks', String(threads), String(rounds)];
  await run(secondImplementation, options, input, async (line) => heard(blockSchema.parse(JSON.parse(line))));
}

/**
 * What the first rounds of a block come to, each: coins, those of the free spins, scatters at the end of the first spin.
 * @param file a published file.
 */
export async function playRoundsOf(file: string, block: number, rounds: number): Promise<string[]> {
  const lines: string[] = [];
  const options = [file, 'rounds', String(block), String(rounds)];
  await run(secondImplementation, options, '', async (line) => void lines.push(line));
  return lines;
}

/** Plays blocks of a game as it is published. @throws Error if it is not published as it is played. */
export const playBySecondImplementation: PlayBlocks = async (game, blocks, threads, heard) => {
  await requirePublished(game);
  await buildSecondImplementation();
  const file = join(publishedFolder(game.code), `${game.version}.json`);
  await playBlocksOf(file, blocks, threads, blockRounds, heard);
};

async function requirePublished(game: TumbleDefinition): Promise<void> {
  const published = (await readPublishedTumble(game.code)).get(game.version);
  if (!published || canonicalJson(published.mathematics) !== canonicalJson(publishTumble(game).mathematics))
    throw new Error(
      `--engine second plays what is published: ${game.code} ${game.version} is not. Run npm run games:publish.`,
    );
}
