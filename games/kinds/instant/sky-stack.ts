/** Sky Stack: box after box is set on a tower in the wind; each that stands raises what the round pays, the lighter the more. */
import { z } from 'zod';
import type { Fraction } from '../../kit/prove/law.ts';
import { ActionRefused } from '../../kit/round/round-game.ts';
import { defineInstant } from './instant.ts';
import { cashOut, cashOutSchema, climb, placesToStop } from './ladder.ts';
import { CAP, multiplierOf } from './multiplier.ts';
import { RTP } from './returns.ts';

/** Each box meets a gust of 1 to so much; each strength is as likely as any other. */
export const GUSTS = 20;
/** Gusts are drawn for as many boxes; a tower is no higher. */
export const MOST_BOXES = 24;

export const boxes = ['heavy', 'normal', 'light'] as const;
export type Box = (typeof boxes)[number];

/** The strongest gust in which a box stands. Any stronger one blows it off. */
export const STANDS: Readonly<Record<Box, number>> = { heavy: 19, normal: 16, light: 8 };

const dropSchema = z.strictObject({ type: z.literal('drop'), box: z.enum(boxes) });
type Drop = z.infer<typeof dropSchema>;

/** Whether a box stands in a gust of this strength. */
export const doesStand = (box: Box, gust: number): boolean => gust <= STANDS[box];

/** The chance that all of these boxes stand. */
const chanceOf = (stack: readonly Box[]): Fraction => [
  stack.reduce((cases, box) => cases * BigInt(STANDS[box]), 1n),
  BigInt(GUSTS) ** BigInt(stack.length),
];

/** A tower as a number: how many there are of each box, in digits. The order of its boxes makes no difference. */
const DIGIT: Readonly<Record<Box, number>> = {
  heavy: 1,
  normal: MOST_BOXES + 1,
  light: (MOST_BOXES + 1) ** 2,
};
const numberOf = (stack: readonly Box[]): number => stack.reduce((sum, box) => sum + DIGIT[box], 0);

/** What each tower pays, in ten-thousandths, and those that would pay too much; computed once, as a course asks at each step. */
const pays = new Map<number, number>();
/** On a tower each of `further` is set before those that follow it: so every tower is met once. */
function build(stack: readonly Box[], further: readonly Box[]): void {
  for (const [index, box] of further.entries()) {
    const higher = [...stack, box];
    const multiplier = multiplierOf(chanceOf(higher), RTP);
    pays.set(numberOf(higher), multiplier);
    if (multiplier <= CAP && higher.length < MOST_BOXES) build(higher, further.slice(index));
  }
}
build([], boxes);

const paysOf = (tower: number): number => pays.get(tower) ?? Infinity;
const most = Math.max(...[...pays.values()].filter((multiplier) => multiplier <= CAP));

/** What a round pays once these boxes stand, in ten-thousandths. */
export const stackPays = (stack: readonly Box[]): number => paysOf(numberOf(stack));

/** What the round would pay with each box on top of these, and whether it may be the next; none once the tower is full. */
export function nextBoxes(stack: readonly Box[]): { box: Box; multiplier: number; isAllowed: boolean }[] {
  if (stack.length >= MOST_BOXES) return [];
  const tower = numberOf(stack);
  return boxes.map((box) => {
    const multiplier = paysOf(tower + DIGIT[box]);
    return { box, multiplier, isAllowed: multiplier <= CAP };
  });
}

const row = (box: Box, count: number): Box[] => Array.from({ length: count }, () => box);
const chancesOf = (box: Box): Fraction[] =>
  row(box, MOST_BOXES).map((_, index) => chanceOf(row(box, index + 1)));

export const skyStack = defineInstant({
  code: 'sky-stack',
  title: 'Sky Stack',
  version: 1,
  mathematics: {
    draws: [{ gusts: { below: GUSTS, times: MOST_BOXES, plus: 1 } }],
    gusts: GUSTS,
    most_boxes: MOST_BOXES,
    stands: STANDS,
  },
  wagerSchema: z.strictObject({}),
  actionSchema: z.discriminatedUnion('type', [dropSchema, cashOutSchema]),
  usual: { wager: {}, actions: [{ type: 'drop', box: 'heavy' }, cashOut] },
  draw: (_, random) => ({ gusts: Array.from({ length: MOST_BOXES }, () => random.below(GUSTS) + 1) }),
  course(_, { gusts }, actions) {
    const { steps, ...standing } = climb<Drop>(actions, (action) => action.type === 'cash_out', {
      isWon({ box }, before) {
        if (paysOf(towerOf(before) + DIGIT[box]) > CAP)
          throw new ActionRefused('The box would lead beyond the most that a round pays.');
        return doesStand(box, gusts[before.length] ?? GUSTS);
      },
      multiplierAfter: (taken) => paysOf(towerOf(taken)),
      next(taken) {
        if (taken.length >= MOST_BOXES) return [];
        const tower = towerOf(taken);
        return boxes.map((box) => paysOf(tower + DIGIT[box]));
      },
    });
    const shown = standing.state === 'ended' ? MOST_BOXES : steps.length;
    return { ...standing, seen: { boxes: steps.map(({ box }) => box), gusts: gusts.slice(0, shown) } };
  },
  mostMultiplier: () => most,
  wagers: () => [{}],
  // One way for each box, taken again and again; how they are mixed makes no difference, as a chance is a product of theirs.
  plans: (wager) =>
    boxes.flatMap((box) =>
      placesToStop(box, wager, chancesOf(box), () => ({ type: 'drop', box }) as const).map((plan) => ({
        ...plan,
        law: { ...plan.law, way: box },
      })),
    ),
});

const towerOf = (steps: readonly Drop[]): number => steps.reduce((sum, { box }) => sum + DIGIT[box], 0);
