/** What is published of slots whose meter is kept is what is played, and a stranger's verifier agrees with it. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { collectGames } from '../../../../catalogue.ts';
import { createFairRandom, hashServerSeed } from '../../../../kit/fairness/stream.ts';
import { definitionHash, readPublishedCollect } from '../../../../server/published.ts';
import { courseOf } from '../../published/course.ts';
import { playCollectBook } from '../engine/book-recorder.ts';
import { compileCollect } from '../engine/compile.ts';
import type { CollectDefinition } from '../engine/definition.ts';
import { recomputeCollect } from '../recompute.ts';
import { smallMeter } from '../testing/fixture.ts';
import { collectDefinitionOf, publishCollect } from './published-collect.ts';
import { collectVectorLines, collectVectorsOf, collectVectorsSchema } from './vectors.ts';

const docs = fileURLToPath(new URL('../../../../../docs/', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'marquee-collect-'));
afterAll(() => rm(folder, { recursive: true }));
beforeAll(async () => {
  for (const game of [smallMeter, ...collectGames]) {
    const published = join(folder, game.code, 'published');
    await mkdir(published, { recursive: true });
    await writeFile(join(published, `${game.version}.json`), JSON.stringify(publishCollect(game)));
  }
});

async function verify(given: unknown, ...options: string[]): Promise<string> {
  const file = join(folder, 'given.json');
  await writeFile(file, JSON.stringify(given));
  const verifier = join(docs, 'verifier', 'verify.mjs');
  return (await promisify(execFile)(process.execPath, [verifier, ...options, file, folder])).stdout;
}

/** A chain of rounds as they are copied from the history. */
function copies(game: CollectDefinition, count: number) {
  const compiled = compileCollect(game);
  const serverSeed = createHash('sha256').update(game.code).digest();
  let meter = 0;
  return Array.from({ length: count }, (_, nonce) => {
    const bet = BigInt(game.betCoins) * 100n;
    const random = createFairRandom({ serverSeed, clientSeed: 'mine', nonce });
    const book = playCollectBook(compiled, bet, random, meter);
    meter = book.meter.after;
    return {
      game_code: game.code,
      game_version: game.version,
      definition_hash: definitionHash(publishCollect(game).mathematics),
      bet_minor: bet.toString(),
      server_seed: serverSeed.toString('hex'),
      server_seed_hash: hashServerSeed(serverSeed),
      client_seed: 'mine',
      nonce,
      is_free_bet: false,
      win_minor: book.win_minor,
      meter: book.meter,
      events: book.events,
    };
  });
}

test.each([smallMeter, ...collectGames])(
  'the stranger’s verifier agrees with a chain of rounds of $code',
  async (game) => {
    const rounds = copies(game, 160);
    expect(rounds.some(({ events }) => events.some(({ type }) => type === 'harvest'))).toBe(true);
    expect(await verify(rounds)).toContain('160 rounds are exactly');
  },
);

test('the verifier finds a meter that was moved within a round, between two, or that no game has', async () => {
  const [first, second, ...others] = copies(smallMeter, 40);
  if (!first || !second) throw new Error('no rounds');
  const { meter } = first;
  await expect(verify([{ ...first, meter: { ...meter, after: meter.after + 1 } }])).rejects.toThrow(
    'computed a meter of',
  );
  await expect(verify([{ ...first, meter: { ...meter, before: meter.full } }])).rejects.toThrow(
    'no such meter',
  );
  // A round of another chain, which is right by itself.
  const compiled = compileCollect(smallMeter);
  const seeds = { serverSeed: Buffer.from(second.server_seed, 'hex'), clientSeed: 'mine', nonce: 1 };
  const elsewhere = (second.meter.before + 1) % compiled.full;
  const book = playCollectBook(compiled, BigInt(second.bet_minor), createFairRandom(seeds), elsewhere);
  const moved = { ...second, meter: book.meter, events: book.events, win_minor: book.win_minor };
  expect(await verify([moved])).toContain('1 round is exactly');
  await expect(verify([first, moved, ...others])).rejects.toThrow('the meter was left at');
  // At another bet it is another meter.
  expect(
    await verify([first, { ...second, nonce: 2, bet_minor: '1000', ...atBet(second.nonce + 1) }]),
  ).toContain('2 rounds are exactly');

  function atBet(nonce: number) {
    const other = playCollectBook(compiled, 1000n, createFairRandom({ ...seeds, nonce }), 0);
    return { meter: other.meter, events: other.events, win_minor: other.win_minor };
  }
});

test.each([smallMeter, ...collectGames])('$code is read again from its published file as it is', (game) => {
  const again = collectDefinitionOf(publishCollect(game));
  expect(publishCollect(again)).toEqual(publishCollect(game));
  expect(collectVectorsOf(compileCollect(again))).toEqual(collectVectorsOf(compileCollect(game)));
});

test.each(collectGames)('$code is published as it is played; run npm run games:publish', async (game) => {
  const published = await readPublishedCollect(game.code);
  expect(published.get(game.version), 'changed mathematics need a version of their own').toEqual(
    publishCollect(game),
  );
});

test('the vectors are those of the engine, and the verifier agrees', async () => {
  const text = await readFile(join(docs, 'verifier', 'vectors-collect.json'), 'utf8');
  const kept = z.array(collectVectorsSchema).parse(JSON.parse(text));
  expect(collectVectorLines(collectGames.map((game) => collectVectorsOf(compileCollect(game))))).toBe(text);
  expect(await verify(kept, '--vectors')).toMatch(/^\d{3,} rounds are exactly/);
});

test('a round is computed again in a browser, from its seeds and its meter', async () => {
  for (const round of copies(smallMeter, 20)) {
    const seeds = { serverSeed: round.server_seed, clientSeed: round.client_seed, nonce: round.nonce };
    const book = await recomputeCollect(
      compileCollect(smallMeter),
      BigInt(round.bet_minor),
      seeds,
      round.meter.before,
    );
    expect(courseOf(book.events)).toEqual(courseOf(round.events));
    expect(book.meter).toEqual(round.meter);
  }
});
