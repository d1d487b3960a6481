import type { reportsGames } from '@marquee/contract/operate/reports/games.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Chart } from '../../figures/chart.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { useTo } from '../../session/site-choice.ts';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { ExportButton } from './export-button.tsx';
import { Definitions, figureColumns, Totals } from './figures.tsx';
import { ReportFrame, SpanFilters } from './frame.tsx';
import { Narrowed } from './narrowed.tsx';
import { useProviderName } from './provider-name.ts';
import styles from './reports.module.css';
import { formatDay } from './span.ts';
import { useSpan } from './use-span.ts';

type Game = OperationAnswer<typeof reportsGames>['value'][number];
const groupings = ['game', 'provider', 'category', 'day'] as const;
type Grouping = (typeof groupings)[number];
const figures = ['turnover', 'wins', 'ggr', 'hold_percent', 'bets', 'jackpot_cost'] as const;

const none = '–';

function nameOf(words: Words, by: Grouping, game: Game): string {
  if (by === 'day') return formatDay(game.name, words.locale);
  if (by === 'category')
    return game.name === '' ? words('report.noCategory') : words.find(`category.${game.name}`, game.name);
  return game.name === '' ? words('report.noGame') : game.name;
}

function columnsOf(
  words: Words,
  by: Grouping,
  currency: string | null | undefined,
  providerName: (code: string) => string,
): readonly Column<Game>[] {
  const [lead, ...others] = [
    {
      id: 'name',
      title: words(`grouping.${by}`),
      width: 'minmax(10rem, 2fr)',
      lead: true as const,
      phone: 'first' as const,
      order: (game: Game) => (by === 'day' ? game.name : nameOf(words, by, game)),
      cell: (game: Game) => nameOf(words, by, game),
    },
    ...(by === 'game'
      ? [
          {
            id: 'provider',
            title: words('grouping.provider'),
            width: 'minmax(6rem, 1fr)',
            order: ({ provider_code }: Game) => providerName(provider_code ?? ''),
            cell: ({ provider_code }: Game) => (provider_code === null ? none : providerName(provider_code)),
          },
          {
            id: 'category',
            title: words('grouping.category'),
            width: 'minmax(6rem, 1fr)',
            order: ({ category }: Game) => category ?? '',
            cell: ({ category }: Game) =>
              category === null ? none : words.find(`category.${category}`, category),
          },
        ]
      : []),
  ];
  return [
    ...(lead ? [lead] : []),
    ...others,
    ...figureColumns<(typeof figures)[number], Game>(words, figures, currency, {
      optional: ['jackpot_cost'],
      phone: ['ggr', 'turnover', 'hold_percent'],
    }),
  ];
}

/**
 * What was played by game, provider, category or day. A row of several days leads to its days, a provider or category of one day to its
 * games, and a game of one day to its bets and wins.
 */
export default function GamesReport(): ReactNode {
  const words = useWords();
  const navigate = useNavigate();
  const to = useTo();
  const span = useSpan();
  const [byText, setBy] = useAddressState('by');
  const [provider] = useAddressState('provider');
  const [game] = useAddressState('game');
  const [category] = useAddressState('category');
  const providerName = useProviderName();
  const by = groupings.find((one) => one === byText) ?? 'game';
  const filter = {
    ...(provider === '' ? {} : { provider_code: provider }),
    ...(game === '' ? {} : { game_code: game }),
    ...(category === '' ? {} : { category }),
  };
  const asked = { ...span.asked, ...filter, by };
  const { data, error, refetch } = useOperation(endpoints.reportsGames, asked, { every_ms: 60_000 });
  const currency = data?.currency;
  const columns = useMemo(
    () => columnsOf(words, by, currency, providerName),
    [words, by, currency, providerName],
  );
  const rows = useMemo(() => (by === 'day' ? data?.value.toReversed() : data?.value), [by, data]);
  const places = useMemo(
    () => (data?.value ?? []).map(({ name }) => (by === 'day' ? formatDay(name, words.locale, false) : name)),
    [by, data, words],
  );
  const series = useMemo(
    () => [
      {
        name: words('figure.ggr'),
        values: (data?.value ?? []).map(({ ggr }) => Number(ggr)),
        format: (index: number) => formatMoney(data?.value[index]?.ggr ?? '0', data?.currency ?? ''),
      },
    ],
    [data, words],
  );

  function open(row: Game): void {
    const kept = {
      ...(provider === '' ? {} : { provider }),
      ...(game === '' ? {} : { game }),
      ...(category === '' ? {} : { category }),
      ...(row.provider_code === null ? {} : { provider: row.provider_code }),
      ...(row.game_code === null ? {} : { game: row.game_code }),
      ...(row.category === null || by !== 'category' ? {} : { category: row.category }),
      ...(currency ? { currency } : {}),
    };
    const days = row.day === null ? { from: span.from, to: span.to } : { from: row.day, to: row.day };
    const isOneDay = days.from === days.to;
    if (!isOneDay) void navigate(to('/reports', { ...kept, ...days, report: 'games', by: 'day' }));
    else if ('game' in kept) {
      void navigate(to('/reports', { ...kept, ...days, report: 'entries', figure: 'play' }));
    } else void navigate(to('/reports', { ...kept, ...days, report: 'games', by: 'game' }));
  }

  return (
    <ReportFrame kind="games" actions={<ExportButton wish={{ ...asked, report: 'games' }} />}>
      <div className={styles['above']}>
        {data && (
          <Totals
            total={data.total}
            shown={['turnover', 'wins', 'ggr', 'hold_percent', 'bets']}
            currency={currency}
          />
        )}
        {by === 'day' && data && data.value.length > 1 && (
          <Chart
            label={words('report.chart', { report: words('report.games') })}
            places={places}
            series={series}
          />
        )}
        <Definitions shown={figures} />
      </div>
      <DataTable
        name={`report-games-${by}`}
        label={words('report.games')}
        columns={columns}
        state={{ rows, failure: failureText(words, error), retry: () => void refetch() }}
        rowId={(row) => `${row.day} ${row.provider_code} ${row.game_code} ${row.category}`}
        onOpen={open}
        filters={
          <>
            <SpanFilters currency={currency} currencies={data?.currencies} />
            <FilterSelect
              label={words('report.by')}
              value={by}
              usual="game"
              onValue={setBy}
              options={groupings.map((value) => ({ value, label: words(`grouping.${value}`) }))}
            />
            <Narrowed names={['provider', 'game', 'category']} />
          </>
        }
        empty={<EmptyState title={words('report.none')} text={words('report.noneText')} />}
      />
    </ReportFrame>
  );
}
