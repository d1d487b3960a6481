/** Test vectors of slots whose meter is kept: chains of rounds with known seeds, each from where the one before left the meter. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createFairRandom } from '../../../../kit/fairness/stream.ts';
import { courseLine, courseOf } from '../../published/course.ts';
import { type CollectBook, meterSchema } from '../book.ts';
import { playCollectBook } from '../engine/book-recorder.ts';
import type { CompiledCollect } from '../engine/compile.ts';

export const collectVectorsSchema = z.object({
  code: z.string(),
  version: z.int(),
  server_seed: z.string(),
  client_seed: z.string(),
  bet_minor: z.string(),
  rounds: z.array(
    z.object({ nonce: z.int(), win_minor: z.string(), meter: meterSchema, course: z.unknown() }),
  ),
  /** SHA-256 over the courses of the nonces from 0, the first from an empty meter, each as canonical JSON and a line feed. */
  digest: z.object({ rounds: z.int(), sha256: z.string() }),
});
export type CollectVectors = z.infer<typeof collectVectorsSchema>;

/** The seeds of all test vectors: not secret. */
const seeds = {
  serverSeed: Buffer.from('202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f', 'hex'),
  clientSeed: 'marquee-test-vectors',
};
const played = 500;

/** The rounds of the nonces from 0, one after the other. */
function* rounds(game: CompiledCollect): Generator<{ nonce: number; book: CollectBook }> {
  let meter = 0;
  for (let nonce = 0; nonce < played; nonce += 1) {
    const random = createFairRandom({ ...seeds, nonce });
    const book = playCollectBook(game, BigInt(game.betCoins) * 100_000n, random, meter);
    meter = book.meter.after;
    yield { nonce, book };
  }
}

/** The first rounds, and the first round of each kind of event and level. */
export function collectVectorsOf(game: CompiledCollect): CollectVectors {
  const { code, version } = game.definition;
  const digest = createHash('sha256');
  const seen = new Set<string>();
  const kept: CollectVectors['rounds'] = [];
  for (const { nonce, book } of rounds(game)) {
    digest.update(courseLine(book.events));
    const shows = book.events.map((event) => (event.type === 'level' ? `level ${event.level}` : event.type));
    const isNew = shows.some((each) => !seen.has(each));
    for (const each of shows) seen.add(each);
    if (nonce < 4 || isNew)
      kept.push({ nonce, win_minor: book.win_minor, meter: book.meter, course: courseOf(book.events) });
  }
  return {
    code,
    version,
    server_seed: seeds.serverSeed.toString('hex'),
    client_seed: seeds.clientSeed,
    bet_minor: (BigInt(game.betCoins) * 100_000n).toString(),
    rounds: kept,
    digest: { rounds: played, sha256: digest.digest('hex') },
  };
}

/** A file of vectors with one round a line. */
export function collectVectorLines(vectors: readonly CollectVectors[]): string {
  const games = vectors.map(({ rounds: list, ...game }) => {
    const lines = list.map((round) => JSON.stringify(round)).join(',\n');
    return `${JSON.stringify(game).slice(0, -1)},"rounds":[\n${lines}\n]}`;
  });
  return `[\n${games.join(',\n')}\n]\n`;
}
