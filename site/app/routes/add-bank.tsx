import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { useBankAccounts } from '../features/cashier/bank-accounts.ts';
import { BankForm } from '../features/cashier/bank-form.tsx';
import { usePath } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/cashier/cashier.module.css';

/** Adding a bank account. */
export default function AddBankPage(): ReactNode {
  const t = useWords();
  const path = usePath();
  const navigate = useNavigate();
  const query = useBankAccounts();
  return (
    <AccountPage title={t('bank.add')} lead={t('bank.lead')}>
      <Card className={styles['narrow']}>
        <Answered query={query} height="22rem">
          {({ banks, account_name }) => (
            <BankForm
              banks={banks}
              accountName={account_name}
              onAdded={() => void navigate(path('/bank-details'), { replace: true })}
            />
          )}
        </Answered>
      </Card>
    </AccountPage>
  );
}
