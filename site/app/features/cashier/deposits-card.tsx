import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { DataTable, type Column } from '@marquee/ui/data/data-table.tsx';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { ListPages } from '../account/list-pages.tsx';
import { usePath, useShell } from '../../shell/shell-context.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { pageSize, useListFilters } from '../history/list-filters.ts';
import { formatMoment } from '../history/moments.ts';
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
    <Card flush>
      <h2 className={styles['listTitle']}>{t('deposit.all')}</h2>
      <div aria-busy={query.isFetching}>
        <Answered query={query} height="14rem">
          {({ value, total }) => (
            <>
              <DataTable
                caption={t('deposit.all')}
                columns={depositColumns(
                  t,
                  language,
                  (deposit) => `${path('/deposit')}?deposit_id=${deposit.deposit_id}`,
                )}
                rows={value}
                rowKey={(row) => row.deposit_id}
              />
              <ListPages page={page} total={total} pageSize={pageSize} onPage={setPage} />
            </>
          )}
        </Answered>
      </div>
    </Card>
  );
}

/** The columns of the list of deposits; `address` is where one of them is looked at. */
function depositColumns(
  t: Words,
  language: LanguageCode,
  address: (deposit: Deposit) => string,
): readonly Column<Deposit>[] {
  return [
    {
      key: 'amount',
      header: t('list.amount'),
      lead: true,
      cell: (row) => (
        <>
          {formatMoney(row.amount, row.currency)}
          {toMinor(row.fee) > 0n && (
            <span className={styles['sub']}>
              {t('deposit.withFee', { fee: formatMoney(row.fee, row.currency) })}
            </span>
          )}
        </>
      ),
    },
    { key: 'method', header: t('deposit.method'), cell: (row) => t(`deposit.kind.${row.kind}`) },
    { key: 'at', header: t('list.time'), cell: (row) => formatMoment(row.created_at, language) },
    {
      key: 'status',
      header: t('deposit.statusName'),
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
  ];
}
