import type { withdrawalList } from '@marquee/contract/api/cashier/withdrawal_list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useShell } from '../../shell/shell-context.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { pageSize, useListFilters } from '../history/list-filters.ts';
import { HistoryCard } from '../history/history-card.tsx';
import type { HistoryShape } from '../history/history-shape.ts';
import { formatMoment } from '../history/moments.ts';
import { Direction } from '../history/transaction-shape.tsx';
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
    <HistoryCard
      caption={t('withdrawal.allRequests')}
      title={t('withdrawal.allRequests')}
      query={query}
      shape={withdrawalShape(t, language)}
      page={page}
      onPage={setPage}
      empty={null}
    />
  );
}

/** What the list of requests for a payout tells of each. */
function withdrawalShape(t: Words, language: LanguageCode): HistoryShape<Withdrawal> {
  return {
    titleHeader: t('withdrawal.to'),
    entryOf: (row) => ({
      key: row.withdrawal_id,
      at: row.created_at,
      picture: <Direction amount_minor={row.status === 'paid' ? -1n : 0n} />,
      title: `${row.bank_name} ${row.account_number_masked}`,
      text: null,
    }),
    columns: [
      {
        key: 'amount',
        header: t('list.amount'),
        role: 'figure',
        align: 'end',
        cell: (row) => formatMoney(row.amount, row.currency),
      },
      {
        key: 'status',
        header: t('withdrawal.statusName'),
        role: 'status',
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
        role: 'fact',
        align: 'end',
        cell: (row) => (row.settled_at ? formatMoment(row.settled_at, language) : '–'),
      },
    ],
  };
}
