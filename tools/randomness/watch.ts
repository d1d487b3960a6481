/**
 * How outcomes are watched: rounds are played by the rules, from the streams and the chains that the house plays from, and each outcome is
 * read as the number of its category.
 */
import { createHash, createSecretKey } from 'node:crypto';
import type { z } from 'zod';
import { instantGames } from '../../games/kinds/instant/games.ts';
import type { liveGames } from '../../games/kinds/live/games.ts';
import { tableGames } from '../../games/kinds/table/games.ts';
import { earlierLink, saltedLink } from '../../games/kit/fairness/chain.ts';
import type { RandomSource } from '../../games/kit/fairness/random.ts';
import { createFairRandom } from '../../games/kit/fairness/stream.ts';

export type Watched = {
  name: string;
  /** Of the categories, by number. */
  chances: readonly number[];
  /** At least so many categories, of one round after another; a round may give several. */
  outcomes: (least: number) => number[];
};

const seedOf = (name: string): Buffer => createHash('sha256').update(`randomness of ${name}`).digest();

/** The streams of a game's rounds under one pair of seeds. */
export function liveStreams(name: string): (nonce: number) => RandomSource {
  const serverSeed = createSecretKey(seedOf(name));
  return (nonce) => createFairRandom({ serverSeed, clientSeed: 'randomness', nonce });
}

/** A round of a game by its code: where it stands after some actions. @throws if there is no such game. */
function begin(
  code: string,
  wager: unknown,
  random: RandomSource,
): (actions: readonly unknown[]) => { state: 'in_play' | 'ended'; seen: unknown } {
  const instant = instantGames.find((each) => each.code === code);
  if (instant) return instant.begin(wager, random).after;
  const table = tableGames.find((each) => each.code === code);
  if (!table) throw new Error(`There is no game ${code}.`);
  return table.begin(BigInt(table.unitsOf(wager)), wager, random).after;
}

/** Watches a game: after the wager the next action is asked for until the round has ended, so that all of it is seen. */
export function watch<Seen>(
  name: string,
  chances: readonly number[],
  {
    wager,
    action,
    seen,
    read,
  }: {
    wager: unknown;
    action?: (taken: number) => unknown;
    seen: z.ZodType<Seen>;
    read: (seen: Seen) => number[];
  },
  streams = liveStreams(name),
): Watched {
  const code = name.split(',')[0] ?? name;
  const play = (nonce: number): number[] => {
    const after = begin(code, wager, streams(nonce));
    const actions: unknown[] = [];
    let course = after(actions);
    while (course.state === 'in_play') {
      actions.push(action?.(actions.length));
      course = after(actions);
    }
    return read(seen.parse(course.seen));
  };
  return {
    name,
    chances,
    outcomes(least) {
      const found: number[] = [];
      for (let nonce = 0; found.length < least; nonce += 1) found.push(...play(nonce));
      return found;
    },
  };
}

/** What draws of a chain come to, in the order in which they are played: from the link of the first draw on. */
export function onChain(
  name: string,
  { chances, read }: { chances: readonly number[]; read: (salted: Buffer, number: number) => number },
): Watched {
  return {
    name,
    chances,
    outcomes(least) {
      const found: number[] = [];
      let link = seedOf(name.split(',')[0] ?? name);
      for (let number = least; number > 0; number -= 1) {
        found.push(read(saltedLink(link, 'randomness'), number));
        link = earlierLink(link);
      }
      return found.toReversed();
    },
  };
}

/** What draws of a live table come to. */
export function ofTable<Seen>(
  name: string,
  chances: readonly number[],
  {
    game,
    seen,
    read,
  }: { game: (typeof liveGames)[number]; seen: z.ZodType<Seen>; read: (seen: Seen) => number },
): Watched {
  return onChain(name, {
    chances,
    read(serverSeed, number) {
      const random = createFairRandom({ serverSeed, clientSeed: game.code, nonce: number });
      return read(seen.parse(game.outcomeOf(random)));
    },
  });
}
