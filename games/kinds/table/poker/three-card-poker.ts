/**
 * Three card poker: an ante against the dealer's three cards, with a raise of as much once the player has seen their own; and pair plus,
 * a bet on the player's cards alone. Either can be played without the other.
 */
import { z } from 'zod';
import type { RandomSource } from '../../../kit/fairness/random.ts';
import { chosenWithout } from '../../../kit/fairness/shuffle.ts';
import { ActionRefused } from '../../../kit/round/round-game.ts';
import { spotsSchema, unitsOn, type Spots } from '../spots.ts';
import { defineTable, UNIT, type TableCourse } from '../table.ts';
import { CARDS } from './cards.ts';
import { lawFrom } from './laws.ts';
import { anteResult, showdown, type AnteResult, type Showdown } from './showdown.ts';
import {
  QUEEN_HIGH,
  threeCardCategories,
  threeCardCategoryOf,
  threeCardValue,
  WORTH_PLAYING,
} from './three-card-value.ts';

const spots = ['ante', 'pair_plus'] as const;
type Wager = { spots: Spots<(typeof spots)[number]> };

const actionSchema = z.strictObject({ type: z.enum(['play', 'fold']) });
type Action = z.infer<typeof actionSchema>;

/** To one, by category from high card to straight flush: of the ante when it is played, whoever wins; and of pair plus. */
export const anteBonus: readonly number[] = [0, 0, 0, 1, 4, 5];
export const pairPlusPays: readonly number[] = [0, 1, 4, 6, 30, 40];

type Draw = { player: number[]; dealer: number[] };

type Seen = {
  cards: readonly number[];
  hand: string;
  /** Null while the round goes on. */
  dealer: readonly number[] | null;
  dealer_hand: string | null;
  /** Of the ante; null without one. */
  result: AnteResult | null;
};

const nameOf = (value: number): string => threeCardCategories[threeCardCategoryOf(value)] ?? 'high_card';

function deal(_: Wager, random: RandomSource): Draw {
  const cards = chosenWithout(CARDS, 6, random);
  return { player: cards.slice(0, 3), dealer: cards.slice(3) };
}

/** What an ante and its raise pay for each unit of the ante, stakes included. */
export function playedPays(player: number, result: Showdown): number {
  const bonus = anteBonus[threeCardCategoryOf(player)] ?? 0;
  if (result === 'won') return 4 + bonus;
  // The ante is paid, and the raise comes back.
  if (result === 'not_qualified') return 3 + bonus;
  return result === 'tied' ? 2 + bonus : bonus;
}

/** What pair plus pays for each unit, the stake included. */
function pairPlusPaysOn(player: number): number {
  const pays = pairPlusPays[threeCardCategoryOf(player)] ?? 0;
  return pays > 0 ? pays + 1 : 0;
}

/** The better decision: a hand of queen, six and four or higher is played. */
export function bestThreeCardPlay(cards: readonly number[]): Action['type'] {
  return threeCardValue(cards) >= WORTH_PLAYING ? 'play' : 'fold';
}

function courseOf(
  { spots: { ante = 0, pair_plus: pairPlus = 0 } }: Wager,
  { player, dealer }: Draw,
  actions: readonly Action[],
): TableCourse<Action, Seen> {
  const [action, ...more] = actions;
  const value = threeCardValue(player);
  const shown = { cards: player, hand: nameOf(value) };
  if (more.length > 0 || (action && ante === 0)) throw new ActionRefused('there is nothing to decide');
  if (ante > 0 && !action)
    return {
      state: 'in_play',
      raised: 0,
      pays: 0,
      seen: { ...shown, dealer: null, dealer_hand: null, result: null },
      whenAway: { type: 'fold' },
    };
  const against = threeCardValue(dealer);
  const isPlayed = action?.type === 'play';
  const result = showdown(value, against, QUEEN_HIGH);
  const paid = isPlayed ? ante * playedPays(value, result) : 0;
  return {
    state: 'ended',
    raised: isPlayed ? ante : 0,
    pays: UNIT * (paid + pairPlus * pairPlusPaysOn(value)),
    seen: {
      ...shown,
      dealer,
      dealer_hand: nameOf(against),
      result: anteResult(ante, isPlayed, result),
    },
    whenAway: null,
  };
}

export const threeCardPoker = defineTable<Wager, Action, Draw, Seen>({
  code: 'three-card-poker',
  title: 'Three Card Poker',
  category: 'poker',
  version: 1,
  mathematics: {
    draws: [{ cards: { of: CARDS, chosen: 6 } }],
    categories: threeCardCategories,
    anteBonus,
    pairPlusPays,
    dealerQualifies: 'queen high or better',
    playStakes: 'the ante',
    whenAway: 'fold',
  },
  wagerSchema: spotsSchema(spots),
  actionSchema,
  usual: { wager: { spots: { ante: 1 } }, actions: [{ type: 'play' }] },
  stakes: ({ spots: staked }) => unitsOn(staked),
  mostStakes: ({ spots: staked }) => unitsOn(staked) + (staked.ante ?? 0),
  mostPays: ({ spots: { ante = 0, pair_plus: pairPlus = 0 } }) =>
    UNIT * (ante * (4 + Math.max(...anteBonus)) + pairPlus * (1 + Math.max(...pairPlusPays))),
  draw: deal,
  course: courseOf,
  betTypes: () => {
    const ante: Wager = { spots: { ante: 1 } };
    const pairPlus: Wager = { spots: { pair_plus: 1 } };
    return [
      {
        name: 'ante, best play',
        method: 'best play, counted',
        law: lawFrom('three-card-poker ante'),
        wager: ante,
        play: (random) => {
          const draw = deal(ante, random);
          const { pays, raised } = courseOf(ante, draw, [{ type: bestThreeCardPlay(draw.player) }]);
          return { pays: pays / UNIT, staked: 1 + raised };
        },
      },
      {
        name: 'pair plus',
        law: lawFrom('three-card-poker pair plus'),
        wager: pairPlus,
        play: (random) => ({ pays: courseOf(pairPlus, deal(pairPlus, random), []).pays / UNIT, staked: 1 }),
      },
    ];
  },
});
