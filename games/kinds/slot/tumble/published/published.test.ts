/** What is published of tumbling slots is what is played, and the verifier that was written from it finds the same. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { tumbleGames } from '../../../../catalogue.ts';
import { createFairRandom, hashServerSeed } from '../../../../kit/fairness/stream.ts';
import { readPublishedTumble } from '../../../../server/published.ts';
import { courseOf } from '../../published/course.ts';
import { playTumbleBook } from '../engine/book-recorder.ts';
import { compileTumble } from '../engine/compile.ts';
import type { TumbleDefinition } from '../engine/definition.ts';
import { recomputeTumble } from '../recompute.ts';
import { fixtures } from '../testing/fixtures.ts';
import { publishTumble, tumbleDefinitionOf, tumbleHash } from './published-tumble.ts';
import { tumbleVectorBook, tumbleVectorLines, tumbleVectorsOf, tumbleVectorsSchema } from './vectors.ts';

const docs = fileURLToPath(new URL('../../../../../docs/', import.meta.url));
const vectorsFile = join(docs, 'verifier', 'vectors-tumble.json');
const folder = await mkdtemp(join(tmpdir(), 'marquee-tumble-'));
afterAll(() => rm(folder, { recursive: true }));

// The games of the tests are published for the verifier beside those of the house.
for (const game of [...fixtures, ...tumbleGames]) {
  await mkdir(join(folder, game.code, 'published'), { recursive: true });
  await writeFile(join(folder, game.code, 'published', '1.json'), JSON.stringify(publishTumble(game)));
}

async function verify(given: unknown, ...options: string[]): Promise<string> {
  const file = join(folder, 'given.json');
  await writeFile(file, JSON.stringify(given));
  const verifier = join(docs, 'verifier', 'verify.mjs');
  return (await promisify(execFile)(process.execPath, [verifier, ...options, file, folder])).stdout;
}

/** Rounds as they are copied from the history. */
function copies(game: TumbleDefinition, count: number) {
  const compiled = compileTumble(game);
  return Array.from({ length: count }, (_, nonce) => {
    const serverSeed = createHash('sha256').update(`${game.code} ${nonce}`).digest();
    const bet = BigInt(game.betCoins) * BigInt(nonce + 1);
    const book = playTumbleBook(compiled, bet, createFairRandom({ serverSeed, clientSeed: 'mine', nonce }));
    return {
      game_code: game.code,
      game_version: game.version,
      definition_hash: tumbleHash(game),
      bet_minor: bet.toString(),
      server_seed: serverSeed.toString('hex'),
      server_seed_hash: hashServerSeed(serverSeed),
      client_seed: 'mine',
      nonce,
      win_minor: book.win_minor,
      events: book.events,
    };
  });
}

test.each([...fixtures, ...tumbleGames])(
  'the stranger’s verifier agrees with rounds of $code',
  async (game) => {
    expect(await verify(copies(game, 120))).toContain('120 rounds are exactly');
  },
);

test('the verifier finds a symbol that another one fell for', async () => {
  for (const game of fixtures) {
    const round = copies(game, 60).find(({ events }) => events.some(({ type }) => type === 'tumble'));
    const wrong = JSON.parse(JSON.stringify(round), (key, value: unknown) =>
      key === 'fresh' && Array.isArray(value) ? value.toReversed() : value,
    );
    await expect(verify(wrong), game.code).rejects.toThrow('NOT AS THE SEEDS SAY');
  }
});

test.each([...fixtures, ...tumbleGames])('$code is read again from its published file as it is', (game) => {
  const again = tumbleDefinitionOf(publishTumble(game));
  expect(publishTumble(again)).toEqual(publishTumble(game));
  const [played, read] = [game, again].map((each) => tumbleVectorBook(compileTumble(each), 5));
  expect(read).toEqual(played);
});

test.each(tumbleGames)('$code is published as it is played; run npm run games:publish', async (game) => {
  const published = await readPublishedTumble(game.code);
  expect(published.get(game.version), 'changed mathematics need a version of their own').toEqual(
    publishTumble(game),
  );
});

test('the vectors are those of the engine, and the verifier agrees', async () => {
  const text = await readFile(vectorsFile, 'utf8');
  const kept = z.array(tumbleVectorsSchema).parse(JSON.parse(text));
  expect(tumbleVectorLines(tumbleGames.map((game) => tumbleVectorsOf(compileTumble(game))))).toBe(text);
  expect(await verify(kept, '--vectors')).toMatch(/^\d{3,} rounds are exactly/);
}, 180_000);

test('a round is computed again in a browser', async () => {
  for (const game of fixtures) {
    const [round] = copies(game, 1);
    if (!round) throw new Error('no round');
    const book = await recomputeTumble(compileTumble(game), BigInt(round.bet_minor), {
      serverSeed: round.server_seed,
      clientSeed: round.client_seed,
      nonce: round.nonce,
    });
    expect(courseOf(book.events)).toEqual(courseOf(round.events));
  }
});
