import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { useBankAccounts } from '../features/cashier/bank-accounts.ts';
import { BankForm } from '../features/cashier/bank-form.tsx';
import { Cashier } from '../features/cashier/cashier.tsx';
import { OpenWithdrawals } from '../features/cashier/open-withdrawals.tsx';
import { WithdrawalForm } from '../features/cashier/withdrawal-form.tsx';
import { PayoutTime } from '../features/cashier/payout-time.tsx';
import { useWithdrawalInfo, type WithdrawalInfo } from '../features/cashier/withdrawal-info.ts';
import { WithdrawalsCard } from '../features/cashier/withdrawals-card.tsx';
import { WithdrawalStanding } from '../features/cashier/withdrawal-standing.tsx';
import { usePath } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/cashier/cashier.module.css';

/** What can be done about a reason, the most certain first. */
const nextSteps = ['account', 'turnover', 'bonus', 'held', 'minimum'] as const;

/** Paying out: what is available and why not more, the request, and the requests that wait. */
export default function WithdrawalPage(): ReactNode {
  const t = useWords();
  const query = useWithdrawalInfo();
  return (
    <AccountPage title={t('withdrawal.title')} lead={t('withdrawal.lead')}>
      {query.data ? (
        <Request info={query.data} />
      ) : (
        <Cashier>
          <Answered query={query} height="34rem">
            {() => null}
          </Answered>
        </Cashier>
      )}
      <WithdrawalsCard />
    </AccountPage>
  );
}

/** The request, or what stands in its way; with what can be paid out, which comes first on phones, and what waits. */
function Request({ info }: { info: WithdrawalInfo }): ReactNode {
  const around = {
    standing: <WithdrawalStanding info={info} />,
    beside: info.pending.length > 0 && <OpenWithdrawals info={info} />,
  };
  if (info.bank_accounts.length > 0 && toMinor(info.available) > 0n) {
    return <WithdrawalForm info={info} {...around} />;
  }
  return (
    <Cashier {...around}>
      {info.bank_accounts.length === 0 ? <FirstBankAccount /> : <Nothing info={info} />}
    </Cashier>
  );
}

/** Where nothing can be paid out: what changes that, for the reason that stands first in a player's way. */
function Nothing({ info }: { info: WithdrawalInfo }): ReactNode {
  const t = useWords();
  const path = usePath();
  const next = nextSteps.find((reason) => info.reasons.includes(reason));
  return (
    <>
      <h2 className={styles['cardTitle']}>{t('withdrawal.nothing')}</h2>
      <p className={styles['note']}>
        {next
          ? t(`withdrawal.next.${next}`, {
              outstanding: formatMoney(info.turnover_outstanding, info.currency),
              minimum: formatMoney(info.minimum, info.currency),
            })
          : t('withdrawal.nothingText')}
      </p>
      {next === 'bonus' && (
        <p className={styles['note']}>
          <a href={path('/promotions#mine')}>{t('withdrawal.seeBonus')}</a>
        </p>
      )}
      <PayoutTime info={info} />
    </>
  );
}

/** Before the first withdrawal a bank account is added, here and now. */
function FirstBankAccount(): ReactNode {
  const t = useWords();
  const query = useBankAccounts();
  return (
    <>
      <h2 className={styles['cardTitle']}>{t('withdrawal.bankFirst')}</h2>
      <Answered query={query} height="20rem">
        {({ banks, account_name }) => (
          // The answer about withdrawals is asked for again when it is added, and the request takes this place.
          <BankForm banks={banks} accountName={account_name} onAdded={() => undefined} />
        )}
      </Answered>
    </>
  );
}
