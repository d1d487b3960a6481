/**
 * Caribbean stud: an ante on five cards against the dealer's five, of which one is open; who goes on raises by twice the ante.
 */
import { z } from 'zod';
import type { RandomSource } from '../../../kit/fairness/random.ts';
import { chosenWithout } from '../../../kit/fairness/shuffle.ts';
import { ActionRefused } from '../../../kit/round/round-game.ts';
import { spotsSchema, type Spots } from '../spots.ts';
import { defineTable, UNIT, type TableCourse } from '../table.ts';
import { CARDS, cardsWithout } from './cards.ts';
import {
  categories,
  categoryName,
  categoryOf,
  handValue,
  lowestPair,
  majorBits,
  minorBits,
  valueOfBits,
} from './hand-value.ts';
import { lawFrom } from './laws.ts';
import { anteResult, showdown, type AnteResult, type Showdown } from './showdown.ts';

const HAND = 5;
/** In antes. */
const RAISE = 2;

type Wager = { spots: Spots<'ante'> };

const actionSchema = z.strictObject({ type: z.enum(['raise', 'fold']) });
type Action = z.infer<typeof actionSchema>;

/** What a raise that wins pays to one, by category from high card to royal flush. */
export const raisePays: readonly number[] = [1, 1, 2, 3, 4, 5, 7, 20, 50, 100];

/** The lowest hand of a dealer that qualifies: ace, king, four, three, two. */
export const ACE_KING = handValue([0, 12, 16, 15, 14]);

type Draw = { player: number[]; dealer: number[] };

type Seen = {
  cards: readonly number[];
  hand: string;
  /** The first of the dealer's. */
  open_card: number;
  /** Null while the round goes on. */
  dealer: readonly number[] | null;
  dealer_hand: string | null;
  result: AnteResult | null;
};

function deal(_: Wager, random: RandomSource): Draw {
  const cards = chosenWithout(CARDS, 2 * HAND, random);
  return { player: cards.slice(0, HAND), dealer: cards.slice(HAND) };
}

/** What an ante and its raise pay for each unit of the ante, stakes included. */
export function raisedPays(player: number, result: Showdown): number {
  if (result === 'won') return 2 + RAISE * (1 + (raisePays[categoryOf(player)] ?? 0));
  // The ante is paid, and the raise comes back.
  if (result === 'not_qualified') return 2 + RAISE;
  return result === 'tied' ? 1 + RAISE : 0;
}

/** Hands of the dealer that the player's cards and the open card leave. */
export const DEALER_HANDS = 163_185;

/** What a raise pays on all of {@link DEALER_HANDS} together, for each unit of the ante. */
export function raiseWorth(cards: readonly number[], openCard: number): number {
  const value = handValue(cards);
  const left = cardsWithout([...cards, openCard]);
  const major = left.map((card) => majorBits[card] ?? 0);
  const minor = left.map((card) => minorBits[card] ?? 0);
  const openMajor = majorBits[openCard] ?? 0;
  const openMinor = minorBits[openCard] ?? 0;
  const [qualified, size] = [ACE_KING, HAND];
  const [won, tied] = [raisedPays(value, 'won'), raisedPays(value, 'tied')];
  const notQualified = raisedPays(value, 'not_qualified');
  let worth = 0;
  for (let a = 0; a < left.length; a += 1)
    for (let b = a + 1; b < left.length; b += 1)
      for (let c = b + 1; c < left.length; c += 1) {
        const majorOfFour = openMajor | (major[a] ?? 0) | (major[b] ?? 0) | (major[c] ?? 0);
        const minorOfFour = openMinor | (minor[a] ?? 0) | (minor[b] ?? 0) | (minor[c] ?? 0);
        for (let d = c + 1; d < left.length; d += 1) {
          const dealer = valueOfBits(majorOfFour | (major[d] ?? 0), minorOfFour | (minor[d] ?? 0), size);
          // The showdown, written out: it is reached very often.
          if (dealer < qualified) worth += notQualified;
          else if (dealer < value) worth += won;
          else if (dealer === value) worth += tied;
        }
      }
  return worth;
}

/**
 * The better decision, exactly. A pair or better is always raised and less than ace and king always folded; between them all hands
 * of the dealer are counted.
 */
export function bestCaribbeanPlay(cards: readonly number[], openCard: number): Action['type'] {
  const value = handValue(cards);
  if (value < ACE_KING) return 'fold';
  if (value >= lowestPair) return 'raise';
  // Folding loses the ante: a raise has to bring back more than its own stake.
  return raiseWorth(cards, openCard) > RAISE * DEALER_HANDS ? 'raise' : 'fold';
}

function courseOf(
  { spots: { ante = 0 } }: Wager,
  { player, dealer }: Draw,
  actions: readonly Action[],
): TableCourse<Action, Seen> {
  const [action, ...more] = actions;
  if (more.length > 0) throw new ActionRefused('there is nothing to decide');
  const value = handValue(player);
  const shown = { cards: player, hand: categoryName(value), open_card: dealer[0] ?? 0 };
  if (!action)
    return {
      state: 'in_play',
      raised: 0,
      pays: 0,
      seen: { ...shown, dealer: null, dealer_hand: null, result: null },
      whenAway: { type: 'fold' },
    };
  const against = handValue(dealer);
  const result = showdown(value, against, ACE_KING);
  const isRaised = action.type === 'raise';
  return {
    state: 'ended',
    raised: isRaised ? RAISE * ante : 0,
    pays: isRaised ? UNIT * ante * raisedPays(value, result) : 0,
    seen: {
      ...shown,
      dealer,
      dealer_hand: categoryName(against),
      result: anteResult(ante, isRaised, result),
    },
    whenAway: null,
  };
}

export const caribbeanStud = defineTable<Wager, Action, Draw, Seen>({
  code: 'caribbean-stud',
  title: 'Caribbean Stud',
  category: 'poker',
  version: 1,
  mathematics: {
    draws: [{ cards: { of: CARDS, chosen: 2 * HAND } }],
    categories,
    raisePays,
    raiseStakes: RAISE,
    dealerQualifies: 'ace and king or better',
    whenAway: 'fold',
  },
  wagerSchema: spotsSchema(['ante']),
  actionSchema,
  usual: { wager: { spots: { ante: 1 } }, actions: [{ type: 'raise' }] },
  stakes: ({ spots: { ante = 0 } }) => ante,
  mostStakes: ({ spots: { ante = 0 } }) => ante * (1 + RAISE),
  mostPays: ({ spots: { ante = 0 } }) => UNIT * ante * (2 + RAISE * (1 + Math.max(...raisePays))),
  draw: deal,
  course: courseOf,
  betTypes: () => {
    const wager: Wager = { spots: { ante: 1 } };
    return [
      {
        name: 'ante, best play',
        method: 'best play, counted',
        law: lawFrom('caribbean-stud ante'),
        wager,
        play: (random) => {
          const draw = deal(wager, random);
          const best: Action = { type: bestCaribbeanPlay(draw.player, draw.dealer[0] ?? 0) };
          const { pays, raised } = courseOf(wager, draw, [best]);
          return { pays: pays / UNIT, staked: 1 + raised };
        },
      },
    ];
  },
});
