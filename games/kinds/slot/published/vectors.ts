/** Test vectors: rounds with known seeds, of every feature of a game, and a digest over many rounds. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Book } from '../book.ts';
import type { Bought } from '../engine/definition.ts';
import { createFairRandom } from '../../../kit/fairness/stream.ts';
import { playBook } from '../engine/book-recorder.ts';
import { chosenIn, playChoiceBook, type ReelSlot, waitingChoice } from '../choice/play.ts';
import type { CompiledSlot } from '../engine/compile.ts';
import { coinsStaked } from '../engine/play.ts';
import { courseLine, courseOf } from './course.ts';

export const vectorsSchema = z.object({
  code: z.string(),
  version: z.int(),
  server_seed: z.string(),
  client_seed: z.string(),
  bet_minor: z.string(),
  /** `chosen` where the player has chosen. */
  rounds: z.array(
    z.object({ nonce: z.int(), chosen: z.string().optional(), win_minor: z.string(), course: z.unknown() }),
  ),
  /** Drawn one after the other with nonce 0: a quarter of the numbers below 2³² is skipped for this limit. */
  numbers: z.object({ limit: z.int(), drawn: z.array(z.int()) }),
  /** SHA-256 over the courses of the nonces from 0, each as canonical JSON and a line feed. */
  digest: z.object({ rounds: z.int(), sha256: z.string() }),
  /** Rounds that were bought, for the game's price at the same coin; absent where nothing is sold. */
  bought: z
    .object({
      feature: z.literal('free_spins'),
      bet_minor: z.string(),
      rounds: z.array(z.object({ nonce: z.int(), win_minor: z.string(), course: z.unknown() })),
    })
    .optional(),
});
export type Vectors = z.infer<typeof vectorsSchema>;

/** The seeds of all test vectors: not secret, and long enough to tell byte orders apart. */
const vectorSeeds = {
  serverSeed: Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex'),
  clientSeed: 'marquee-test-vectors',
};

/** The stake of all test vectors, in 1/100,000: 1.00 a coin. */
function vectorBet(slot: CompiledSlot, bought: Bought | null): bigint {
  return BigInt(coinsStaked(slot, bought)) * 100_000n;
}

/** The book of a test vector. Where something has to be chosen, nonce n takes choice n mod the number of choices. */
export function vectorBook({ slot, choices }: ReelSlot, nonce: number, bought: Bought | null = null): Book {
  const bet = vectorBet(slot, bought);
  const random = () => createFairRandom({ ...vectorSeeds, nonce });
  if (!choices) return playBook(slot, bet, random(), bought);
  const book = playChoiceBook(choices, bet, random(), null);
  if (!waitingChoice(book)) return book;
  const ids = [...choices.byChoice.keys()];
  return playChoiceBook(choices, bet, random(), ids[nonce % ids.length] ?? null);
}

/** 3 · 2²⁹. No game draws below so much; numbers that are skipped come too seldom in rounds to be seen. */
const skippingLimit = 1_610_612_736;

/** Numbers of the first round, drawn below a limit that skips many. */
export function vectorNumbers(): number[] {
  const random = createFairRandom({ ...vectorSeeds, nonce: 0 });
  return Array.from({ length: 24 }, () => random.below(skippingLimit));
}

const searched = 6000;
const digested = 1000;
const boughtRounds = 60;

/** Rounds that come too seldom to be found by search: they reach the maximum win or fill the board. */
const seldom: Readonly<Record<string, readonly number[]>> = {
  'corsair-gold': [288_139],
  'dragon-fortune': [37_998],
  'golden-carabao': [36_990],
  'jungle-drums': [3_750_688],
  'tiger-jackpot': [3_545],
};

/** What a round shows of the game: each kind of event and of win is a feature of its own. */
function featuresOf(book: Book): string[] {
  return book.events.flatMap((event) => {
    switch (event.type) {
      case 'spin':
        return [`spin ${event.phase}`, ...(event.coins.length > 0 ? ['coins'] : [])];
      case 'wins':
        return event.wins.map((win) => `win ${win.kind} ${win.kind === 'line' ? win.direction : ''}`);
      case 'wild_reels':
        return [`wild reels ${event.cause}`];
      case 'feature_choice':
        return [`choice ${event.chosen}`];
      default:
        return [event.type];
    }
  });
}

/** The shortest round of each feature among the first nonces, the first of all, and those that were found before. */
export function vectorsOf(game: ReelSlot): Vectors {
  const { slot } = game;
  const { code, version } = slot.definition;
  const shortest = new Map<string, { nonce: number; length: number }>();
  const digest = createHash('sha256');
  for (let nonce = 0; nonce < searched; nonce += 1) {
    const book = vectorBook(game, nonce);
    const line = courseLine(book.events);
    if (nonce < digested) digest.update(line);
    for (const feature of featuresOf(book)) {
      const best = shortest.get(feature);
      if (!best || line.length < best.length) shortest.set(feature, { nonce, length: line.length });
    }
  }
  const found = [...shortest.values()].map(({ nonce }) => nonce);
  const nonces = [...new Set([0, 1, 2, ...found, ...(seldom[code] ?? [])])].toSorted((a, b) => a - b);
  return {
    code,
    version,
    server_seed: vectorSeeds.serverSeed.toString('hex'),
    client_seed: vectorSeeds.clientSeed,
    bet_minor: vectorBet(slot, null).toString(),
    rounds: nonces.map((nonce) => {
      const book = vectorBook(game, nonce);
      const chosen = chosenIn(book.events);
      return {
        nonce,
        ...(chosen === null ? {} : { chosen }),
        win_minor: book.win_minor,
        course: courseOf(book.events),
      };
    }),
    numbers: { limit: skippingLimit, drawn: vectorNumbers() },
    digest: { rounds: digested, sha256: digest.digest('hex') },
    ...(slot.definition.buy ? { bought: boughtVectors(game) } : {}),
  };
}

/** The first bought rounds, and the longest of those searched: it has every retrigger that a round of them has. */
function boughtVectors(game: ReelSlot): NonNullable<Vectors['bought']> {
  const first = Array.from({ length: boughtRounds }, (_, nonce) => nonce);
  const lengthOf = (nonce: number) => vectorBook(game, nonce, 'free_spins').events.length;
  const longest = first.reduce((best, nonce) => (lengthOf(nonce) > lengthOf(best) ? nonce : best), 0);
  return {
    feature: 'free_spins',
    bet_minor: vectorBet(game.slot, 'free_spins').toString(),
    rounds: [...new Set([0, 1, 2, longest])].map((nonce) => {
      const book = vectorBook(game, nonce, 'free_spins');
      return { nonce, win_minor: book.win_minor, course: courseOf(book.events) };
    }),
  };
}

/** A file of vectors with one round a line. */
export function vectorLines(vectors: readonly Vectors[]): string {
  const games = vectors.map(({ rounds, ...game }) => {
    const lines = rounds.map((round) => JSON.stringify(round)).join(',\n');
    return `${JSON.stringify(game).slice(0, -1)},"rounds":[\n${lines}\n]}`;
  });
  return `[\n${games.join(',\n')}\n]\n`;
}
