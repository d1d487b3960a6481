import { lockOpenBonuses, type BonusApp } from '../bonus/bonus.ts';
import { afterForfeit, forfeitForWithdrawal } from '../bonus/forfeit.ts';
import type { WithdrawalTerms } from '../cashier/withdrawal-terms.ts';
import { withdrawalBenefits } from './standing.ts';

/** What bonuses and levels say of a withdrawal. `app` is asked for when the cashier asks: it is not whole before. */
export function createWithdrawalTerms(app: () => BonusApp): WithdrawalTerms {
  return {
    lockBonuses: async (trx, player) => {
      await lockOpenBonuses(trx, player);
    },
    forfeit: (trx, player, accepted) => forfeitForWithdrawal(app(), trx, player, accepted),
    afterForfeit: (player, bonusId) => afterForfeit(app(), player, bonusId),
    benefits: (db, player) => withdrawalBenefits({ db, clock: app().clock }, player),
  };
}
