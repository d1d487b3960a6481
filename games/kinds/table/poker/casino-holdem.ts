/**
 * Casino hold'em: an ante on two cards and the board's five against the dealer's two; who goes on after the flop calls with twice the
 * ante. AA is a bet on the player's cards and the flop alone. Either can be played without the other.
 */
import { z } from 'zod';
import type { RandomSource } from '../../../kit/fairness/random.ts';
import { chosenWithout } from '../../../kit/fairness/shuffle.ts';
import { ActionRefused } from '../../../kit/round/round-game.ts';
import { spotsSchema, unitsOn, type Spots } from '../spots.ts';
import { defineTable, UNIT, type TableCourse } from '../table.ts';
import { CARDS } from './cards.ts';
import { categories, categoryName, handValue } from './hand-value.ts';
import { bestHoldemPlay } from './holdem-play.ts';
import { AA_PAYS, aaPays, ANTE_PAYS, CALL, calledPays, PAIR_OF_FOURS } from './holdem-pays.ts';
import { lawFrom } from './laws.ts';
import { anteResult, showdown, type AnteResult } from './showdown.ts';

const spots = ['ante', 'aa'] as const;
type Wager = { spots: Spots<(typeof spots)[number]> };

const actionSchema = z.strictObject({ type: z.enum(['call', 'fold']) });
type Action = z.infer<typeof actionSchema>;

/** The board is the flop, the turn and the river. */
type Draw = { player: number[]; dealer: number[]; board: number[] };

const FLOP = 3;

type Seen = {
  cards: readonly number[];
  /** The flop alone while the round goes on. */
  board: readonly number[];
  /** The best of the player's cards and the board that is seen. */
  hand: string;
  /** Null while the round goes on. */
  dealer: readonly number[] | null;
  dealer_hand: string | null;
  /** Of the ante; null without one. */
  result: AnteResult | null;
};

function deal(_: Wager, random: RandomSource): Draw {
  const cards = chosenWithout(CARDS, 9, random);
  return { player: cards.slice(0, 2), dealer: cards.slice(2, 4), board: cards.slice(4) };
}

function courseOf(
  { spots: { ante = 0, aa = 0 } }: Wager,
  { player, dealer, board }: Draw,
  actions: readonly Action[],
): TableCourse<Action, Seen> {
  const [action, ...more] = actions;
  if (more.length > 0 || (action && ante === 0)) throw new ActionRefused('there is nothing to decide');
  const flop = board.slice(0, FLOP);
  const onFlop = handValue([...player, ...flop]);
  if (ante > 0 && !action)
    return {
      state: 'in_play',
      raised: 0,
      pays: 0,
      seen: {
        cards: player,
        board: flop,
        hand: categoryName(onFlop),
        dealer: null,
        dealer_hand: null,
        result: null,
      },
      whenAway: { type: 'fold' },
    };
  const value = handValue([...player, ...board]);
  const against = handValue([...dealer, ...board]);
  const isCalled = action?.type === 'call';
  const result = showdown(value, against, PAIR_OF_FOURS);
  const paid = isCalled ? ante * calledPays(value, result) : 0;
  return {
    state: 'ended',
    raised: isCalled ? CALL * ante : 0,
    pays: UNIT * (paid + aa * aaPays(onFlop)),
    seen: {
      cards: player,
      board,
      hand: categoryName(value),
      dealer,
      dealer_hand: categoryName(against),
      result: anteResult(ante, isCalled, result),
    },
    whenAway: null,
  };
}

export const casinoHoldem = defineTable<Wager, Action, Draw, Seen>({
  code: 'casino-holdem',
  title: 'Casino Hold’em',
  category: 'poker',
  version: 1,
  mathematics: {
    draws: [{ cards: { of: CARDS, chosen: 9 } }],
    categories,
    antePays: ANTE_PAYS,
    aaPays: AA_PAYS,
    aaFrom: 'a pair of aces',
    callStakes: CALL,
    dealerQualifies: 'a pair of fours or better',
    whenAway: 'fold',
  },
  wagerSchema: spotsSchema(spots),
  actionSchema,
  usual: { wager: { spots: { ante: 1 } }, actions: [{ type: 'call' }] },
  stakes: ({ spots: staked }) => unitsOn(staked),
  mostStakes: ({ spots: staked }) => unitsOn(staked) + CALL * (staked.ante ?? 0),
  mostPays: ({ spots: { ante = 0, aa = 0 } }) =>
    UNIT * (ante * (1 + Math.max(...ANTE_PAYS) + 2 * CALL) + aa * (1 + Math.max(...AA_PAYS))),
  draw: deal,
  course: courseOf,
  betTypes: () => {
    const ante: Wager = { spots: { ante: 1 } };
    const aa: Wager = { spots: { aa: 1 } };
    return [
      {
        name: 'ante, best play',
        method: 'best play, counted',
        law: lawFrom('casino-holdem ante'),
        wager: ante,
        play: (random) => {
          const draw = deal(ante, random);
          const best: Action = { type: bestHoldemPlay(draw.player, draw.board.slice(0, FLOP)) };
          const { pays, raised } = courseOf(ante, draw, [best]);
          return { pays: pays / UNIT, staked: 1 + raised };
        },
      },
      {
        name: 'aa',
        law: lawFrom('casino-holdem aa'),
        wager: aa,
        play: (random) => ({ pays: courseOf(aa, deal(aa, random), []).pays / UNIT, staked: 1 }),
      },
    ];
  },
});
