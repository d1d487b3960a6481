import { withdrawalInfo } from '@marquee/contract/api/cashier/withdrawal_info.ts';
import { listBankAccounts, presentBankAccounts } from '../../cashier/bank-account.ts';
import { payoutTime } from '../../cashier/payout-time.ts';
import { withdrawalStanding } from '../../cashier/withdrawal-policy.ts';
import { listOpenWithdrawals, presentWithdrawal } from '../../cashier/withdrawal.ts';
import { serve } from '../../http/serve.ts';
import { formatMoney, type Minor } from '../../kernel/money.ts';
import { forfeitedByWithdrawal } from '../../bonus/forfeit.ts';
import { playerLanguage } from '../../players/player-language.ts';

export const serveWithdrawalInfo = serve(withdrawalInfo, async ({ app, input, session }) => {
  const language = await playerLanguage(app, session, input.language);
  const [standing, accounts, open, forfeiture, payout_time] = await Promise.all([
    withdrawalStanding(app, session),
    listBankAccounts(app.db, session),
    listOpenWithdrawals(app.db, session),
    forfeitedByWithdrawal(app, session, language),
    payoutTime(app.db, session.siteId, app.clock.now()),
  ]);
  return {
    currency: session.currency,
    available: formatMoney(standing.available),
    reasons: standing.objections.map(({ reason }) => reason),
    reason_details: standing.objections.map(({ reason, detail }) => ({ reason, detail: detail ?? null })),
    balance: formatMoney(standing.real),
    held: formatMoney(standing.held),
    bonus: formatMoney(standing.bonus),
    amount_step: formatMoney(standing.step),
    minimum: formatMoney(standing.minimum),
    maximum: formatMoney(standing.maximum),
    turnover_required: formatMoney(standing.turnover.required),
    turnover_done: formatMoney(standing.turnover.done),
    turnover_outstanding: formatMoney(standing.turnover.outstanding),
    per_day: standing.perDay,
    remaining_today: standing.remainingToday,
    daily_amount: optionalMoney(standing.dailyAmount),
    remaining_amount_today: optionalMoney(standing.remainingAmountToday),
    forfeiture,
    bank_accounts: await presentBankAccounts(app.db, session.siteId, accounts),
    pending: open.map(presentWithdrawal),
    payout_time,
  };
});

function optionalMoney(amount: Minor | null): string | null {
  return amount === null ? null : formatMoney(amount);
}
