/** What the specification says of the poker games. */
import { z } from 'zod';
import { type Block, list, table } from '../../../kit/published/text.ts';
import type { PublishedTable } from './published-table.ts';

type Mathematics = PublishedTable['mathematics'];

const count = z.int();
const names = z.array(z.string());
const numbers = z.array(count);
const cardsDraw = z.tuple([z.object({ cards: z.object({ of: count, chosen: count }) })]);

/** What is said of hands of five to seven cards in every game that has them. */
const hands =
  'Hands, from the lowest: `high_card`, `pair`, `two_pair`, `three_of_a_kind`, `straight`, `flush`, `full_house`, `four_of_a_kind`, `straight_flush`, `royal_flush`. An ace is the highest rank, and in a straight also the one below a two. Of equal categories the ranks decide, those that make the hand before the others, each from the highest; suits do not. Of more than five cards the best five count.';

const results =
  '`result`: `folded`; `not_qualified` if the dealer’s hand is lower than that; `won`, `lost` or `tied`; null without an ante.';

function paysBy(categories: readonly string[], columns: Readonly<Record<string, readonly number[]>>): Block {
  return table(
    ['hand', ...Object.keys(columns)],
    categories.map((name, index) => [
      `\`${name}\``,
      ...Object.values(columns).map((pays) => String(pays[index] ?? 0)),
    ]),
  );
}

export function threeCardPokerSection(mathematics: Mathematics): Block[] {
  const { draws, categories, anteBonus, pairPlusPays } = z
    .looseObject({ draws: cardsDraw, categories: names, anteBonus: numbers, pairPlusPays: numbers })
    .parse(mathematics);
  const { of, chosen } = draws[0].cards;
  return [
    list(
      'Wager: `spots` with units on `ante`, `pair_plus` or both.',
      `Draw: \`cards\` = \`chosen(${of}, ${chosen})\`: the first three are the player’s, the others the dealer’s.`,
      `Hands of three cards, from the lowest: ${categories.map((name) => `\`${name}\``).join(', ')}. An ace is the highest rank, and in a straight also the one below a two. Of equal categories the ranks decide, a pair’s before the third card; suits do not.`,
      'With an ante the round waits for one action: `{"type": "play"}`, which stakes as much as the ante, or `{"type": "fold"}`. Without one it is over at once, and no action is allowed.',
      'The dealer qualifies with a queen high or better. Played, for each unit of the ante, stakes included: 3 if the dealer does not qualify, whatever the player has; else 4 if the player’s hand is the higher, 2 for equal hands, 0 if it is the lower; and in each of these the ante bonus of the player’s hand on top. Folded, nothing.',
      '`pair_plus` pays, whatever is done, what the table says to one, its stake included if that is not 0.',
      `Seen: \`cards\`, the player’s; \`hand\`, its category; \`dealer\` and \`dealer_hand\`, null in play; ${results} In play it is null.`,
    ),
    paysBy(categories, { 'ante bonus': anteBonus, 'pair plus': pairPlusPays }),
  ];
}

export function caribbeanStudSection(mathematics: Mathematics): Block[] {
  const { draws, categories, raisePays, raiseStakes } = z
    .looseObject({ draws: cardsDraw, categories: names, raisePays: numbers, raiseStakes: count })
    .parse(mathematics);
  const { of, chosen } = draws[0].cards;
  return [
    list(
      'Wager: `spots` with units on `ante`.',
      `Draw: \`cards\` = \`chosen(${of}, ${chosen})\`: the first five are the player’s, the others the dealer’s, of which the first lies open.`,
      hands,
      `One action: \`{"type": "raise"}\`, which stakes ${raiseStakes} times the ante, or \`{"type": "fold"}\`.`,
      `The dealer qualifies with an ace and a king or better: not lower than ace, king, four, three, two. Raised, for each unit of the ante, stakes included: ${2 + raiseStakes} if the dealer does not qualify, whatever the player has; else 2 + ${raiseStakes} × (1 + p) if the player’s hand is the higher, p being what the table says of it; ${1 + raiseStakes} for equal hands; 0 if it is the lower. Folded, nothing.`,
      `Seen: \`cards\`, the player’s; \`hand\`, its category; \`open_card\`; \`dealer\` and \`dealer_hand\`, null in play; ${results} In play it is null.`,
    ),
    paysBy(categories, { 'the raise pays, to one': raisePays }),
  ];
}

