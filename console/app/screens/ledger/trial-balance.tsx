import type { ledgerTrialBalance } from '@marquee/contract/operate/ledger/trial_balance.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { BookOpenText } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FilterText } from '../../forms/filter.tsx';
import { siteOf, useMe, type Me } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { ExportButton } from '../reports/export-button.tsx';
import { dayIn } from '../reports/span.ts';
import links from '../withdrawals/withdrawals.module.css';
import { LedgerFrame } from './frame.tsx';
import styles from './ledger.module.css';

type Total = OperationAnswer<typeof ledgerTrialBalance>['totals'][number];
type Line = OperationAnswer<typeof ledgerTrialBalance>['value'][number];

function columnsOf(words: Words, me: Me): readonly Column<Line>[] {
  const side = (id: 'debit' | 'credit', phone: 'secondEnd' | 'firstEnd'): Column<Line> => ({
    id,
    title: words(`ledger.${id}`),
    width: 'minmax(9rem, 1fr)',
    align: 'end',
    phone,
    named: true,
    order: (line) => toMinor(line[id]),
    cell: (line) => <Money amount={line[id]} currency={line.currency} />,
  });
  return [
    {
      id: 'account',
      title: words('ledger.account'),
      width: 'minmax(9rem, 1.4fr)',
      lead: true,
      phone: 'first',
      order: ({ account }) => words(`ledgerName.${account}`),
      cell: ({ account }) => words(`ledgerName.${account}`),
    },
    side('debit', 'firstEnd'),
    side('credit', 'secondEnd'),
    {
      id: 'currency',
      title: words('report.currency'),
      width: '7rem',
      order: ({ currency }) => currency,
      cell: ({ currency }) => currency,
    },
    {
      id: 'class',
      title: words('ledger.class'),
      width: 'minmax(7rem, 1fr)',
      order: ({ class: kind }) => words(`ledgerClass.${kind}`),
      cell: ({ class: kind }) => words(`ledgerClass.${kind}`),
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(7rem, 1fr)',
      phone: 'second',
      order: ({ site_code }) => siteOf(me, site_code).site_name,
      cell: ({ site_code }) => siteOf(me, site_code).site_name,
    },
  ];
}

/** Of so many currencies the totals are shown; of more only those that do not balance. */
const mostTotals = 3;

function shownTotals(totals: readonly Total[]): readonly Total[] {
  return totals.length > mostTotals ? totals.filter(({ balanced }) => !balanced) : totals;
}

/** What `datetime-local` writes, as a moment of UTC. */
function momentOf(text: string): string | undefined {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Every account's debits and credits up to a moment, counted from the postings; they must be equal. One leads to its postings. */
export function TrialBalance(): ReactNode {
  const words = useWords();
  const me = useMe();
  const navigate = useNavigate();
  const site_code = useSiteChoice();
  const [atText, setAt] = useAddressState('at');
  const at = momentOf(atText);
  const { data, error, refetch } = useOperation(endpoints.ledgerTrialBalance, { site_code, at });
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  const day = at === undefined ? dayIn('UTC') : at.slice(0, 10);
  return (
    <LedgerFrame
      view="trial"
      actions={<ExportButton wish={{ report: 'trial_balance', site_code, day_from: day, day_to: day }} />}
    >
      {data && data.totals.length > 0 && (
        <div className={styles['totals']}>
          {data.totals.length > mostTotals && data.totals.every(({ balanced }) => balanced) && (
            <State tone="positive">{words('ledger.allBalanced', { count: data.totals.length })}</State>
          )}
          {shownTotals(data.totals).map(({ currency, debit, credit, balanced }) => (
            <div key={currency} className={styles['total']}>
              <State tone={balanced ? 'positive' : 'negative'}>
                {words(balanced ? 'ledger.balanced' : 'ledger.unbalanced', { currency })}
              </State>
              <span>
                {words('ledger.debit')} <b>{formatMoney(debit, currency)}</b>
                {' · '}
                {words('ledger.credit')} <b>{formatMoney(credit, currency)}</b>
              </span>
            </div>
          ))}
          <span className={styles['quiet']}>
            {words('ledger.asOf')} <Time at={data.at} timeZone="UTC" seconds />
          </span>
        </div>
      )}
      <div className={links['beside']}>
        <DataTable
          name="ledger-trial"
          label={words('ledger.trial')}
          columns={columns}
          state={{ rows: data?.value, failure: failureText(words, error), retry: () => void refetch() }}
          rowId={(line) => `${line.site_code} ${line.account} ${line.currency}`}
          onOpen={({ account, site_code: of }) =>
            void navigate(`/ledger?${new URLSearchParams({ site: of, account, to: day })}`)
          }
          filters={
            <FilterText type="datetime-local" label={words('ledger.until')} value={atText} onValue={setAt} />
          }
          empty={
            <EmptyState
              picture={<BookOpenText size={36} aria-hidden="true" />}
              title={words('ledger.noPostings')}
              text={words('ledger.noTrialText')}
            />
          }
        />
      </div>
    </LedgerFrame>
  );
}
