import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { currentTurn, longFiles, restingFiles, TURNS } from './turns.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const listed = Object.values<readonly string[]>(longFiles).flat();
const turns = Array.from({ length: TURNS }, (_, turn) => turn);

test('each long file exists, is listed once, and runs in one turn', () => {
  expect(listed.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
  const ran = turns.flatMap((turn) => {
    const resting = new Set(restingFiles(turn));
    return listed.filter((file) => !resting.has(file));
  });
  expect(ran.toSorted()).toEqual(listed.toSorted());
});

test('each turn has some of each group', () => {
  for (const turn of turns) {
    const resting = new Set(restingFiles(turn));
    for (const [group, files] of Object.entries<readonly string[]>(longFiles))
      expect(files.filter((file) => !resting.has(file)).length, group).toBeGreaterThan(0);
  }
});

test('what is checked out has its turn, and what has no history that of the day', async () => {
  expect(turns).toContain(await currentTurn(root));
  expect(turns).toContain(await currentTurn('/'));
});
