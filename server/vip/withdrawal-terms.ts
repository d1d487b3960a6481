import { lockOpenBonuses, type BonusApp } from '../bonus/bonus.ts';
import { afterForfeit, forfeitForWithdrawal } from '../bonus/forfeit.ts';
import type { WithdrawalTerms } from '../cashier/withdrawal-terms.ts';
import { levelOf, withdrawalBenefits } from './standing.ts';

/**
 * How bonuses and levels affect a withdrawal. `app` is a function because it is not complete yet when this is created.
 */
export function createWithdrawalTerms(app: () => BonusApp): WithdrawalTerms {
  return {
    lockBonuses: async (trx, player) => {
      await lockOpenBonuses(trx, player);
    },
    forfeit: (trx, player, accepted) => forfeitForWithdrawal(app(), trx, player, accepted),
    afterForfeit: (player, bonusId) => afterForfeit(app(), player, bonusId),
    levelOf: (db, player) => levelOf({ db, clock: app().clock }, player),
    benefits: (db, player) => withdrawalBenefits({ db, clock: app().clock }, player),
  };
}
