import type { reportsSegments } from '@marquee/contract/operate/reports/segments.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { useMemo, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { ExportButton } from './export-button.tsx';
import { Definitions, figureColumns } from './figures.tsx';
import { ReportFrame, SpanFilters } from './frame.tsx';
import styles from './reports.module.css';
import { useSpan } from './use-span.ts';

type Segment = OperationAnswer<typeof reportsSegments>['value'][number];
const figures = [
  'players',
  'turnover',
  'ggr',
  'hold_percent',
  'bonus_cost',
  'ngr',
  'ngr_per_player',
] as const;

function columnsOf(words: Words, currency: string | null | undefined): readonly Column<Segment>[] {
  return [
    {
      id: 'segment',
      title: words('report.segment'),
      width: 'minmax(9rem, 1.5fr)',
      lead: true,
      phone: 'first',
      cell: ({ segment, level, name }) =>
        segment === 'vip'
          ? words('segment.vip', { level })
          : words(name === 'new' ? 'segment.new' : 'segment.returning'),
    },
    ...figureColumns<(typeof figures)[number], Segment>(words, figures, currency, {
      phone: ['ngr', 'players', 'turnover'],
    }),
  ];
}

/** New players beside returning ones, and the levels beside each other. */
export default function SegmentsReport(): ReactNode {
  const words = useWords();
  const { asked } = useSpan();
  const { data, error, refetch } = useOperation(endpoints.reportsSegments, asked, { every_ms: 60_000 });
  const currency = data?.currency;
  const columns = useMemo(() => columnsOf(words, currency), [words, currency]);
  return (
    <ReportFrame kind="segments" actions={<ExportButton wish={{ ...asked, report: 'segments' }} />}>
      <div className={styles['above']}>
        <p className={styles['note']}>{words('segment.text')}</p>
        <Definitions shown={figures} />
      </div>
      <DataTable
        name="report-segments"
        label={words('report.segments')}
        columns={columns}
        state={{ rows: data?.value, failure: failureText(words, error), retry: () => void refetch() }}
        rowId={({ segment, level, name }) => `${segment} ${level} ${name}`}
        filters={<SpanFilters currency={currency} currencies={data?.currencies} />}
        empty={<EmptyState title={words('report.none')} text={words('report.noneText')} />}
      />
    </ReportFrame>
  );
}
