import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { AccountColumns } from '../features/account/account-columns.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { useBankAccounts } from '../features/cashier/bank-accounts.ts';
import { BankForm } from '../features/cashier/bank-form.tsx';
import { OpenWithdrawals } from '../features/cashier/open-withdrawals.tsx';
import { WithdrawalForm } from '../features/cashier/withdrawal-form.tsx';
import { useWithdrawalInfo } from '../features/cashier/withdrawal-info.ts';
import { WithdrawalsCard } from '../features/cashier/withdrawals-card.tsx';
import { WithdrawalStanding } from '../features/cashier/withdrawal-standing.tsx';
import { useWords } from '../words/use-words.ts';
import styles from '../features/cashier/cashier.module.css';

/** Paying out: what is available and why not more, the request, and the requests that wait. */
export default function WithdrawalPage(): ReactNode {
  const t = useWords();
  const query = useWithdrawalInfo();
  return (
    <AccountPage title={t('withdrawal.title')} lead={t('withdrawal.lead')}>
      <Answered query={query} height="34rem">
        {(info) => (
          <AccountColumns
            beside={
              <>
                <WithdrawalStanding info={info} />
                <OpenWithdrawals requests={info.pending} />
              </>
            }
          >
            <Card>
              {info.bank_accounts.length > 0 ? <WithdrawalForm info={info} /> : <FirstBankAccount />}
            </Card>
          </AccountColumns>
        )}
      </Answered>
      <WithdrawalsCard />
    </AccountPage>
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
