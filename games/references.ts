/**
 * What others publish of games with the rules of ours. Stake states an edge of 1 % of these originals, as the surveys at
 * https://cryptodeepin.com/3679.html (limbo, mines, hi-lo), https://cryptodeepin.com/?p=2356 (plinko) and
 * http://www.chainbetrank.com/dice/faq/how-crypto-dice-payout-calculated (dice) say; bustabit states 1 % of crash
 * (https://cryptodeepin.com/2955.html). Stake's tables for plinko and the wheel are those of ours, entry by entry, as a test holds.
 * For keno, towers and coin streak no published return of just these rules was found; the slots are designs of our own.
 *
 * The edges of table games are those of the Wizard of Odds: https://wizardofodds.com/games/baccarat/, /roulette/, /sic-bo/ (with the
 * payments of Macau) and /dragon-tiger/; and https://wizardofmacau.com/games/fantan.html. They are rounded there to two digits, or
 * computed to four from the numbers of cases that are published (baccarat, fan tan).
 *
 * Those of blackjack and poker are the Wizard's too. Blackjack: https://wizardofodds.com/games/blackjack/calculator/ for just these
 * rules, "optimal results". Poker, by best play: what video poker returns with these pay tables (9/6 Jacks or Better, Not So Ugly
 * Deuces, 8/5 Bonus Poker), and the edge of an ante or of a side bet. Of insurance with nothing known but the ace none was found.
 */
import { rational } from './kit/prove/fraction.ts';
import type { Reference } from './kit/prove/proof-table.ts';

const stake: Reference = { source: 'Stake', rtp_percent: rational(99n) };

const WIZARD = 'Wizard of Odds';
/** An edge in hundredths of a percent. */
const edge = (hundredths: number, source = WIZARD): Reference => ({
  source,
  edge_percent: rational(BigInt(Math.round(hundredths * 100)), 10_000n),
});
/** What video poker returns, in ten-thousandths of a percent. */
const returns = (parts: bigint): Reference => ({ source: WIZARD, rtp_percent: rational(parts, 10_000n) });
/** Several bets of a game, by name. */
const edges = (code: string, byBet: Readonly<Record<string, number>>, source = WIZARD) =>
  Object.fromEntries(
    Object.entries(byBet).map(([bet, hundredths]) => [`${code}, ${bet}`, edge(hundredths, source)]),
  );

/** By game, or by game and kind of bet. */
export const references: Readonly<Record<string, Reference>> = {
  dice: stake,
  limbo: stake,
  plinko: stake,
  mines: stake,
  'hi-lo': stake,
  wheel: { source: 'Stake’s table', rtp_percent: rational(99n) },
  crash: { source: 'bustabit', rtp_percent: rational(99n) },
  ...edges('baccarat', { player: 123.51, banker: 105.79, tie: 1_435.96, pair: 1_036 }),
  roulette: edge(270),
  ...edges('speed-baccarat', { player: 123.51, banker: 105.79, tie: 1_435.96, pair: 1_036 }),
  'auto-roulette': edge(270),
  'blackjack, basic strategy': edge(35.5143),
  'jacks-or-better': returns(995_439n),
  'deuces-wild': returns(997_283n),
  'bonus-poker': returns(991_660n),
  ...edges('three-card-poker', { 'ante, best play': 337.3, 'pair plus': 232 }),
  ...edges('caribbean-stud', { 'ante, best play': 522.43 }),
  ...edges('casino-holdem', { 'ante, best play': 216, aa: 626 }),
  ...edges('sic-bo', {
    'big, small, odd or even': 278,
    'total 4 or 17': 2_917,
    'total 5 or 16': 4_722,
    'total 6 or 15': 3_056,
    'total 7 or 14': 972,
    'total 8 or 13': 1_250,
    'total 9 or 12': 1_898,
    'total 10 or 11': 1_250,
    number: 787,
    'two dice': 1_667,
    double: 3_333,
    triple: 3_009,
    'any triple': 3_056,
  }),
  ...edges('dragon-tiger', { 'dragon or tiger': 373, tie: 3_277, 'suited tie': 1_398 }),
  ...edges('fan-tan', { fan: 375, nim: 250, kwok: 250, 'nga tan': 125, ssh: 125 }, 'Wizard of Macau'),
};
