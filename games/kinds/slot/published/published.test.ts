/** What is published is what is played: a change of the mathematics needs a version of its own. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { games } from '../../../catalogue.ts';
import { readPublished } from '../../../server/published.ts';
import { recomputeBook, recomputeChoiceBook } from '../recompute.ts';
import { hasChoices } from '../choice/definition.ts';
import { chosenIn, compileReels } from '../choice/play.ts';
import { courseLine, courseOf } from './course.ts';
import { definitionOf, publishGame } from './published-game.ts';
import { vectorBook, vectorNumbers, vectorsSchema } from './vectors.ts';

const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url));
const gamesFolder = fileURLToPath(new URL('../../../', import.meta.url));
const vectorsFile = join(docs, 'verifier', 'vectors.json');
const vectors = z.array(vectorsSchema).parse(JSON.parse(await readFile(vectorsFile, 'utf8')));
const verifier = join(docs, 'verifier', 'verify.mjs');
const verify = (...args: string[]) => promisify(execFile)(process.execPath, [verifier, ...args]);

test.each(games)('$code is published as it is played; run npm run games:publish', async (definition) => {
  const published = await readPublished(definition.code);
  expect(published.get(definition.version), 'changed mathematics need a version of their own').toEqual(
    publishGame(definition),
  );
  expect([...published.keys()].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: definition.version }, (_, index) => index + 1),
  );
  for (const game of published.values()) expect(publishGame(definitionOf(game))).toEqual(game);
});

test.each(vectors)(
  '$code $version decides its test vectors as ever, by the engine as it is',
  async (vector) => {
    const game = (await readPublished(vector.code)).get(vector.version);
    if (!game) throw new Error('not published');
    const slot = compileReels(definitionOf(game));
    for (const { nonce, course, win_minor } of vector.rounds) {
      const book = vectorBook(slot, nonce);
      expect(courseOf(book.events)).toEqual(course);
      expect(book.win_minor).toBe(win_minor);
    }
    expect(vector.bought === undefined).toBe(game.mathematics.buy === undefined);
    for (const { nonce, course, win_minor } of vector.bought?.rounds ?? []) {
      const book = vectorBook(slot, nonce, 'free_spins');
      expect(courseOf(book.events)).toEqual(course);
      expect(book.win_minor).toBe(win_minor);
    }
    expect(vector.numbers.drawn).toEqual(vectorNumbers());
    const digest = createHash('sha256');
    for (let nonce = 0; nonce < vector.digest.rounds; nonce += 1) {
      digest.update(courseLine(vectorBook(slot, nonce).events));
    }
    expect(digest.digest('hex'), 'the engine decides otherwise: raise the version of every game').toBe(
      vector.digest.sha256,
    );
  },
);

test('every version of every game has vectors, and they show every feature of it', () => {
  expect(vectors.map(({ code, version }) => `${code} ${version}`)).toEqual(
    games.flatMap(({ code, version }) =>
      Array.from({ length: version }, (_, index) => `${code} ${index + 1}`),
    ),
  );
  for (const game of games) {
    const { code, features, maxWin } = game;
    const rounds = vectors.filter((vector) => vector.code === code).flatMap((vector) => vector.rounds);
    const text = JSON.stringify(rounds);
    const shown = (type: string) => text.includes(`"type":"${type}"`);
    expect(shown('free_spins_end'), code).toBe(features.freeSpins !== undefined);
    expect(shown('special_expand'), code).toBe((features.freeSpins?.special ?? null) !== null);
    expect(shown('hold_end'), code).toBe(features.holdAndRespin !== undefined);
    expect(text.includes('"grand":true'), code).toBe(features.holdAndRespin !== undefined);
    expect(shown('mystery_reveal'), code).toBe(features.mystery !== undefined);
    expect(shown('boost'), code).toBe(features.boost !== undefined);
    expect(text.includes('"cause":"strike"'), code).toBe(features.strike !== undefined);
    expect(text.includes('"cause":"expand"'), code).toBe(features.expandingWilds !== undefined);
    expect(shown('wild_respin'), code).toBe(features.expandingWilds?.respin ?? false);
    expect(shown('feature_choice'), code).toBe(hasChoices(game));
    // Each choice is made in some of them.
    for (const { id } of hasChoices(game) ? game.choices : []) expect(text, id).toContain(`"chosen":"${id}"`);
    expect(maxWin).toBeDefined();
  }
  expect(JSON.stringify(vectors)).toContain('"type":"max_win"');
});

test('the browser’s cryptography computes the same rounds', async () => {
  for (const { code, version, rounds, server_seed, client_seed, bet_minor } of vectors) {
    const game = (await readPublished(code)).get(version);
    if (!game) throw new Error('not published');
    const slot = compileReels(definitionOf(game));
    for (const { nonce } of rounds) {
      const seeds = { serverSeed: server_seed, clientSeed: client_seed, nonce };
      const { choices } = slot;
      const chosen = chosenIn(vectorBook(slot, nonce).events);
      expect(
        await (choices
          ? recomputeChoiceBook(choices, BigInt(bet_minor), seeds, chosen)
          : recomputeBook(slot.slot, BigInt(bet_minor), seeds)),
      ).toEqual(vectorBook(slot, nonce));
    }
  }
});

test('the stranger’s verifier imports nothing of ours', async () => {
  const source = await readFile(verifier, 'utf8');
  const imported = [...source.matchAll(/(?:import|from)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name);
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);
});

test('the stranger’s verifier agrees with the vectors, and with none that has a digit changed', async () => {
  const { stdout } = await verify('--vectors', vectorsFile, gamesFolder);
  expect(stdout).toMatch(/^\d+ rounds are exactly as the seeds say/);
  const folder = await mkdtemp(join(tmpdir(), 'marquee-vectors-'));
  try {
    const [first] = vectors;
    const round = first?.rounds.find(({ win_minor }) => win_minor !== '0');
    if (!first || !round) throw new Error('no vectors');
    const changed = [
      { ...round, win_minor: `${round.win_minor}0` },
      {
        ...round,
        course: JSON.parse(JSON.stringify(round.course).replace(/"stops":\[(\d+)/, '"stops":[9$1')),
      },
      { ...round, nonce: round.nonce + 1 },
    ];
    const { limit, drawn } = first.numbers;
    const shifted = { ...first, rounds: [], numbers: { limit, drawn: drawn.map((number) => number + 1) } };
    const shiftedFile = join(folder, 'shifted.json');
    await writeFile(shiftedFile, JSON.stringify([shifted]));
    await expect(verify('--vectors', shiftedFile, gamesFolder)).rejects.toThrow('numbers differ');
    for (const each of changed) {
      const file = join(folder, 'vectors.json');
      await writeFile(file, JSON.stringify([{ ...first, rounds: [each] }]));
      await expect(verify('--vectors', file, gamesFolder)).rejects.toThrow('NOT AS THE SEEDS SAY');
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
