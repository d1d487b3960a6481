import type { reportsEntries } from '@marquee/contract/operate/reports/entries.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { Time } from '../../figures/time.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { may, useMe, type Me } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { ExportButton } from './export-button.tsx';
import { ReportFrame, SpanFilters } from './frame.tsx';
import { Narrowed } from './narrowed.tsx';
import styles from './reports.module.css';
import { useSpan } from './use-span.ts';

type Entry = OperationAnswer<typeof reportsEntries>['value'][number];
const figures = ['all', 'play', 'bonus_cost', 'deposits', 'withdrawals', 'jackpots', 'adjustments'] as const;

function columnsOf(
  words: Words,
  me: Me,
  to: ReturnType<typeof useTo>,
  currency: string | null | undefined,
): readonly Column<Entry>[] {
  return [
    {
      id: 'at',
      title: words('audit.at'),
      width: '13rem',
      phone: 'secondEnd',
      cell: ({ at, time_zone }) => <Time at={at} timeZone={time_zone} seconds />,
    },
    {
      id: 'kind',
      title: words('entry.kind'),
      width: 'minmax(9rem, 1fr)',
      lead: true,
      phone: 'first',
      cell: ({ kind }) => words.find(`entryKind.${kind}`, kind),
    },
    {
      id: 'account',
      title: words('player.account'),
      width: 'minmax(8rem, 1fr)',
      phone: 'second',
      cell: ({ account_id, player_id, site_code }) =>
        may(me, 'players.read', site_code) ? (
          <Link to={to(`/players/${player_id}`)} className={styles['link']}>
            {account_id}
          </Link>
        ) : (
          account_id
        ),
    },
    {
      id: 'amount',
      title: words('withdrawal.amount'),
      width: '8rem',
      align: 'end',
      phone: 'firstEnd',
      cell: ({ amount }) => <Money amount={amount} currency={currency ?? ''} />,
    },
    {
      id: 'real',
      title: words('entry.real'),
      width: '8rem',
      align: 'end',
      cell: ({ real_change }) => <Money amount={real_change} currency={currency ?? ''} />,
    },
    {
      id: 'bonus',
      title: words('entry.bonus'),
      width: '8rem',
      align: 'end',
      cell: ({ bonus_change }) => <Money amount={bonus_change} currency={currency ?? ''} />,
    },
    {
      id: 'game',
      title: words('grouping.game'),
      width: 'minmax(8rem, 1.2fr)',
      cell: ({ game_name, game_code }) => game_name ?? game_code ?? '–',
    },
    {
      id: 'source',
      title: words('entry.source'),
      width: '8rem',
      optional: true,
      cell: ({ source }) => source,
    },
    {
      id: 'round',
      title: words('entry.round'),
      width: 'minmax(9rem, 1.2fr)',
      cell: ({ round_id }) => round_id ?? '–',
    },
    {
      id: 'external',
      title: words('entry.id'),
      width: 'minmax(10rem, 1.4fr)',
      optional: true,
      cell: ({ external_id }) => external_id,
    },
  ];
}

/** The operations of the ledger that make up a figure. */
export default function EntriesReport(): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const { asked } = useSpan();
  const [figureText, setFigure] = useAddressState('figure');
  const [provider] = useAddressState('provider');
  const [game] = useAddressState('game');
  const [category] = useAddressState('category');
  const [player] = useAddressState('player');
  const figure = figures.find((one) => one === figureText) ?? 'all';
  const wish = {
    ...asked,
    figure,
    ...(provider === '' ? {} : { provider_code: provider }),
    ...(game === '' ? {} : { game_code: game }),
    ...(category === '' ? {} : { category }),
    ...(/^[1-9]\d{0,17}$/.test(player) ? { player_id: player } : {}),
  };
  const list = useCursorList([endpoints.reportsEntries.path, wish], (cursor, signal) =>
    operateOrThrow(endpoints.reportsEntries, { ...wish, cursor, limit: 100 }, { signal }),
  );
  const currency = list.first?.currency;
  const columns = useMemo(() => columnsOf(words, me, to, currency), [words, me, to, currency]);
  return (
    <ReportFrame kind="entries" actions={<ExportButton wish={{ ...wish, report: 'entries' }} />}>
      <div className={styles['above']}>
        <p className={styles['note']}>{words('entry.text')}</p>
      </div>
      <DataTable
        name="report-entries"
        label={words('report.entries')}
        columns={columns}
        state={list}
        rowId={({ entry_id }) => entry_id}
        filters={
          <>
            <SpanFilters currency={currency} currencies={list.first?.currencies} />
            <FilterSelect
              label={words('report.figure')}
              value={figure}
              usual="all"
              onValue={setFigure}
              options={figures.map((value) => ({ value, label: words(`entryFigure.${value}`) }))}
            />
            <Narrowed names={['provider', 'game', 'category', 'player']} />
          </>
        }
        empty={<EmptyState title={words('entry.none')} text={words('report.noneText')} />}
      />
    </ReportFrame>
  );
}
