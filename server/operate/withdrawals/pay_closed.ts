import { withdrawalsPayClosed } from '@marquee/contract/operate/withdrawals/pay_closed.ts';
import { addBankAccount, holderName } from '../../cashier/bank-account.ts';
import { requestFinalWithdrawal } from '../../cashier/final-withdrawal.ts';
import { maskNumber } from '../../cashier/vault.ts';
import { commanded } from '../../console/commanded.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { reasonOfRefusal, refuseCommand, refuseFor, RefusalError } from '../../kernel/errors.ts';
import { formatMoney } from '../../kernel/money.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveWithdrawalsPayClosed = serveOperation(
  withdrawalsPayClosed,
  async ({ app, input, operator, sites, noteIn }) => {
    const found = await requirePlayer(app, sites, input.player_id);
    const { site_id: siteId, player_id: playerId, currency, account_id: accountId } = found;
    const player = { siteId, playerId };
    if (found.status !== 'closed')
      throw refuseCommand('This account is not closed, so its player can request withdrawals.');
    const { bank, reason } = input;
    if (bank) {
      const account = {
        bankName: bank.bank_name,
        accountNumber: bank.account_number,
        accountName: await holderName(app.db, player),
      };
      await addBankAccount(app, { ...player, currency }, account).catch((error: unknown) => {
        throw error instanceof RefusalError ? refuseFor(reasonOfRefusal(error)) : error;
      });
    }
    const row = await commanded(() =>
      requestFinalWithdrawal(app, player, { operator: operator.email, reason }, (trx, held) =>
        noteIn(trx, {
          siteId,
          subjectId: held.withdrawalId,
          after: {
            status: 'pending',
            account_id: accountId,
            amount: formatMoney(held.amount),
            currency: held.currency,
            ...(bank ? { bank: `${bank.bank_name} ${maskNumber(bank.account_number)}` } : {}),
          },
          reason,
        }),
      ),
    );
    return { withdrawal_id: row.withdrawal_id };
  },
);
