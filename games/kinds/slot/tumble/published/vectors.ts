/** Test vectors of tumbling slots: rounds with known seeds, of every feature of a game, and a digest over many rounds. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createFairRandom } from '../../../../kit/fairness/stream.ts';
import { courseLine, courseOf } from '../../published/course.ts';
import type { TumbleBook } from '../book.ts';
import { playTumbleBook } from '../engine/book-recorder.ts';
import type { CompiledTumble } from '../engine/compile.ts';

export const tumbleVectorsSchema = z.object({
  code: z.string(),
  version: z.int(),
  server_seed: z.string(),
  client_seed: z.string(),
  bet_minor: z.string(),
  rounds: z.array(z.object({ nonce: z.int(), win_minor: z.string(), course: z.unknown() })),
  /** SHA-256 over the courses of the nonces from 0, each as canonical JSON and a line feed. */
  digest: z.object({ rounds: z.int(), sha256: z.string() }),
});
export type TumbleVectors = z.infer<typeof tumbleVectorsSchema>;

/** The seeds of all test vectors: not secret. */
const seeds = {
  serverSeed: Buffer.from('202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f', 'hex'),
  clientSeed: 'marquee-test-vectors',
};
const searched = 3000;
const digested = 500;

const betOf = (game: CompiledTumble) => BigInt(game.betCoins) * 100_000n;

/** The book of a test vector. */
export function tumbleVectorBook(game: CompiledTumble, nonce: number): TumbleBook {
  return playTumbleBook(game, betOf(game), createFairRandom({ ...seeds, nonce }));
}

/** What a round shows of the game. */
function featuresOf({ events }: TumbleBook): string[] {
  const tumbles = events.filter(({ type }) => type === 'tumble').length;
  return [...events.map(({ type }) => type), `tumbles ${Math.min(tumbles, 6)}`];
}

/** The shortest round of each feature among the first nonces, and the first of all. */
export function tumbleVectorsOf(game: CompiledTumble): TumbleVectors {
  const { code, version } = game.definition;
  const shortest = new Map<string, { nonce: number; length: number }>();
  const digest = createHash('sha256');
  for (let nonce = 0; nonce < searched; nonce += 1) {
    const book = tumbleVectorBook(game, nonce);
    const line = courseLine(book.events);
    if (nonce < digested) digest.update(line);
    for (const feature of featuresOf(book)) {
      const best = shortest.get(feature);
      if (!best || line.length < best.length) shortest.set(feature, { nonce, length: line.length });
    }
  }
  const nonces = [...new Set([0, 1, ...[...shortest.values()].map(({ nonce }) => nonce)])];
  return {
    code,
    version,
    server_seed: seeds.serverSeed.toString('hex'),
    client_seed: seeds.clientSeed,
    bet_minor: betOf(game).toString(),
    rounds: nonces
      .toSorted((a, b) => a - b)
      .map((nonce) => {
        const book = tumbleVectorBook(game, nonce);
        return { nonce, win_minor: book.win_minor, course: courseOf(book.events) };
      }),
    digest: { rounds: digested, sha256: digest.digest('hex') },
  };
}

/** A file of vectors with one round a line. */
export function tumbleVectorLines(vectors: readonly TumbleVectors[]): string {
  const games = vectors.map(({ rounds, ...game }) => {
    const lines = rounds.map((round) => JSON.stringify(round)).join(',\n');
    return `${JSON.stringify(game).slice(0, -1)},"rounds":[\n${lines}\n]}`;
  });
  return `[\n${games.join(',\n')}\n]\n`;
}
