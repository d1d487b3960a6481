import type { miniGameLog } from '@marquee/contract/api/mini_game/mini_game_log.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { DataTable, type Column } from '@marquee/ui/data/data-table.tsx';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { useState, type ReactNode } from 'react';
import { ListPages } from '../account/list-pages.tsx';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { formatMoment } from '../history/moments.ts';
import { logPageSize, useMiniGameLog } from './mini-game-queries.ts';
import { usePrizeWords } from './prize-words.ts';
import styles from './minigames.module.css';

type PlayRow = AnswerOf<typeof miniGameLog>['value'][number];

/** What the player has played with tokens, page by page. */
export function PlayLog(): ReactNode {
  const t = useWords();
  const words = usePrizeWords();
  const { language } = useShell();
  const [page, setPage] = useState(1);
  const query = useMiniGameLog(page);
  const columns: Column<PlayRow>[] = [
    { key: 'game', header: t('minigame.log.game'), cell: (row) => row.name, lead: true },
    { key: 'time', header: t('list.time'), cell: (row) => formatMoment(row.at, language) },
    {
      key: 'cost',
      header: t('minigame.log.cost'),
      cell: (row) => (toMinor(row.token_cost) === 0n ? t('minigame.log.free') : words.tokens(row.token_cost)),
      align: 'end',
    },
    {
      key: 'prize',
      header: t('minigame.prize'),
      cell: prizeCell,
      align: 'end',
    },
  ];
  return (
    <Card flush>
      <h2 className={`${styles['cardTitle']} ${styles['logHead']}`}>{t('minigame.log')}</h2>
      <div className={styles['log']} aria-busy={query.isFetching}>
        <Answered query={query} height="16rem">
          {({ value, total }) =>
            value.length === 0 ? (
              <EmptyState
                picture={<img src="/art/empty-history.webp" alt="" width={96} height={96} />}
                title={t('minigame.log.none')}
                text={t('minigame.log.noneText')}
              />
            ) : (
              <>
                <DataTable
                  caption={t('minigame.log')}
                  columns={columns}
                  rows={value}
                  rowKey={(row) => row.play_id}
                />
                <ListPages page={page} total={total} pageSize={logPageSize} onPage={setPage} />
              </>
            )
          }
        </Answered>
      </div>
    </Card>
  );
}

function WonPrize({ row }: { row: PlayRow }): ReactNode {
  const t = useWords();
  const words = usePrizeWords();
  if (row.prize_kind === 'open') return <Badge tone="accent">{t('minigame.log.open')}</Badge>;
  if (row.prize_kind === 'none') return t('minigame.noPrize');
  return row.prize_kind === 'cash'
    ? formatMoney(row.prize_amount, row.currency)
    : words.tokens(row.prize_amount);
}

const prizeCell = (row: PlayRow): ReactNode => <WonPrize row={row} />;
