import { toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Ticket } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { Screen } from '../../shell/screen.tsx';
import { phone, useMedia } from '../../style/use-media.ts';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import styles from '../withdrawals/withdrawals.module.css';
import { DrawPanel } from './draw-panel.tsx';
import { idOf, resultInLine, rowsOf, standingOf, subjectOf, type DrawRow, type Sales } from './rows.ts';

function columnsOf(
  words: Words,
  { over, onPhone }: { over: boolean; onPhone: boolean },
): readonly Column<DrawRow>[] {
  const money = (figure: 'staked' | 'liability' | 'paid', phone?: 'secondEnd'): Column<DrawRow> => {
    const of = (sales: Sales | null): string | null => sales?.[figure] ?? null;
    return {
      id: figure,
      title: words(`draws.${figure}`),
      width: 'minmax(8rem, 1fr)',
      align: 'end',
      ...(phone ? { phone } : {}),
      order: ({ sales }) => toMinor(of(sales) ?? '0'),
      cell: ({ sales }) => {
        const amount = of(sales);
        return sales === null || amount === null ? '–' : <Money amount={amount} currency={sales.currency} />;
      },
    };
  };
  return [
    {
      id: 'game',
      title: words('draws.game'),
      width: 'minmax(7rem, 1.2fr)',
      lead: true,
      phone: 'first',
      order: ({ game }) => game.game_name,
      // There is no column for the number there.
      cell: ({ game, draw }) =>
        onPhone ? words('draws.title', { game: game.game_name, draw: draw.draw }) : game.game_name,
    },
    {
      id: 'draw',
      title: words('draws.draw'),
      width: '4.5rem',
      align: 'end',
      order: ({ draw }) => draw.chain * 10_000_000 + draw.draw,
      cell: ({ draw }) => draw.draw.toLocaleString(words.locale),
    },
    {
      id: 'closes',
      title: words('draws.closes'),
      width: '13.5rem',
      phone: 'second',
      order: ({ draw }) => draw.closes_at,
      cell: ({ draw }) => <Time at={draw.closes_at} timeZone="UTC" />,
    },
    {
      id: 'state',
      title: words('draws.state'),
      width: 'minmax(7rem, 1fr)',
      phone: 'firstEnd',
      order: ({ game, draw }) => standingOf(game, draw).word,
      cell: ({ game, draw }) => {
        const { word, tone } = standingOf(game, draw);
        return <State tone={tone}>{words(`draws.state.${word}`)}</State>;
      },
    },
    {
      id: 'tickets',
      title: words('draws.tickets'),
      width: '6.5rem',
      align: 'end',
      order: ({ sales }) => sales?.tickets ?? 0,
      cell: ({ sales }) => (sales?.tickets ?? 0).toLocaleString(words.locale),
    },
    money('staked', over ? undefined : 'secondEnd'),
    ...(over
      ? [
          money('paid'),
          {
            id: 'result',
            title: words('draws.result'),
            width: 'minmax(12.5rem, 1.2fr)',
            phone: 'secondEnd' as const,
            cell: ({ draw }: DrawRow) => resultInLine(words, draw.result),
          },
        ]
      : [money('liability')]),
  ];
}

/** Lotteries, bingo, races and bouts: what is sold of each draw to come and what it may cost, what came out of the latest, and stopping one of them. */
export default function Draws(): ReactNode {
  const words = useWords();
  const [which, setWhich] = useAddressState('which');
  const [game, setGame] = useAddressState('game');
  const [open, setOpen] = useAddressState('open');
  const found = useOperation(endpoints.drawsList, {}, { every_ms: 10_000 });
  const over = which === 'over';
  const onPhone = useMedia(phone);
  const columns = useMemo(() => columnsOf(words, { over, onPhone }), [words, over, onPhone]);
  const games = found.data?.value;
  const rows = games && rowsOf(games, { over, game });
  // A link from an approval names the draw and no currency; the draw may have begun since.
  const opened = games
    ?.flatMap((each) => each.draws.map((draw) => ({ game: each, draw })))
    .find((row) => open === subjectOf(row) || open.startsWith(`${subjectOf(row)}/`));
  return (
    <Screen title={words('area.draws')}>
      <div className={styles['beside']}>
        <DataTable
          name="draws"
          label={words('area.draws')}
          columns={columns}
          state={{
            rows,
            failure: found.data ? undefined : failureText(words, found.error),
            retry: () => void found.refetch(),
          }}
          rowId={idOf}
          openId={open}
          onOpen={(row) => setOpen(idOf(row) === open ? '' : idOf(row))}
          filters={
            <>
              <FilterSelect
                label={words('draws.which')}
                value={which}
                onValue={setWhich}
                options={[
                  { value: '', label: words('draws.toCome') },
                  { value: 'over', label: words('draws.over') },
                ]}
              />
              <FilterSelect
                label={words('draws.game')}
                value={game}
                onValue={setGame}
                options={[
                  { value: '', label: words('draws.allGames') },
                  ...(games ?? []).map(({ game_code, game_name }) => ({
                    value: game_code,
                    label: game_name,
                  })),
                ]}
              />
            </>
          }
          empty={
            <EmptyState
              picture={<Ticket size={36} aria-hidden="true" />}
              title={words('draws.none')}
              text={words((found.data?.silent.length ?? 0) > 0 ? 'jackpots.silentText' : 'draws.noneText')}
            />
          }
        />
        {opened && <DrawPanel key={open} of={opened} onClose={() => setOpen('')} />}
      </div>
    </Screen>
  );
}
