/**
 * The blocks that have been played of a game: lines in `games/<code>/simulation.jsonl`, below one that says of which mathematics. A
 * line is added when its block is done, so that a simulation goes on where it was interrupted. When it ends, each ten blocks become
 * one line. Several machines add to copies of the file, whose lines are put together.
 */
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { TumbleDefinition } from '../engine/definition.ts';
import { tumbleHash } from '../published/published-tumble.ts';
import { type Block, blockSchema, countedTwice, foldBlocks } from './blocks.ts';

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
 * The blocks of a file, in their order. The same line may stand in it twice, from two machines, if both found the same.
 * @throws Error naming the line that cannot be read, is of other mathematics, or contradicts another, or the block that is in two.
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
  const blocks = [...found.values()].toSorted((a, b) => a.block - b.block);
  const twice = countedTwice(blocks);
  if (twice !== null) throw new Error(`${game.code}/simulation.jsonl: block ${twice} is in two lines.`);
  return blocks;
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

/** Adds a block, in one write. */
export async function addBlock(game: TumbleDefinition, block: Block): Promise<void> {
  await appendFile(storeFile(game.code), `${JSON.stringify(block)}\n`);
}

/** Writes the file anew with each ten blocks in one line. @returns its blocks. */
export async function foldStore(game: TumbleDefinition): Promise<Block[]> {
  const blocks = foldBlocks(game, await readBlocks(game));
  const lines = [headOf(game), ...blocks].map((line) => `${JSON.stringify(line)}\n`);
  const file = storeFile(game.code);
  const whole = new URL(`${file.href}.new`);
  await writeFile(whole, lines.join(''));
  await rename(whole, file);
  return blocks;
}
