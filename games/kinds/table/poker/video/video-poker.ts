/**
 * Video poker: five cards, of which the player holds what they like; the others are drawn. With five or ten hands each keeps the same
 * cards and draws its own from what is left of the deck.
 */
import { z } from 'zod';
import type { RandomSource } from '../../../../kit/fairness/random.ts';
import { chosenWithout } from '../../../../kit/fairness/shuffle.ts';
import { rational } from '../../../../kit/prove/fraction.ts';
import type { Law } from '../../../../kit/prove/law.ts';
import { ActionRefused } from '../../../../kit/round/round-game.ts';
import { defineTable, UNIT, type TableCourse, type TableGame } from '../../table.ts';
import { CARDS, cardsWithout } from '../cards.ts';
import { bestHold, HELD, lineOfCards } from './holds.ts';
import { casesOf, LAW_TOTAL } from './laws.ts';
import { bonusPoker, deucesWild, jacksOrBetter, type PayTable } from './lines.ts';

const handCounts = [1, 5, 10] as const;

/** A hand is a unit. */
const wagerSchema = z.strictObject({ hands: z.literal(handCounts) });
type Wager = z.infer<typeof wagerSchema>;

const holdSchema = z.strictObject({
  type: z.literal('hold'),
  cards: z
    .array(
      z
        .int()
        .min(0)
        .max(HELD - 1),
    )
    .max(HELD)
    .refine((places) => places.every((place, index) => index === 0 || place > (places[index - 1] ?? place)), {
      error: 'places are in order, none twice',
    }),
});
type Hold = z.infer<typeof holdSchema>;

/** Each of `draws` is what one hand gets, as many as it throws away: five cards of the 47 that are left, none twice. */
type Draw = { cards: number[]; draws: number[][] };

type Seen = {
  cards: readonly number[];
  /** What was held, and what each hand became; null until then. */
  held: readonly number[] | null;
  hands: readonly { cards: readonly number[]; line: string }[] | null;
};

function deal({ hands }: Wager, random: RandomSource): Draw {
  const cards = chosenWithout(CARDS, HELD, random);
  const left = cardsWithout(cards);
  const drawHand = (): number[] => chosenWithout(left.length, HELD, random).map((index) => left[index] ?? 0);
  return { cards, draws: Array.from({ length: hands }, drawHand) };
}

/** A hand in which the places that are not held take the drawn cards, from the left. */
function handAfter(cards: readonly number[], held: readonly number[], drawn: readonly number[]): number[] {
  let next = 0;
  return cards.map((card, place) => {
    if (held.includes(place)) return card;
    next += 1;
    return drawn[next - 1] ?? card;
  });
}

function courseOf(
  table: PayTable,
  { cards, draws }: Draw,
  actions: readonly Hold[],
): TableCourse<Hold, Seen> {
  const [hold, ...more] = actions;
  if (more.length > 0) throw new ActionRefused('the cards are drawn');
  if (!hold) {
    const whenAway: Hold = { type: 'hold', cards: bestHold(table, cards).cards };
    return { state: 'in_play', raised: 0, pays: 0, seen: { cards, held: null, hands: null }, whenAway };
  }
  const hands = draws.map((drawn) => {
    const hand = handAfter(cards, hold.cards, drawn);
    return { hand, line: table.lines[lineOfCards(table, hand)] };
  });
  return {
    state: 'ended',
    raised: 0,
    pays: UNIT * hands.reduce((sum, { line }) => sum + (line?.pays ?? 0), 0),
    seen: {
      cards,
      held: hold.cards,
      hands: hands.map(({ hand, line }) => ({ cards: hand, line: line?.name ?? '' })),
    },
    whenAway: null,
  };
}

/** What one hand pays that is held in the best way. */
function lawOf(table: PayTable): Law {
  const cases = casesOf[table.code] ?? [];
  return {
    outcomes: table.lines.map(({ pays }, line) => ({
      pays: rational(BigInt(pays)),
      cases: cases[line] ?? 0n,
    })),
    total: LAW_TOTAL,
  };
}

function videoPoker(table: PayTable): TableGame {
  const { code, title, lines, hasWildDeuces } = table;
  const highest = Math.max(...lines.map(({ pays }) => pays));
  return defineTable<Wager, Hold, Draw, Seen>({
    code,
    title,
    category: 'poker',
    version: 1,
    mathematics: {
      draws: [
        { cards: { of: CARDS, chosen: HELD } },
        { draws: { of: CARDS - HELD, chosen: HELD, times: 'hands' } },
      ],
      hands: handCounts,
      lines,
      hasWildDeuces,
      whenAway: 'the best hold',
    },
    wagerSchema,
    actionSchema: holdSchema,
    usual: { wager: { hands: 1 }, actions: [{ type: 'hold', cards: [0, 1, 2, 3, 4] }] },
    stakes: ({ hands }) => hands,
    mostStakes: ({ hands }) => hands,
    mostPays: ({ hands }) => UNIT * hands * highest,
    draw: deal,
    course: (_, draw, actions) => courseOf(table, draw, actions),
    // Each of several hands has the law of one, though they have their first cards in common.
    betTypes: () => [
      {
        name: 'one hand, best holds',
        method: 'best play, counted',
        law: lawOf(table),
        wager: { hands: 1 },
        play: (random) => {
          const draw = deal({ hands: 1 }, random);
          const hold: Hold = { type: 'hold', cards: bestHold(table, draw.cards).cards };
          return { pays: courseOf(table, draw, [hold]).pays / UNIT, staked: 1 };
        },
      },
    ],
  });
}

export const videoPokers: readonly TableGame[] = [jacksOrBetter, deucesWild, bonusPoker].map(videoPoker);
