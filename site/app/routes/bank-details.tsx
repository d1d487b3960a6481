import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { Landmark, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { BankAccountList } from '../features/cashier/bank-account-list.tsx';
import { useBankAccounts } from '../features/cashier/bank-accounts.ts';
import { usePath } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';

/** The bank accounts that the player can be paid out to. */
export default function BankDetailsPage(): ReactNode {
  const t = useWords();
  const path = usePath();
  const query = useBankAccounts();
  const add = (
    <LinkButton variant="primary" href={path('/add-bank')} icon={<Plus size={18} aria-hidden="true" />}>
      {t('bank.add')}
    </LinkButton>
  );
  return (
    <AccountPage title={t('account.bankDetails')} lead={t('bank.lead')} aside={add}>
      <Card>
        <Answered query={query} height="12rem">
          {({ value }) =>
            value.length === 0 ? (
              <EmptyState
                picture={<Landmark size={40} strokeWidth={1.5} aria-hidden="true" />}
                title={t('bank.none')}
                text={t('bank.noneText')}
              />
            ) : (
              <BankAccountList accounts={value} />
            )
          }
        </Answered>
      </Card>
    </AccountPage>
  );
}
