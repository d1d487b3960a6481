import type { reportsDays } from '@marquee/contract/operate/reports/days.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Chart } from '../../figures/chart.tsx';
import { useTo } from '../../session/site-choice.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { ExportButton } from './export-button.tsx';
import { Definitions, figureColumns, nameOf, Totals } from './figures.tsx';
import { ReportFrame, SpanFilters } from './frame.tsx';
import type { DayKind } from './kinds.ts';
import styles from './reports.module.css';
import { formatDay } from './span.ts';
import { useSpan } from './use-span.ts';

type Day = OperationAnswer<typeof reportsDays>['value'][number];
type DayFigure = Exclude<keyof Day, 'day'>;
type TotalFigure = keyof OperationAnswer<typeof reportsDays>['total'];

/** The same days with the figures of each report: its columns, what stands above them, its lines, and where a day leads. */
const reports: Record<
  DayKind,
  {
    readonly columns: readonly DayFigure[];
    readonly optional: readonly DayFigure[];
    readonly phone: readonly [DayFigure, DayFigure, DayFigure];
    readonly totals: readonly TotalFigure[];
    readonly lines: readonly DayFigure[];
    readonly behind: Readonly<Record<string, string>>;
  }
> = {
  days: {
    columns: [
      'turnover',
      'wins',
      'ggr',
      'hold_percent',
      'bonus_cost',
      'jackpot_cost',
      'ngr',
      'bets',
      'active_players',
      'registrations',
      'deposits',
      'withdrawals',
    ],
    optional: ['wins', 'jackpot_cost', 'bets'],
    phone: ['ggr', 'turnover', 'ngr'],
    totals: ['turnover', 'ggr', 'hold_percent', 'bonus_cost', 'ngr', 'active_players', 'registrations'],
    lines: ['ggr', 'ngr'],
    behind: { report: 'games' },
  },
  payments: {
    columns: [
      'deposits',
      'deposit_count',
      'first_deposits',
      'first_deposit_count',
      'deposit_fees',
      'withdrawals',
      'withdrawal_count',
      'net_cash',
      'adjustments',
    ],
    optional: ['deposit_fees', 'adjustments'],
    phone: ['net_cash', 'deposits', 'withdrawals'],
    totals: [
      'deposits',
      'deposit_count',
      'first_deposit_count',
      'withdrawals',
      'withdrawal_count',
      'net_cash',
    ],
    lines: ['deposits', 'withdrawals'],
    behind: { report: 'entries', figure: 'deposits' },
  },
  bonus: {
    columns: [
      'bonus_granted',
      'bonus_forfeited',
      'cash_rewards',
      'bonus_cost',
      'bonus_converted',
      'ggr',
      'ngr',
    ],
    optional: [],
    phone: ['bonus_cost', 'bonus_granted', 'cash_rewards'],
    totals: ['bonus_cost', 'bonus_granted', 'bonus_forfeited', 'cash_rewards', 'ggr', 'ngr'],
    lines: ['bonus_cost', 'ggr'],
    behind: { report: 'entries', figure: 'bonus_cost' },
  },
  liabilities: {
    columns: ['real', 'locked', 'jackpots', 'owed', 'bonus'],
    optional: [],
    phone: ['owed', 'real', 'locked'],
    totals: [],
    lines: ['owed', 'real'],
    behind: { report: 'entries' },
  },
};

function columnsOf(words: Words, kind: DayKind, currency: string | null | undefined): readonly Column<Day>[] {
  const { columns, optional, phone } = reports[kind];
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
    ...figureColumns<DayFigure, Day>(words, columns, currency, { optional, phone }),
  ];
}

/** Day by day: what was played, what was paid, what bonuses cost, or what is owed. A day leads to what is behind it. */
export default function DaysReport({ kind }: { kind: DayKind }): ReactNode {
  const words = useWords();
  const navigate = useNavigate();
  const to = useTo();
  const span = useSpan();
  const { data, error, refetch } = useOperation(endpoints.reportsDays, span.asked, { every_ms: 60_000 });
  const currency = data?.currency;
  const { columns, totals, lines, behind } = reports[kind];
  const tableColumns = useMemo(() => columnsOf(words, kind, currency), [words, kind, currency]);
  const newest = useMemo(() => data?.value.toReversed(), [data]);
  const places = useMemo(
    () => (data?.value ?? []).map(({ day }) => formatDay(day, words.locale, false)),
    [data, words],
  );
  const series = useMemo(
    () =>
      lines.map((figure) => ({
        name: words(nameOf(figure)),
        values: (data?.value ?? []).map((row) => Number(row[figure])),
        format: (index: number) =>
          formatMoney(String(data?.value[index]?.[figure] ?? '0'), data?.currency ?? ''),
      })),
    [lines, data, words],
  );

  return (
    <ReportFrame kind={kind} actions={<ExportButton wish={{ ...span.asked, report: 'days' }} />}>
      <div className={styles['above']}>
        {data && totals.length > 0 && <Totals total={data.total} shown={totals} currency={currency} />}
        {data && data.value.length > 1 && (
          <Chart
            label={words('report.chart', { report: words(`report.${kind}`) })}
            places={places}
            series={series}
          />
        )}
        <Definitions shown={columns} />
      </div>
      <DataTable
        name={`report-${kind}`}
        label={words(`report.${kind}`)}
        columns={tableColumns}
        state={{ rows: newest, failure: failureText(words, error), retry: () => void refetch() }}
        rowId={({ day }) => day}
        onOpen={({ day }) =>
          void navigate(to('/reports', { ...behind, from: day, to: day, ...(currency ? { currency } : {}) }))
        }
        filters={<SpanFilters currency={currency} currencies={data?.currencies} />}
        empty={<EmptyState title={words('report.none')} text={words('report.noneText')} />}
      />
    </ReportFrame>
  );
}
