/**
 * What others publish of games with the rules of ours. Stake states an edge of 1 % of these originals, as the surveys at
 * https://cryptodeepin.com/3679.html (limbo, mines, hi-lo), https://cryptodeepin.com/?p=2356 (plinko) and
 * http://www.chainbetrank.com/dice/faq/how-crypto-dice-payout-calculated (dice) say; bustabit states 1 % of crash
 * (https://cryptodeepin.com/2955.html). Stake's tables for plinko and the wheel are those of ours, entry by entry, as a test holds.
 * For keno, towers and coin streak no published return of just these rules was found; the slots are designs of our own.
 */
import { rational } from './kit/prove/fraction.ts';
import type { Reference } from './kit/prove/proof-table.ts';

const stake: Reference = { source: 'Stake', rtp_percent: rational(99n) };

export const references: Readonly<Record<string, Reference>> = {
  dice: stake,
  limbo: stake,
  plinko: stake,
  mines: stake,
  'hi-lo': stake,
  wheel: { source: 'Stake’s table', rtp_percent: rational(99n) },
  crash: { source: 'bustabit', rtp_percent: rational(99n) },
};
