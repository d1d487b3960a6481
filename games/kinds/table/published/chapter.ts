/**
 * How a round of a table game follows from its seeds, in words that are enough to write a verifier from. The tables are made from
 * the published files, the examples from the test vectors.
 */
import { examplesOf } from '../../../kit/published/examples.ts';
import { newestOf } from '../../../kit/published/published-rules.ts';
import type { RoundVectors } from '../../../kit/published/round-vectors.ts';
import { type Block, heading, list, paragraph } from '../../../kit/published/text.ts';
import { gameSections } from './game-sections.ts';
import type { PublishedTable } from './published-table.ts';

/** The chapter on table games; the games in the order given, each with its versions and the vectors of its newest. */
export function tableChapter(
  games: readonly ReadonlyMap<number, PublishedTable>[],
  vectors: readonly RoundVectors[],
): Block[] {
  const newest = games.flatMap((versions) => newestOf(versions) ?? []);
  return [
    heading(2, 'A round of a table game', 'table'),
    paragraph(
      `${newest.map(({ title }) => title).join(', ')}. A round has a bet, a wager (on what it is staked), and in some games actions. Names in this type are fields of the wager, of an action, or of the game’s published file.`,
    ),
    ...rules,
    ...newest.flatMap((game) => {
      const { code, version } = game.mathematics;
      return [
        ...gameSections(game),
        ...examplesOf(vectors.find((each) => each.code === code && each.version === version)),
      ];
    }),
  ];
}

const rules: Block[] = [
  list(
    'Everything that chance decides is drawn when the round begins, before the first action, in the order of `draws` in the published file, from the first number of block 0 on. A round is a function of seeds, nonce, version, bet, wager and actions, and of nothing else.',
    '`draws` names each draw: `below` draws `below(n)`, `chosen` with `of` draws `chosen(of, chosen)`; with `times` as often as that says, one after the other. `plus` is added to each result.',
    'A wager is in units, whole numbers from 1 to 1,000,000. The bet divided by all units of the wager is what a unit is worth, in 1/100,000 of the currency’s unit. A bet that they do not divide is refused.',
    'In a game of spots the wager is `{"spots": {"<spot>": <units>, …}}`: at least one spot of the game, and each that it names has units. The round is over at once, and there are no actions.',
    'What a unit pays is a whole number of ten-thousandths, its stake included: `unit` is 10,000, and 19,500 pays 1.95 units. With P the sum over all spots of their units times what one of them pays, the round pays ⌊(worth of a unit × P) ÷ `unit`⌋; the part below one is the house’s.',
    'A card is a number below 52: its rank is card mod 13, from 0, the ace, to 12, the king; its suit is ⌊card ÷ 13⌋: spades, hearts, diamonds, clubs. A shoe of several decks is drawn by `chosen`, and a drawn number d is the card d mod 52. Every round has a fresh shoe.',
  ),
  heading(3, 'Rounds with actions', 'table-actions'),
  list(
    'In blackjack and in the poker games a round that is not over at once waits for its player: its `state` is `in_play`. Each game says below what it waits for. An action is a JSON object. Actions are numbered from 0 and done one after the other; where the round stands follows from its wager, its draws and all actions so far.',
    'An action that is not allowed where the round stands is refused, and so is one for a step that has been done. Neither is among the actions of the round. An action that is sent again under its id is done once.',
    'An action may stake more: a raise. The wallet is asked for a further bet, and the action is done once that is taken. If the wallet refuses it, the round stands as before. If no clear answer comes, the bet is given back; the round takes no action until it is, and then stands as before.',
    '`raised_minor` is the sum of the raises whose actions were done. What the round pays for its bet and all of its raises is one win, at its end.',
    'If the player does not return for 24 hours the house plays the round on, and stakes nothing more. In blackjack insurance is declined and every hand stands; in three card poker, Caribbean stud and casino hold’em the hand folds; in video poker the cards are held that pay most on average over all draws. What is done so is among the actions of the round. Only a round of a version that the house no longer has is given back.',
    'A check draws everything, does the actions in their order, and compares the course.',
  ),
  heading(3, 'The course of a table game', 'table-course'),
  paragraph(
    'The history keeps of a round: `state` (`in_play` or `ended`), `multiplier`, ⌊P ÷ all units that were staked, raises included⌋ and 0 in play, `can_cash_out`, which is always false, and `seen`, whose fields each game lists below. What is still hidden is in `seen` only when the round has ended. `raised_minor` is what actions have staked beyond the bet; 0 in a game without actions. A check compares all of them.',
  ),
];
