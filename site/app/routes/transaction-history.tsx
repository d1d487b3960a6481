import type { transactionHistory } from '@marquee/contract/api/history/transactions.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { callOrThrow } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { CsvButton } from '../features/history/csv-button.tsx';
import { ClearFilters, HistoryCard } from '../features/history/history-card.tsx';
import { pageSize, useListFilters } from '../features/history/list-filters.ts';
import { PeriodField } from '../features/history/period-field.tsx';
import { transactionShape } from '../features/history/transaction-shape.tsx';
import { typesOf, groupNames } from '../features/history/transaction-groups.ts';
import { usePlayerQuery } from '../session/player-query.ts';
import { usePath } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';

type Transactions = AnswerOf<typeof transactionHistory>;

/** Every movement of the balance. */
export default function TransactionHistoryPage(): ReactNode {
  const t = useWords();
  const path = usePath();
  const filters = useListFilters();
  const { page, dateFrom, filter } = filters;
  const asked = { types: typesOf(filter), date_from: dateFrom };
  const query = usePlayerQuery<Transactions>(
    ['transactions', page, filter, dateFrom],
    (player, signal) =>
      callOrThrow(
        endpoints.transactionHistory,
        { ...player, ...asked, page, page_size: pageSize },
        { signal },
      ),
    { keepPrevious: true },
  );
  return (
    <AccountPage title={t('account.transactions')} lead={t('transactions.lead')}>
      <HistoryCard
        caption={t('account.transactions')}
        query={query}
        shape={transactionShape(t)}
        page={page}
        onPage={filters.setPage}
        filters={
          <>
            <SelectField
              label={t('transactions.show')}
              value={filter}
              onChange={(event) => filters.setFilter(event.currentTarget.value)}
              options={[
                { value: '', label: t('transactions.all') },
                ...groupNames.map((group) => ({
                  value: group,
                  label: t(`transactions.group.${group}`),
                })),
              ]}
            />
            <PeriodField period={filters.period} onPeriod={filters.setPeriod} />
            <CsvButton asked={{ list: 'transactions', ...asked }} />
          </>
        }
        empty={
          <EmptyState
            picture={<History size={40} strokeWidth={1.5} aria-hidden="true" />}
            title={t('transactions.none')}
            text={t('transactions.noneText')}
          >
            <LinkButton variant="primary" href={path('/deposit')}>
              {t('account.deposit')}
            </LinkButton>
            <ClearFilters onClear={filters.clear} />
          </EmptyState>
        }
      />
    </AccountPage>
  );
}
