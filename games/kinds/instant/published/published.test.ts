/** What is published of the instant games is what is played: a change of the mathematics needs a version of its own. */
import { expect, test } from 'vitest';
import { hashOfText } from '../../../kit/fairness/revealed.ts';
import { canonicalJson } from '../../../kit/published/canonical.ts';
import { definitionHash, readInstantVectors, readPublishedInstant } from '../../../server/published.ts';
import { instantGames } from '../games.ts';
import { recomputeRound } from '../recompute.ts';
import { instantVersions } from '../versions.ts';
import { publishInstant } from './published-instant.ts';
import { courseToCompare, instantVectorsOf } from './vectors.ts';

const vectors = await readInstantVectors();

test.each(instantGames)('$code is published as it is played; run npm run games:publish', async (game) => {
  const published = await readPublishedInstant(game.code);
  expect(published.get(game.version), 'changed mathematics need a version of their own').toEqual(
    publishInstant(game),
  );
  expect([...published.keys()].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: game.version }, (_, index) => index + 1),
  );
});

const everyVersion = [...instantVersions.values()].flatMap((versions) => [...versions.values()]);

test.each(everyVersion)('$code $version decides its test vectors as ever', (game) => {
  const kept = vectors.find(({ code, version }) => code === game.code && version === game.version);
  expect(instantVectorsOf(game), 'the rules decide otherwise: raise the version').toEqual(kept);
  const courses = kept?.rounds.map(({ course }) => JSON.stringify(course)) ?? [];
  const canLose = game.betTypes().some(({ law }) => law.outcomes.some(({ pays }) => pays.numerator === 0n));
  expect(courses.some((course) => course.includes('"multiplier":0,'))).toBe(canLose);
  expect(courses.some((course) => !course.includes('"multiplier":0,'))).toBe(true);
});

test('every version of every game has its rules and its vectors', () => {
  const versions = instantGames.flatMap(({ code, version }) =>
    Array.from({ length: version }, (_, index) => `${code} ${index + 1}`),
  );
  expect(everyVersion.map(({ code, version }) => `${code} ${version}`).toSorted()).toEqual(
    versions.toSorted(),
  );
  expect(vectors.map(({ code, version }) => `${code} ${version}`).toSorted()).toEqual(versions.toSorted());
});

test.each(vectors)('the browser’s cryptography computes the rounds of $code', async (vector) => {
  const { code, version, server_seed, client_seed, bet_minor = '0', rounds } = vector;
  for (const { nonce, wager, actions, course, win_minor } of rounds) {
    const found = await recomputeRound(
      { game_code: code, game_version: version, bet_minor, wager, actions },
      { serverSeed: server_seed, clientSeed: client_seed, nonce },
    );
    expect({ course: courseToCompare(found.course), win_minor: found.win_minor }).toEqual({
      course,
      win_minor,
    });
  }
});

test('a round of a version that there is none of is not computed by another', async () => {
  const seeds = { serverSeed: '00'.repeat(32), clientSeed: 'x', nonce: 0 };
  const round = { game_code: 'dice', game_version: 99, bet_minor: '1', wager: {}, actions: [] };
  await expect(recomputeRound(round, seeds)).rejects.toThrow('There is no dice in version 99.');
});

test('a definition has one hash, in Node and in a browser', async () => {
  for (const game of instantGames) {
    const { mathematics } = publishInstant(game);
    expect(await hashOfText(canonicalJson(mathematics))).toBe(definitionHash(mathematics));
  }
});
