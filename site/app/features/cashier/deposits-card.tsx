import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import type { ComponentProps, ReactNode } from 'react';
import { usePath, useShell } from '../../shell/shell-context.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { HistoryCard } from '../history/history-card.tsx';
import type { HistoryShape } from '../history/history-shape.ts';
import { pageSize, useListFilters } from '../history/list-filters.ts';
import { formatMoment } from '../history/moments.ts';
import { Direction } from '../history/transaction-shape.tsx';
import type { Deposit } from './deposit-form.tsx';
import { useDeposits } from './deposits.ts';
import styles from './cashier.module.css';

const tones: Readonly<Record<Deposit['status'], ComponentProps<typeof Badge>['tone']>> = {
  pending: 'warning',
  review: 'warning',
  credited: 'positive',
  failed: 'negative',
  expired: 'neutral',
  cancelled: 'neutral',
};

/** All deposits of the player with how each came out; nothing before the first. */
export function DepositsCard(): ReactNode {
  const t = useWords();
  const path = usePath();
  const { language } = useShell();
  const { page, setPage } = useListFilters();
  const query = useDeposits(page, pageSize);
  if (query.isPending || query.data?.total === 0) return null;
  return (
    <HistoryCard
      caption={t('deposit.all')}
      title={t('deposit.all')}
      query={query}
      shape={depositShape(t, language, (deposit) => `${path('/deposit')}?deposit_id=${deposit.deposit_id}`)}
      page={page}
      onPage={setPage}
      empty={null}
    />
  );
}

/** What the list of deposits tells of each; `address` is where one of them is looked at. */
function depositShape(
  t: Words,
  language: LanguageCode,
  address: (deposit: Deposit) => string,
): HistoryShape<Deposit> {
  return {
    titleHeader: t('deposit.method'),
    entryOf: (row) => ({
      key: row.deposit_id,
      at: row.created_at,
      picture: <Direction amount_minor={row.status === 'credited' ? toMinor(row.amount) : 0n} />,
      title: t(`deposit.kind.${row.kind}`),
      text: toMinor(row.fee) > 0n && t('deposit.withFee', { fee: formatMoney(row.fee, row.currency) }),
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
        header: t('deposit.statusName'),
        role: 'status',
        cell: (row) => (
          <span>
            <Badge tone={tones[row.status]}>{t(`deposit.status.${row.status}`)}</Badge>
            {row.reason && <span className={styles['sub']}>{row.reason}</span>}
          </span>
        ),
      },
      {
        key: 'look',
        header: t('deposit.details'),
        role: 'action',
        align: 'end',
        cell: (row) => (
          <LinkButton
            size="small"
            variant="quiet"
            href={address(row)}
            aria-label={`${t('deposit.look')}: ${formatMoney(row.amount, row.currency)}, ${formatMoment(row.created_at, language)}`}
          >
            {t('deposit.look')}
          </LinkButton>
        ),
      },
    ],
  };
}
