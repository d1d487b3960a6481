import type { withdrawalList } from '@marquee/contract/api/cashier/withdrawal_list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { DataTable, type Column } from '@marquee/ui/data/data-table.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { ListPages } from '../account/list-pages.tsx';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useShell } from '../../shell/shell-context.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { pageSize, useListFilters } from '../history/list-filters.ts';
import { formatMoment } from '../history/moments.ts';
import styles from './cashier.module.css';

type Withdrawals = AnswerOf<typeof withdrawalList>;
type Withdrawal = Withdrawals['value'][number];

const tones = { pending: 'warning', paid: 'positive', refused: 'negative' } as const;

/** All requests of the player for a payout, with what became of each; nothing before the first. */
export function WithdrawalsCard(): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const { page, setPage } = useListFilters();
  const query = usePlayerQuery<Withdrawals>(
    ['withdrawals', page],
    (player, signal) =>
      callOrThrow(endpoints.withdrawalList, { ...player, page, page_size: pageSize }, { signal }),
    { keepPrevious: true },
  );
  if (query.isPending || query.data?.total === 0) return null;
  return (
    <Card flush>
      <h2 className={styles['listTitle']}>{t('withdrawal.allRequests')}</h2>
      <div aria-busy={query.isFetching}>
        <Answered query={query} height="14rem">
          {({ value, total }) => (
            <>
              <DataTable
                caption={t('withdrawal.allRequests')}
                columns={withdrawalColumns(t, language)}
                rows={value}
                rowKey={(row) => row.withdrawal_id}
              />
              <ListPages page={page} total={total} pageSize={pageSize} onPage={setPage} />
            </>
          )}
        </Answered>
      </div>
    </Card>
  );
}

/** The columns of the list of requests for a payout. */
function withdrawalColumns(t: Words, language: LanguageCode): readonly Column<Withdrawal>[] {
  return [
    {
      key: 'amount',
      header: t('list.amount'),
      lead: true,
      cell: (row) => formatMoney(row.amount, row.currency),
    },
    {
      key: 'to',
      header: t('withdrawal.to'),
      cell: (row) => `${row.bank_name} ${row.account_number_masked}`,
    },
    { key: 'at', header: t('list.time'), cell: (row) => formatMoment(row.created_at, language) },
    {
      key: 'status',
      header: t('withdrawal.statusName'),
      cell: (row) => (
        <span>
          <Badge tone={tones[row.status]}>
            {row.status === 'pending'
              ? t(`withdrawal.stage.${row.stage}`)
              : t(`withdrawal.status.${row.status}`)}
          </Badge>
          {row.reason && <span className={styles['sub']}>{row.reason}</span>}
        </span>
      ),
    },
    {
      key: 'settled',
      header: t('withdrawal.settled'),
      align: 'end',
      cell: (row) => (row.settled_at ? formatMoment(row.settled_at, language) : '–'),
    },
  ];
}