export function casinoHoldemSection(mathematics: Mathematics): Block[] {
  const { draws, categories, antePays, aaPays, callStakes } = z
    .looseObject({
      draws: cardsDraw,
      categories: names,
      antePays: numbers,
      aaPays: numbers,
      callStakes: count,
    })
    .parse(mathematics);
  const { of, chosen } = draws[0].cards;
  return [
    list(
      'Wager: `spots` with units on `ante`, `aa` or both.',
      `Draw: \`cards\` = \`chosen(${of}, ${chosen})\`: two of the player, two of the dealer, then the board: three of the flop, the turn, the river.`,
      hands,
      `With an ante the round waits for one action: \`{"type": "call"}\`, which stakes ${callStakes} times the ante, or \`{"type": "fold"}\`. Without one it is over at once, and no action is allowed.`,
      `Both hands are the best of their two cards and the board. The dealer qualifies with a pair of fours or better. Called, for each unit of the ante, stakes included, a being what the table says of the player’s hand: 1 + a + ${callStakes} if the dealer does not qualify, whatever the player has; else 1 + a + ${2 * callStakes} if the player’s hand is the higher, ${1 + callStakes} for equal hands, 0 if it is the lower. Folded, nothing.`,
      '`aa` looks at the player’s two cards and the flop alone, whatever is done: with a pair of aces or better it pays what the table says to one and its stake, else nothing.',
      `Seen: \`cards\`, the player’s; \`board\`, in play the flop alone; \`hand\`, the category of the player’s cards and the board that is seen; \`dealer\` and \`dealer_hand\`, null in play; ${results} In play it is null.`,
    ),
    paysBy(categories, { 'the ante pays, to one': antePays, 'aa, to one': aaPays }),
  ];
}

/** What each line of a pay table is, in words. */
const lineWords: Readonly<Record<string, string>> = {
  nothing: 'none of the others',
  jacks_or_better: 'a pair of jacks, queens, kings or aces',
  two_pair: 'two pairs',
  three_of_a_kind: 'three of one rank',
  straight: 'five ranks in a row; an ace is the highest or below a two',
  flush: 'five of one suit',
  full_house: 'three of one rank and two of another',
  four_of_a_kind: 'four of one rank',
  four_fives_to_kings: 'four of one rank, from five to king',
  four_twos_to_fours: 'four of one rank, from two to four',
  four_aces: 'four aces',
  straight_flush: 'a straight of one suit',
  five_of_a_kind: 'five of one rank, with twos',
  wild_royal_flush: 'ten to ace of one suit, with twos',
  four_deuces: 'four twos',
  royal_flush: 'ten to ace of one suit',
  natural_royal_flush: 'ten to ace of one suit, without a two',
};

export function videoPokerSection(mathematics: Mathematics): Block[] {
  const { draws, lines, hasWildDeuces } = z
    .looseObject({
      draws: z.tuple([
        z.object({ cards: z.object({ of: count, chosen: count }) }),
        z.object({ draws: z.object({ of: count, chosen: count, times: z.string() }) }),
      ]),
      lines: z.array(z.object({ name: z.string(), pays: count })),
      hasWildDeuces: z.boolean(),
    })
    .parse(mathematics);
  const [{ cards }, { draws: further }] = draws;
  return [
    list(
      'Wager: `hands`, 1, 5 or 10; each hand is a unit. It has no `spots`.',
      `Draw: \`cards\` = \`chosen(${cards.of}, ${cards.chosen})\`, the five cards. Then for each hand \`chosen(${further.of}, ${further.chosen})\`: a number d is the card at place d, from 0, of the ${further.of} cards that are left, in ascending order.`,
      'One action: `{"type": "hold", "cards": […]}`, the places, from 0 and in ascending order, of the cards that are kept. In each hand the other places take that hand’s drawn cards, from the left in their order; what is left of them is not used.',
      `A hand pays the line that it is on, in units, its stake included: the last line of the table that fits${hasWildDeuces ? ', its twos standing for any cards' : ''}.`,
      'Seen: `cards`, the five; `held`, the places, and `hands`, each with its `cards` and `line`; both null in play.',
    ),
    table(
      ['line', 'what it is', 'pays'],
      lines.map(({ name, pays }) => [`\`${name}\``, lineWords[name] ?? name, String(pays)]),
    ),
  ];
}
