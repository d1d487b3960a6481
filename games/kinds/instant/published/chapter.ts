/**
 * How a round of an instant game follows from its seeds, in words that are enough to write a verifier from. The tables are made
 * from the published files, the examples from the test vectors.
 */
import { examplesOf } from '../../../kit/published/examples.ts';
import { newestOf } from '../../../kit/published/published-rules.ts';
import type { RoundVectors } from '../../../kit/published/round-vectors.ts';
import { type Block, heading, list, paragraph } from '../../../kit/published/text.ts';
import { gameSections } from './game-sections.ts';
import type { PublishedInstant } from './published-instant.ts';

/** The chapter on instant games; the games in the order given, each with its versions and the vectors of its newest. */
export function instantChapter(
  games: readonly ReadonlyMap<number, PublishedInstant>[],
  vectors: readonly RoundVectors[],
): Block[] {
  return [
    ...rules,
    ...games.flatMap((versions) => {
      const newest = newestOf(versions);
      if (!newest) return [];
      const { code, version } = newest.mathematics;
      return [
        ...gameSections(newest),
        ...examplesOf(vectors.find((each) => each.code === code && each.version === version)),
      ];
    }),
  ];
}

const rules: Block[] = [
  heading(2, 'A round of an instant game', 'instant'),
  paragraph(
    'Dice, limbo, plinko, mines, keno, hi-lo, towers, wheel, coin streak, Night Crossing, Penalty Shootout, Coconut Catch, Sky Stack and Reef Raiders. A round has a bet, a wager (what is staked on), and in some games actions. Names in this type are fields of the wager, of an action, or of the game’s published file.',
  ),
  list(
    'Everything that chance decides is drawn when the round begins, before the first action, in the order of `draws` in the published file, from the first number of block 0 on. A round is a function of seeds, nonce, version, wager and actions, and of nothing else.',
    '`draws` names each draw: `below` draws `below(n)`, `chosen` with `of` draws `chosen(of, chosen)`; with `times` as often as that says, one after the other. A text in the place of a number names a field of the wager, or of the wager’s level. `plus` is added to each result.',
    'A multiplier is a whole number of ten-thousandths of the bet: `unit` is 10,000, and 19,800 pays 1.98 bets. A round that has ended pays ⌊bet × multiplier ÷ unit⌋ in 1/100,000 of the currency’s unit; the part below one is the house’s.',
    '`fair(a, b)`, for a bet that wins a times of b: ⌊(unit × `returns[0]` × b) ÷ (`returns[1]` × a)⌋, computed in whole numbers. `returns` is 99 of 100, unless a game says otherwise.',
  ),
  heading(3, 'Rounds with steps', 'steps'),
  list(
    'Mines, hi-lo, towers, coin streak, Night Crossing, Penalty Shootout and Sky Stack. The round begins in play, with multiplier 0. Actions are applied one after the other; each is a step or `{"type": "cash_out"}`.',
    'A step that loses ends the round with multiplier 0. A step that wins sets the multiplier as the game says below.',
    'A winning step ends the round as well, and pays it, if no step is left, or if every further step, won, would make the multiplier larger than `most_multiplier` (10,000 bets). So no step ever leads beyond that.',
    'A cash-out ends the round with the multiplier that it has. It is possible after the first step (hi-lo: the first call other than a skip). After the end no action is possible.',
    'A player who does not return for 24 hours is cashed out where that is possible; else the bet is given back and the round is void, as if it had not been.',
  ),
  heading(3, 'The course', 'instant-course'),
  paragraph(
    'The history keeps of a round: `state` (`in_play` or `ended`), `multiplier` (paid, or what a cash-out would pay now), `can_cash_out`, and `seen`, whose fields each game lists below. What is still hidden is in `seen` only when the round has ended. A check compares all four.',
  ),
];
