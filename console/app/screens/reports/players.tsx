import type { reportsPlayers } from '@marquee/contract/operate/reports/players.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { FilterSelect } from '../../forms/filter.tsx';
import { siteOf, useMe, type Me } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { ExportButton } from './export-button.tsx';
import { Definitions, figureColumns } from './figures.tsx';
import { ReportFrame, SpanFilters } from './frame.tsx';
import styles from './reports.module.css';
import { useSpan } from './use-span.ts';

type Player = OperationAnswer<typeof reportsPlayers>['value'][number];
const orders = ['turnover', 'ggr', 'ggr_lowest', 'ngr', 'deposits', 'withdrawals'] as const;
const figures = [
  'turnover',
  'ggr',
  'hold_percent',
  'bonus_cost',
  'ngr',
  'deposits',
  'withdrawals',
  'days',
] as const;

function columnsOf(words: Words, me: Me, currency: string | null | undefined): readonly Column<Player>[] {
  return [
    {
      id: 'account',
      title: words('player.account'),
      width: 'minmax(9rem, 1.5fr)',
      lead: true,
      phone: 'first',
      order: ({ account_id }) => account_id,
      cell: ({ account_id }) => account_id,
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(6rem, 1fr)',
      order: ({ site_code }) => siteOf(me, site_code).site_name,
      cell: ({ site_code }) => siteOf(me, site_code).site_name,
    },
    ...figureColumns<(typeof figures)[number], Player>(words, figures, currency, {
      phone: ['ggr', 'turnover', 'ngr'],
    }),
  ];
}

/** The hundred players who come first by a figure. A player leads to what they played and paid. */
export default function PlayersReport(): ReactNode {
  const words = useWords();
  const me = useMe();
  const navigate = useNavigate();
  const to = useTo();
  const span = useSpan();
  const [orderText, setOrder] = useAddressState('order');
  const order = orders.find((one) => one === orderText) ?? 'turnover';
  const asked = { ...span.asked, order, limit: 100 };
  const { data, error, refetch } = useOperation(endpoints.reportsPlayers, asked, { every_ms: 60_000 });
  const currency = data?.currency;
  const columns = useMemo(() => columnsOf(words, me, currency), [words, me, currency]);
  return (
    <ReportFrame kind="players" actions={<ExportButton wish={{ ...span.asked, order, report: 'players' }} />}>
      <div className={styles['above']}>
        <Definitions shown={figures} />
      </div>
      <DataTable
        name="report-players"
        label={words('report.players')}
        columns={columns}
        state={{ rows: data?.value, failure: failureText(words, error), retry: () => void refetch() }}
        rowId={({ player_id }) => player_id}
        onOpen={({ player_id, site_code }) =>
          void navigate(
            to('/reports', {
              report: 'entries',
              player: player_id,
              site: site_code,
              from: span.from,
              to: span.to,
              ...(currency ? { currency } : {}),
            }),
          )
        }
        filters={
          <>
            <SpanFilters currency={currency} currencies={data?.currencies} />
            <FilterSelect
              label={words('report.order')}
              value={order}
              usual="turnover"
              onValue={setOrder}
              options={orders.map((value) => ({ value, label: words(`playerOrder.${value}`) }))}
            />
          </>
        }
        empty={<EmptyState title={words('report.none')} text={words('report.noneText')} />}
      />
    </ReportFrame>
  );
}
