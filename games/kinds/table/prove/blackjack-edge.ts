/**
 * What the house keeps on average, exactly, of basic strategy and of the best play for each set of cards.
 *
 * Found: 0.356542 % of the first bet by basic strategy, 0.354763 % by the best play for each set of cards. Wizard of Odds' calculator
 * (https://wizardofodds.com/games/blackjack/calculator/) says 0.355143 % for the latter. Without resplitting and surrender both agree
 * to the calculator's last digit, 0.48768 % by basic strategy, and with six decks surrender is worth 0.0726 % in both. So the
 * 0.0004 % between them is the worth of resplitting: the site says of its tables of split hands that they leave the cards of the
 * other hands out. Two thousand million simulated splits stand by the figures here.
 *
 * A table with a cut card costs its players about 0.02 % more: rounds of small cards take more of the shoe, so fewer rounds follow
 * them. Here every round has a fresh shoe.
 */
import { blackjackRules } from '../blackjack/rules.ts';
import type { StrategyTable } from '../blackjack/strategy.ts';
import { addEnds, gainOf, held, noEnds, playHand, stakeOf, type Ends, type Plan } from './blackjack-hands.ts';
import { chanceOfNoBlackjack, freshShoe, sizeOf, VALUES, without } from './blackjack-shoe.ts';
import { splitEnds } from './blackjack-splits.ts';
import {
  mostHandsOf,
  planAgainst,
  splitsBy,
  twoCards,
  type Column,
  type SolverRules,
} from './blackjack-strategy.ts';

/** The rules of the table, as the solver takes them. */
export const tableRules: SolverRules = {
  decks: blackjackRules.decks,
  mostHands: blackjackRules.most_hands,
  surrenders: blackjackRules.surrenders,
};

/** Chances of what comes of a first bet, apart from what hands of a split come to. */
export type RoundChances = {
  /** The dealer has a blackjack and the player none, or both. */
  dealerBlackjack: number;
  bothBlackjack: number;
  playerBlackjack: number;
  /** Of rounds without a split. */
  ends: Ends;
  /** Of rounds with one: all hands together. */
  splits: Ends;
  /** How often a round is split, for each pair and card of the dealer, the dealer having no blackjack. */
  splitStarts: { pair: number; up: number; chance: number }[];
};

type Decide = (up: number) => { plan: Plan; splits: (pair: number) => boolean };

/** Goes through every two cards and every card of the dealer. */
export function roundChances(
  rules: SolverRules,
  columns: (up: number) => Column,
  decide: Decide,
): RoundChances {
  const sum: RoundChances = {
    dealerBlackjack: 0,
    bothBlackjack: 0,
    playerBlackjack: 0,
    ends: noEnds(),
    splits: noEnds(),
    splitStarts: [],
  };
  const fresh = freshShoe(rules.decks);
  for (const up of VALUES) {
    const { shoe, table } = columns(up);
    const size = sizeOf(shoe);
    const chanceOfUp = (fresh[up] ?? 0) / sizeOf(fresh);
    const { plan, splits } = decide(up);
    for (const { cards, ways } of twoCards(shoe)) {
      const [first, second] = cards;
      const chance = (chanceOfUp * ways) / (size * (size - 1));
      const rest = without(shoe, cards);
      const noBlackjack = chanceOfNoBlackjack(rest, up);
      const isBlackjack = first === 0 && second === 9;
      if (isBlackjack) {
        sum.bothBlackjack += chance * (1 - noBlackjack);
        sum.playerBlackjack += chance * noBlackjack;
        continue;
      }
      sum.dealerBlackjack += chance * (1 - noBlackjack);
      if (first === second && splits(first)) {
        addEnds(sum.splits, splitEnds(first, rest, table, plan, mostHandsOf(first, rules)), chance);
        sum.splitStarts.push({ pair: first, up, chance: chance * noBlackjack });
      } else addEnds(sum.ends, playHand(held(cards), rest, table, plan), chance);
    }
  }
  return sum;
}

/** Of the first bet, on average: what the house keeps, and what is staked in all. */
export function averagesOf(chances: RoundChances): { edge: number; staked: number } {
  const { dealerBlackjack, bothBlackjack, playerBlackjack, ends, splits } = chances;
  return {
    edge: dealerBlackjack - 1.5 * playerBlackjack - gainOf(ends) - gainOf(splits),
    staked: dealerBlackjack + bothBlackjack + playerBlackjack + stakeOf(ends) + stakeOf(splits),
  };
}

/** Plays by the tables of basic strategy. */
export function basicChances(
  rules: SolverRules,
  columns: (up: number) => Column,
  tables: StrategyTable,
): RoundChances {
  return roundChances(rules, columns, (up) => ({
    plan: planAgainst(tables, up, rules.surrenders),
    splits: (pair) => splitsBy(tables, pair, up),
  }));
}

/**
 * The best play for each set of cards; hands of a split are played by their own cards alone, as if they had been dealt so, and the
 * cards of the other hands are not looked at.
 */
export function bestChances(rules: SolverRules, columns: (up: number) => Column): RoundChances {
  return roundChances(rules, columns, (up) => {
    const { shoe, table, optimal } = columns(up);
    const plan: Plan = ({ cards, isSplit }) =>
      optimal.bestOf(cards, [
        'stand',
        'hit',
        ...(cards.length === 2 ? (['double'] as const) : []),
        ...(cards.length === 2 && rules.surrenders && !isSplit ? (['surrender'] as const) : []),
      ]);
    return {
      plan,
      splits: (pair) => {
        const rest = without(shoe, [pair, pair]);
        const split = gainOf(splitEnds(pair, rest, table, plan, mostHandsOf(pair, rules)));
        return split > gainOf(playHand(held([pair, pair]), rest, table, plan));
      },
    };
  });
}
