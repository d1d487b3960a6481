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

describe('in a copy of the tree', () => {
  test.each([
    [['instant', 'Dice'], 'Dice (dice) is already a game of the house.', 1],
    [['slot', 'crash-rocket'], 'Rocket Run (crash-rocket) is already a game of the house.', 1],
    [['instant', 'kite flight'], 'Kite Flight (crash-kite) is already a game of the house.', 1],
    [['instant', 'ladder'], 'games/kinds/instant/ladder.ts is already there.', 1],
    [['slot', 'server'], '“server” means something else in the code: choose another name.', 1],
    [['instant', 'Return'], '“return” means something else in the code: choose another name.', 1],
    [['instant', '../doors'], '“../doors” is no name of a game', 1],
    [['instant', "It's"], "“It's” is no name of a game", 1],
    [['slot', '7 Up'], '“7 Up” is no name of a game', 1],
    [['slot', 'ab'], '“ab” is too short', 1],
    [['slot', 'a'.repeat(41)], 'is too long', 1],
    [['bingo', 'Sunday Bingo'], 'There is no kind “bingo”: choose slot, instant, crash.', 2],
    [['slot'], 'A game needs a name.', 2],
  ])(
    '%j is refused, and nothing is written',
    async (words, reason, code) => {
      const written = await everyFile();
      await expect(node('tools/new-game/main.ts', ...words)).rejects.toMatchObject({
        code,
        stdout: '',
        stderr: expect.stringContaining(reason),
      });
      expect(await everyFile()).toEqual(written);
    },
    60_000,
  );

  test('a game of each kind is written, type-checked, proved, published, built and played', async () => {
    const said: string[] = [];
    for (const [kind, name] of [
      ['instant', 'Lucky Door'],
      ['slot', 'neon-sevens'],
      ['crash', 'Balloon Rise'],
    ])
      said.push(await node('tools/new-game/main.ts', kind ?? '', name ?? ''));
    expect(said[0]).toMatch(/^Lucky Door \(lucky-door\) is a new instant game\.\n/);
    expect(said[0]?.match(/ {2}made .*/g)).toEqual([
      '  made     games/kinds/instant/lucky-door.ts',
      '  made     games/kinds/instant/client/views/lucky-door.tsx',
    ]);
    await expect(node('tools/new-game/main.ts', 'slot', 'Lucky Door')).rejects.toThrow('already a game');

    await node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.browser.json');
    await node('node_modules/oxfmt/bin/oxfmt', '--check', 'games');

    const slot = await node('games/prove.ts', 'neon-sevens', '--exact', '--write');
    const rtp = Number(/RTP ([\d.]+) %/.exec(slot)?.[1]);
    expect(rtp).toBeGreaterThan(94);
    expect(rtp).toBeLessThan(97);
    const instant = await node('games/prove.ts', 'lucky-door');
    expect(instant).toMatch(/lucky-door +instant +counted, 5 kinds of bet +99\.0000 /);

    await node('games/publish.ts');
    const published = await readFile(join(copy, 'games/balloon-rise/published/1.json'), 'utf8');
    expect(JSON.parse(published)).toMatchObject({ title: 'Balloon Rise' });
    const specification = await readFile(join(copy, 'docs/fairness.md'), 'utf8');
    expect(specification).toContain('### Lucky Door (lucky-door), version 1');

    await node(
      join(copy, 'node_modules/vite/bin/vite.js'),
      'build',
      'games/client',
      '--config',
      'games/vite.config.ts',
    );

    const played = await node(
      'tools/new-game/testing/play.ts',
      'instant:lucky-door',
      'slot:neon-sevens',
      'crash:balloon-rise',
    );
    const lines = played
      .trim()
      .split('\n')
      .map((line) => playedSchema.parse(JSON.parse(line)));
    expect(lines.map(({ code, page }) => [code, page])).toEqual([
      ['lucky-door', 200],
      ['neon-sevens', 200],
      ['balloon-rise', 200],
    ]);
    for (const { balance, state, bet, win } of lines) {
      expect(state).toBe('settled');
      expect(BigInt(balance)).toBe(10_000_000n - BigInt(bet) + BigInt(win));
    }
    const [door, , balloon] = lines;
    expect(door?.win).toBe(door?.seen?.prize === 0 ? '198000' : '0');
    expect(balloon?.win).toBe('110000');
  }, 300_000);
});

const playedSchema = z.object({
  code: z.string(),
  page: z.int(),
  balance: z.string(),
  state: z.string(),
  bet: z.string(),
  win: z.string(),
  seen: z.object({ prize: z.int() }).optional(),
});
