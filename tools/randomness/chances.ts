/** Categories that several games have, and how likely each should be: written down here independently, the rules are not asked for them. */
import { z } from 'zod';

export const even = (count: number): number[] => Array.from({ length: count }, () => 1 / count);
export const many = (least: number, next: (index: number) => number): number[] =>
  Array.from({ length: least }, (_, i) => next(i));

export const numbers = z.array(z.int());

/** Where the outcomes of limbo and crash are cut, in hundredths: the category is how many of these are reached. */
export const cuts = [101, 105, 111, 125, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000];
/** A target of t is reached with a chance of 0.99 / t. */
export const reachChances = [1, ...cuts.map((cut) => 99 / cut), 0].flatMap((chance, index, all) =>
  index === 0 ? [] : [(all[index - 1] ?? 0) - chance],
);
export const reached = (hundredths: number): number => cuts.filter((cut) => hundredths >= cut).length;

/** Of eight decks, as is published: https://wizardofodds.com/games/baccarat/ */
export const baccaratChances = [2_230_518_282_592_256, 2_292_252_566_437_888, 475_627_426_473_216].map(
  (cases) => cases / 4_998_398_275_503_360,
);

/** In the order of the chances. */
export const winners = ['player', 'banker', 'tie'] as const;
