/** What is watched of draws that all players of a game share, and where flights of crash end: see `outcomes.ts`. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { crashPointOf } from '../../games/kinds/crash/crash-point.ts';
import { flightEndOf } from '../../games/kinds/crash/flight.ts';
import { outcomeFrom } from '../../games/kinds/live/drawn-from.ts';
import {
  autoRoulette,
  bingoGames,
  boutGames,
  type LiveOutcome,
  lottoThreeDigits,
  lottoTwoDigits,
  lotteries,
  speedBaccarat,
} from '../../games/kinds/live/games.ts';
import { raceDay, raceRules } from '../../games/kinds/live/race-track.ts';
import { raceOutcomeSchema } from '../../games/kinds/live/races.ts';
import { baccaratChances, even, many, numbers, reachChances, reached, winners } from './chances.ts';
import { liveStreams, ofTable, onChain, type Watched } from './watch.ts';

/** Nineteen bouts of twenty are won, by either as often. */
const sides = ['meron', 'wala', 'draw'] as const;
const boutChances = [0.475, 0.475, 0.05];
/** Who is beaten has none to four points, each as often; both have four before a draw. */
const beatenChances = [0.19, 0.19, 0.19, 0.19, 0.24];

/** The fields of races by their strengths, and where the categories of their runners begin: those of one strength are one category. */
const raceFields = raceRules.fields.map((strengths) =>
  [...new Set(strengths)].map((strength) => ({
    strength,
    runners: strengths.filter((each) => each === strength).length,
  })),
);
const fieldName = (strengths: readonly number[]): string => strengths.toSorted((a, b) => b - a).join(' ');

/** The first is each runner with a chance of its part of all strengths; the second each of the others with its part of what is left. */
const runnerChances = {
  winner: raceFields.flatMap((field) =>
    field.map(({ strength, runners }) => (runners * strength) / 100 / raceFields.length),
  ),
  second: raceFields.flatMap((field) =>
    field.map(
      ({ strength, runners }) =>
        field
          .map(
            (first) =>
              ((first.runners * first.strength) / 100) *
              (((first.strength === strength ? runners - 1 : runners) * strength) / (100 - first.strength)),
          )
          .reduce((sum, chance) => sum + chance, 0) / raceFields.length,
    ),
  ),
};
/** A published end of a chain: the fields of all its races follow from it. */
const raceEnd = createHash('sha256').update('randomness of fields').digest();

function runnerOf(outcome: LiveOutcome, place: number): number {
  const { field, order } = raceOutcomeSchema.parse(outcome);
  const strength = field.strengths[(order[place] ?? 0) - 1];
  const at = raceRules.fields.findIndex((each) => fieldName(each) === fieldName(field.strengths));
  const before = raceFields.slice(0, at).reduce((sum, each) => sum + each.length, 0);
  return before + (raceFields[at] ?? []).findIndex((each) => each.strength === strength);
}

/** Where flights end: the form of crash that follows from the seeds of one player. */
export function watchedFlights(streams = liveStreams('flights')): Watched {
  return {
    name: 'crash, flights',
    chances: reachChances,
    outcomes: (least) => many(least, (nonce) => reached(flightEndOf(streams(nonce)))),
  };
}

/** Draws that all players of a game share, each game on a chain of its own. */
export function watchedDraws(): Watched[] {
  return [
    onChain('crash, draws', { chances: reachChances, read: (salted) => reached(crashPointOf(salted)) }),
    ofTable('auto-roulette, draws', even(37), {
      game: autoRoulette,
      seen: z.object({ pocket: z.int() }),
      read: ({ pocket }) => pocket,
    }),
    ofTable('speed-baccarat, results of draws', baccaratChances, {
      game: speedBaccarat,
      seen: z.object({ winner: z.enum(winners) }),
      read: ({ winner }) => winners.indexOf(winner),
    }),
    ofTable('lotto-2d, draws', even(100), {
      game: lottoTwoDigits,
      seen: z.object({ digits: numbers }),
      read: ({ digits }) => Number(digits.join('')),
    }),
    ofTable('lotto-3d, draws', even(1_000), {
      game: lottoThreeDigits,
      seen: z.object({ digits: numbers }),
      read: ({ digits }) => Number(digits.join('')),
    }),
    // The last number is one of those that are left.
    ...lotteries.flatMap((game) =>
      (['first', 'last'] as const).map((which) =>
        ofTable(`${game.code}, ${which} number`, even(game.pool.of), {
          game,
          seen: z.object({ numbers }),
          read: (seen) => (seen.numbers.at(which === 'first' ? 0 : -1) ?? 0) - 1,
        }),
      ),
    ),
    ...bingoGames.flatMap((game) =>
      (['first', 'last'] as const).map((which) =>
        ofTable(`${game.code}, ${which} ball`, even(game.pool.balls), {
          game,
          seen: z.object({ balls: numbers }),
          read: (seen) => (seen.balls.at(which === 'first' ? 0 : -1) ?? 0) - 1,
        }),
      ),
    ),
    ...boutGames.flatMap((game) => [
      ofTable(`${game.code}, results`, boutChances, {
        game,
        seen: z.object({ result: z.enum(sides) }),
        read: ({ result }) => sides.indexOf(result),
      }),
      // Who strikes first has the more of a bout's points more often: of nine strikes at most, five are the winner's.
      ofTable(`${game.code}, points of who is beaten`, beatenChances, {
        game,
        seen: z.object({ strikes: z.array(z.string()) }),
        read: ({ strikes }) => strikes.length - 5,
      }),
    ]),
    ...(['winner', 'second'] as const).map((which) =>
      onChain(`race-day, ${which}`, {
        chances: runnerChances[which],
        read: (salted, number) =>
          runnerOf(outcomeFrom(raceDay, { salted, saltedEnd: raceEnd, number }), which === 'winner' ? 0 : 1),
      }),
    ),
    ofTable('speed-baccarat, second card of the banker', even(52), {
      game: speedBaccarat,
      seen: z.object({ banker: numbers }),
      read: ({ banker }) => banker[1] ?? 0,
    }),
  ];
}
