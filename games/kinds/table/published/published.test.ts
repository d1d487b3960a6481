/** What is published of the table games is what is played: a change of the mathematics needs a version of its own. */
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { hashOfText } from '../../../kit/fairness/revealed.ts';
import { createSimulationRandom } from '../../../kit/fairness/random.ts';
import { canonicalJson } from '../../../kit/published/canonical.ts';
import {
  definitionHash,
  readEngine,
  readPublishedTable,
  readTableVectors,
} from '../../../server/published.ts';
import { tableGames } from '../games.ts';
import { recomputeRound } from '../recompute.ts';
import { tableVersions } from '../versions.ts';
import { publishTable } from './published-table.ts';
import { tableVectorsOf } from './vectors.ts';

const vectors = await readTableVectors();

test.each(tableGames)('$code is published as it is played; run npm run games:publish', async (game) => {
  const published = await readPublishedTable(game.code);
  expect(published.get(game.version), 'changed mathematics need a version of their own').toEqual(
    publishTable(game),
  );
  expect([...published.keys()].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: game.version }, (_, index) => index + 1),
  );
});

const everyVersion = [...tableVersions.values()].flatMap((versions) => [...versions.values()]);

test.each(everyVersion)('$code $version decides its test vectors as ever', (game) => {
  const kept = vectors.find(({ code, version }) => code === game.code && version === game.version);
  expect(tableVectorsOf(game), 'the rules decide otherwise: raise the version').toEqual(kept);
  const wins = kept?.rounds.map(({ win_minor }) => win_minor !== '0') ?? [];
  expect(wins).toContain(true);
  expect(wins).toContain(false);
});

test('every version of every game has its rules and its vectors', () => {
  const versions = tableGames.flatMap(({ code, version }) =>
    Array.from({ length: version }, (_, index) => `${code} ${index + 1}`),
  );
  expect(everyVersion.map(({ code, version }) => `${code} ${version}`).toSorted()).toEqual(
    versions.toSorted(),
  );
  expect(vectors.map(({ code, version }) => `${code} ${version}`).toSorted()).toEqual(versions.toSorted());
});

test.each(vectors)('the browser’s cryptography computes the rounds of $code', async (vector) => {
  const { code, version, server_seed, client_seed, rounds } = vector;
  for (const { nonce, bet_minor = '0', wager, actions, course, win_minor, raised_minor } of rounds) {
    const found = await recomputeRound(
      { game_code: code, game_version: version, bet_minor, wager, actions },
      { serverSeed: server_seed, clientSeed: client_seed, nonce },
    );
    expect(found).toEqual({ course, win_minor, raised_minor });
  }
});

test('a round of a version that there is none of is not computed by another', async () => {
  const seeds = { serverSeed: '00'.repeat(32), clientSeed: 'x', nonce: 0 };
  const round = { game_code: 'roulette', game_version: 99, bet_minor: '1', wager: {}, actions: [] };
  await expect(recomputeRound(round, seeds)).rejects.toThrow('There is no roulette in version 99.');
});

test('a definition has one hash, in Node and in a browser', async () => {
  for (const game of tableGames) {
    const { mathematics } = publishTable(game);
    expect(await hashOfText(canonicalJson(mathematics))).toBe(definitionHash(mathematics));
  }
});

const drawSchema = z.union([
  z.strictObject({ below: z.int(), times: z.int().default(1), plus: z.int().optional() }),
  z.strictObject({ chosen: z.int(), of: z.int(), plus: z.int().optional() }),
]);

test.each(tableGames)('a round of $code draws what is published, and nothing else', (game) => {
  const limits: number[] = [];
  const random = createSimulationRandom(1);
  const { wager } = game.usual;
  game.begin(BigInt(game.unitsOf(wager)), wager, {
    below(limit) {
      limits.push(limit);
      return random.below(limit);
    },
  });
  const draws = z.array(z.record(z.string(), drawSchema)).parse(game.mathematics.draws);
  const published = draws
    .flatMap(Object.values<z.infer<typeof drawSchema>>)
    .flatMap((draw) =>
      'below' in draw
        ? Array.from({ length: draw.times }, () => draw.below)
        : Array.from({ length: draw.chosen }, (_, index) => draw.of - index),
    );
  expect(limits).toEqual(published);
});

/** Parts of the kind that decide nothing. */
const decidesNothing = new Set(['client', 'prove', 'published', 'sound', 'testing']);

/** All folders of the kind that decide rounds, however deep. */
async function decidingFolders(path: string): Promise<string[]> {
  const entries = await readdir(new URL(`../../../${path}/`, import.meta.url), { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory() && !decidesNothing.has(entry.name));
  const deeper = await Promise.all(below.map(({ name }) => decidingFolders(`${path}/${name}`)));
  return [path, ...deeper.flat()];
}

test('the engine of table games has every folder that decides a round', async () => {
  const { files } = await readEngine('table');
  const named = new Set(files.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  for (const folder of ['kit/fairness', 'kit/round', ...(await decidingFolders('kinds/table'))])
    expect(named, 'name it in decides of server/published.ts').toContain(folder);
});
