/** `npm run games:new` in a copy of the tree: what it writes builds, proves and plays, and what it refuses leaves no trace. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isWhole, sampled } from '../../tests/sampled.ts';
import { makeGame } from './make.ts';
import { readName } from './new-game.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const needed = ['contract', 'database', 'docs', 'games', 'server', 'tests', 'tools'];
const leftOut = new Set(['node_modules', 'build', '.cache', 'sound', 'images', 'decisions']);

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'marquee-new-game-'));
  const files = (await readdir(root)).filter((name) => needed.includes(name) || name.endsWith('.json'));
  for (const name of files) {
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !leftOut.has(basename(path)),
    });
  }
  // The kit's cues and the slots' players of them are sources, though their folders are called like the games' recordings.
  for (const folder of ['games/kit/client/sound', 'games/kinds/slot/client/sound'])
    await cp(join(root, folder), join(copy, folder), { recursive: true });
  for (const folder of ['.', ...needed]) {
    const packages = join(root, folder, 'node_modules');
    if (existsSync(packages)) await symlink(packages, join(copy, folder, 'node_modules'));
  }
});
afterAll(() => rm(copy, { recursive: true }));

async function node(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: copy, maxBuffer: 2 ** 24 });
  return stdout;
}

/** Every file of the copy with its content. */
async function everyFile(): Promise<Map<string, string>> {
  const entries = await readdir(copy, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'));
  const read = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const path = join(parentPath, name);
    return [relative(copy, path), await readFile(path, 'base64')];
  });
  return new Map(await Promise.all(read));
}

test('a name is a title or a code', () => {
  const door = { code: 'lucky-door', title: 'Lucky Door', name: 'luckyDoor' };
  expect(readName('Lucky Door')).toEqual(door);
  expect(readName(' lucky-door ')).toEqual(door);
  expect(readName('Route 66')).toEqual({ code: 'route-66', title: 'Route 66', name: 'route66' });
});

const refused: readonly (readonly [words: string[], reason: string])[] = [
  [['instant', 'Dice'], 'Dice (dice) is already a game of the house.'],
  [['slot', 'crash-rocket'], 'Rocket Run (crash-rocket) is already a game of the house.'],
  [['table', 'Sic', 'Bo'], 'Sic Bo (sic-bo) is already a game of the house.'],
  [['instant', 'kite flight'], 'Kite Flight (crash-kite) is already a game of the house.'],
  [['instant', 'ladder'], 'games/kinds/instant/ladder.ts is already there.'],
  [['table', 'roads'], 'games/kinds/table/roads.ts is already there.'],
  [['slot', 'server'], '“server” means something else in the code: choose another name.'],
  [['instant', 'Return'], '“return” means something else in the code: choose another name.'],
  [['instant', '../doors'], '“../doors” is no name of a game'],
  [['instant', "It's"], "“It's” is no name of a game"],
  [['slot', '7 Up'], '“7 Up” is no name of a game'],
  [['slot', 'ab'], '“ab” is too short'],
  [['slot', 'a'.repeat(41)], 'is too long'],
];

/** A kind, the name that is given, and the code that follows. */
const kinds = sampled(
  [
    ['table', 'Turn a Card', 'turn-a-card'],
    ['instant', 'Lucky Door', 'lucky-door'],
    ['slot', 'neon-sevens', 'neon-sevens'],
    ['crash', 'Balloon Rise', 'balloon-rise'],
  ] as const,
  1,
);

