/**
 * The blocks that have been played of a game: one line each in `games/<code>/simulation.jsonl`, below a line that says of which
 * mathematics. A line is added when its block is done, so that a simulation goes on where it was interrupted, and several
 * processes may add to one file or to copies of it.
 */
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { TumbleDefinition } from '../engine/definition.ts';
import { tumbleHash } from '../published/published-tumble.ts';
import { type Block, blockSchema } from './blocks.ts';

const headSchema = z.strictObject({ game_code: z.string(), version: z.int(), definition_hash: z.string() });

function storeFile(code: string): URL {
  return new URL(`../../../../${code}/simulation.jsonl`, import.meta.url);
}

const headOf = (game: TumbleDefinition) => ({
  game_code: game.code,
  version: game.version,
  definition_hash: tumbleHash(game),
});

/**
 * The blocks of a file, in their order. The same block may stand in it twice, from two processes, if both found the same.
 * @throws Error naming the line that cannot be read, is of other mathematics, or contradicts another.
 */
export function parseBlocks(game: TumbleDefinition, text: string): Block[] {
  const [first, ...lines] = text.split('\n').filter((line) => line !== '');
  const head = headSchema.safeParse(first === undefined ? null : JSON.parse(first));
  if (!head.success || JSON.stringify(head.data) !== JSON.stringify(headOf(game)))
    throw new Error(`${game.code}/simulation.jsonl is of other mathematics: put it away and simulate anew.`);
  const found = new Map<number, Block>();
  lines.forEach((line, index) => {
    const block = blockSchema.safeParse(readLine(line));
    if (!block.success) throw new Error(`${game.code}/simulation.jsonl: line ${index + 2} is no block.`);
    const before = found.get(block.data.block);
    if (before && JSON.stringify(before) !== JSON.stringify(block.data))
      throw new Error(`${game.code}/simulation.jsonl: line ${index + 2} contradicts another of its block.`);
    found.set(block.data.block, block.data);
  });
  return [...found.values()].toSorted((a, b) => a.block - b.block);
}

function readLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The blocks that have been played; none if there is no file. */
export async function readBlocks(game: TumbleDefinition): Promise<Block[]> {
  const text = await readFile(storeFile(game.code), 'utf8').catch(() => '');
  return text === '' ? [] : parseBlocks(game, text);
}

/** Begins a game's file, if there is none. */
export async function beginStore(game: TumbleDefinition): Promise<void> {
  await writeFile(storeFile(game.code), `${JSON.stringify(headOf(game))}\n`, { flag: 'wx' }).catch(
    async () => void (await readBlocks(game)),
  );
}

/** Adds a block: one write, so that the lines of several processes do not mix. */
export async function addBlock(game: TumbleDefinition, block: Block): Promise<void> {
  await appendFile(storeFile(game.code), `${JSON.stringify(block)}\n`);
}
