/** A draw as a server works it out: its outcome from the salted link, and the field of a race from the salted end of its chain. */
import { createFairRandom } from '../../kit/fairness/stream.ts';
import type { LiveGame, LiveOutcome } from './games.ts';
import type { RaceField } from './races.ts';
import { drawSeeds, fieldSeeds } from './rules.ts';

/** The field of a race, whose prices are known before it takes bets; null in other games. */
export function fieldFrom(game: LiveGame, saltedEnd: Buffer, number: number): RaceField | null {
  if (game.pool || !game.fieldOf) return null;
  return game.fieldOf(createFairRandom({ serverSeed: saltedEnd, ...fieldSeeds(game.code, number) }), number);
}

type Salted = { salted: Buffer; saltedEnd: Buffer; number: number };

/** What a draw comes to. */
export function outcomeFrom(game: LiveGame, { salted, saltedEnd, number }: Salted): LiveOutcome {
  return game.outcomeOf(
    createFairRandom({ serverSeed: salted, ...drawSeeds(game.code, number) }),
    fieldFrom(game, saltedEnd, number),
  );
}
