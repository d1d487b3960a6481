import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import type { Rule } from './rule.ts';
import {
  balanceOf,
  betRequest,
  call,
  expectChange,
  expectRefused,
  expectStatus,
  rollbackRequest,
  unit,
  winRequest,
  type WalletSubject,
} from './wallet.ts';

const { bet: betPath, win: winPath, rollback: rollbackPath } = walletPaths;
const contribution = unit / 100;

function contributingBet(subject: WalletSubject, share = contribution) {
  return { ...betRequest(subject), meta: { jackpot: { id: 'certification', contribution: share } } };
}

/** How an operator's wallet books progressive jackpots (`contract/providers/jackpot.ts`). One that knows none books nothing. */
export const jackpotShareRules: readonly Rule<WalletSubject>[] = [
  {
    id: 'jackpot-contribution',
    title: 'A contribution is booked whole with its stake, costs nothing more, and is told again on a repeat',
    play: async (subject, complain) => {
      const before = await balanceOf(subject);
      const bet = contributingBet(subject);
      const first = await call(subject, betPath, bet);
      expectStatus(complain, 'the bet', first, 'RS_OK');
      const booked = first.answer?.jackpot_contribution;
      const again = await call(subject, betPath, bet);
      if (again.answer?.jackpot_contribution !== booked)
        complain(`the repeat tells ${again.answer?.jackpot_contribution} for ${booked}`);
      if (booked !== undefined && booked !== contribution)
        complain(`${booked} of ${contribution} is booked: all of it, or nothing`);
      const after = await balanceOf(subject);
      if (before - after !== unit) complain(`the bet of ${unit} has taken ${before - after}`);
      const jackpot = { id: 'certification', win: booked ?? 0, seed: 0 };
      const win = { ...winRequest(subject, bet), meta: { jackpot } };
      expectStatus(complain, 'the win', await call(subject, winPath, win), 'RS_OK');
      const paid = (await balanceOf(subject)) - after;
      if (paid !== unit) complain(`the win of ${unit} has paid ${paid}`);
      // What the books of jackpots say is compared with the provider's: it is as it was before.
      for (const what of [win, bet]) await call(subject, rollbackPath, rollbackRequest(subject, what));
      return booked === undefined ? 'not_offered' : undefined;
    },
  },
  {
    id: 'jackpot-rollback',
    title: 'A rollback returns the stake of a bet that contributed, and nothing more',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        const bet = contributingBet(subject);
        await call(subject, betPath, bet);
        const reply = await call(subject, rollbackPath, rollbackRequest(subject, bet));
        expectStatus(complain, 'the rollback', reply, 'RS_OK');
      }),
  },
  {
    id: 'jackpot-above-stake',
    title: 'A contribution above its stake is refused, or not booked',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        const bet = contributingBet(subject, unit + 1);
        const reply = await call(subject, betPath, bet);
        if (reply.answer?.jackpot_contribution !== undefined) expectRefused(complain, 'the bet', reply);
        await call(subject, rollbackPath, rollbackRequest(subject, bet));
      }),
  },
];