describe('in a copy of the tree', () => {
  test('names that are taken or are none are refused, and nothing is written', async () => {
    const written = await everyFile();
    for (const [words, reason] of refused)
      await expect(makeGame(copy, words), reason).rejects.toThrow(reason);
    const main = 'tools/new-game/main.ts';
    for (const [words, said, code] of [
      [['instant', 'Dice'], 'Dice (dice) is already a game of the house.', 1],
      [['bingo', 'Sunday Bingo'], 'There is no kind “bingo”: choose slot, instant, table, crash.', 2],
      [['slot'], 'A game needs a name.', 2],
    ] as const)
      await expect(node(main, ...words)).rejects.toMatchObject({
        code,
        stdout: '',
        stderr: expect.stringContaining(said),
      });
    expect(await everyFile()).toEqual(written);
  }, 180_000);

  test(`a game of each kind is written, type-checked and proved${isWhole ? ', published, built and played' : ''}: ${kinds.map(([kind]) => kind).join()}`, async () => {
    for (const [kind, name, code] of kinds) {
      const said = await node('tools/new-game/main.ts', kind, name);
      expect(said).toContain(`(${code}) is a new ${kind} game.\n`);
      expect(said).toMatch(new RegExp(`^  made +games/.*${code}`, 'm'));
      await expect(node('tools/new-game/main.ts', 'slot', name)).rejects.toThrow('already a game');
    }
    await node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.browser.json');
    await node('node_modules/oxfmt/bin/oxfmt', '--check', 'games');

    for (const [kind, , code] of kinds) await proves[kind](code);
    if (isWhole) await expectPublishedAndPlayed();
  }, 600_000);
});

/** Publishes and builds all games again with the new ones, and plays those. */
async function expectPublishedAndPlayed(): Promise<void> {
  await node('games/publish.ts');
  const specification = await readFile(join(copy, 'docs/fairness.md'), 'utf8');
  for (const [kind, , code] of kinds) {
    const published = await readFile(join(copy, `games/${code}/published/1.json`), 'utf8');
    const { title }: { title: string } = JSON.parse(published);
    const isOfARound = kind === 'instant' || kind === 'table';
    if (isOfARound) expect(specification).toContain(`### ${title} (${code}), version 1`);
  }

  await node(
    join(copy, 'node_modules/vite/bin/vite.js'),
    'build',
    'games/client',
    '--config',
    'games/vite.config.ts',
  );

  const played = await node(
    'tools/new-game/testing/play.ts',
    ...kinds.map(([kind, , code]) => `${kind}:${code}`),
  );
  const lines = played
    .trim()
    .split('\n')
    .map((line) => playedSchema.parse(JSON.parse(line)));
  expect(lines.map(({ code, page }) => [code, page])).toEqual(kinds.map(([, , code]) => [code, 200]));
  for (const { code, balance, state, bet, win, seen } of lines) {
    expect(state).toBe('settled');
    expect(BigInt(balance)).toBe(10_000_000n - BigInt(bet) + BigInt(win));
    expect(winOf(code, seen) ?? win).toBe(win);
  }
}

/** What is asked of each kind's proof. */
const proves: Readonly<Record<(typeof kinds)[number][0], (code: string) => Promise<void>>> = {
  async table(code) {
    const row = await node('games/prove.ts', code);
    expect(row).toMatch(/turn-a-card, suit +table +counted.* 98\.0000 /);
  },
  async instant(code) {
    expect(await node('games/prove.ts', code)).toMatch(
      /lucky-door +instant +counted, 5 kinds of bet +99\.0000 /,
    );
  },
  async slot(code) {
    const rtp = Number(/RTP ([\d.]+) %/.exec(await node('games/prove.ts', code, '--exact', '--write'))?.[1]);
    expect(rtp).toBeGreaterThan(94);
    expect(rtp).toBeLessThan(97);
  },
  // All crash games have one proof.
  crash: async () => undefined,
};

/** What a game whose result is seen must have paid; undefined for the others. */
function winOf(code: string, seen: { prize?: number | undefined; card?: number | undefined } = {}) {
  if (code === 'lucky-door') return seen.prize === 0 ? '198000' : '0';
  if (code === 'turn-a-card') return Math.floor((seen.card ?? 0) / 13) % 3 === 0 ? '0' : '196000';
  return code === 'balloon-rise' ? '110000' : undefined;
}

const playedSchema = z.object({
  code: z.string(),
  page: z.int(),
  balance: z.string(),
  state: z.string(),
  bet: z.string(),
  win: z.string(),
  seen: z.object({ prize: z.int().optional(), card: z.int().optional() }).optional(),
});
