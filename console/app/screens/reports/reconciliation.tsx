import type { reportsReconciliation } from '@marquee/contract/operate/reports/reconciliation.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { CircleCheckBig } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { Time } from '../../figures/time.tsx';
import { siteOf, useMe, type Me } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { ReportFrame } from './frame.tsx';
import styles from './reports.module.css';
import { formatDay } from './span.ts';

type Difference = OperationAnswer<typeof reportsReconciliation>['value'][number];

function columnsOf(words: Words, me: Me): readonly Column<Difference>[] {
  return [
    {
      id: 'day',
      title: words('report.day'),
      width: '8.5rem',
      lead: true,
      phone: 'first',
      order: ({ day }) => day,
      cell: ({ day }) => formatDay(day, words.locale),
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(7rem, 1fr)',
      phone: 'secondEnd',
      order: ({ site_code }) => siteOf(me, site_code).site_name,
      cell: ({ site_code }) => siteOf(me, site_code).site_name,
    },
    {
      id: 'figure',
      title: words('report.figure'),
      width: 'minmax(9rem, 1fr)',
      phone: 'second',
      cell: ({ figure, rollup }) =>
        `${words.find(`figure.${figure}`, figure)} · ${words.find(`rollup.${rollup}`, rollup)}`,
    },
    {
      id: 'counted',
      title: words('reconciled.counted'),
      width: '10rem',
      align: 'end',
      cell: ({ counted, currency }) => <Money amount={counted} currency={currency} />,
    },
    {
      id: 'ledger',
      title: words('reconciled.ledger'),
      width: '10rem',
      align: 'end',
      phone: 'firstEnd',
      cell: ({ ledger, currency }) => <Money amount={ledger} currency={currency} />,
    },
    {
      id: 'found',
      title: words('reconciled.found'),
      width: '13rem',
      cell: ({ found_at, site_code }) => <Time at={found_at} timeZone={siteOf(me, site_code).time_zone} />,
    },
  ];
}

/** Whether the figures of reports are what the ledger says, and each one that is not. */
export default function ReconciliationReport(): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const { data, error, refetch } = useOperation(endpoints.reportsReconciliation, { site_code });
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  const { time_zone } = siteOf(me, site_code ?? me.sites[0]?.site_code ?? '');
  const time = (at: string | null): ReactNode =>
    at === null ? words('reconciled.notYet') : <Time at={at} timeZone={time_zone} />;
  return (
    <ReportFrame kind="reconciliation">
      <div className={styles['above']}>
        <p className={styles['note']}>{words('reconciled.text')}</p>
        {data && (
          <Facts
            facts={[
              [words('reconciled.countedUntil'), time(data.counted_until)],
              [words('reconciled.at'), time(data.reconciled_at)],
              [
                words('reconciled.to'),
                data.reconciled_to === null ? '–' : formatDay(data.reconciled_to, words.locale),
              ],
            ]}
          />
        )}
      </div>
      <DataTable
        name="report-reconciliation"
        label={words('reconciled.differences')}
        columns={columns}
        state={{ rows: data?.value, failure: failureText(words, error), retry: () => void refetch() }}
        rowId={(row) => `${row.site_code} ${row.day} ${row.currency} ${row.rollup} ${row.figure}`}
        empty={
          <EmptyState
            picture={<CircleCheckBig size={36} aria-hidden="true" />}
            title={words('reconciled.none')}
            text={words('reconciled.noneText')}
          />
        }
      />
    </ReportFrame>
  );
}
