import { Button } from '@marquee/ui/controls/button.tsx';
import { DataTable, type Column } from '@marquee/ui/data/data-table.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListPages } from '../account/list-pages.tsx';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { pageSize } from './list-filters.ts';
import styles from './history.module.css';

/** A list of a player's with its filters above and its pages below. */
export function HistoryCard<Row, Answer extends { readonly value: readonly Row[]; readonly total: number }>({
  caption,
  query,
  filters,
  columns,
  rowKey,
  page,
  onPage,
  empty,
  renderHead,
}: {
  caption: string;
  query: UseQueryResult<Answer>;
  filters: ReactNode;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  page: number;
  onPage: (page: number) => void;
  /** What stands where there are no rows. */
  empty: ReactNode;
  /** What stands above the rows, such as their sums. */
  renderHead?: (answer: Answer) => ReactNode;
}): ReactNode {
  const t = useWords();
  return (
    <Card flush>
      <div className={styles['filters']}>{filters}</div>
      <div className={styles['list']} aria-busy={query.isFetching} data-stale={query.isPlaceholderData}>
        <Answered query={query} height="32rem">
          {(answer) =>
            answer.value.length === 0 ? (
              empty
            ) : (
              <>
                {renderHead?.(answer)}
                <DataTable caption={caption} columns={columns} rows={answer.value} rowKey={rowKey} />
                <p className={styles['count']}>{t('list.count', { count: answer.total })}</p>
                <ListPages page={page} total={answer.total} pageSize={pageSize} onPage={onPage} />
              </>
            )
          }
        </Answered>
      </div>
    </Card>
  );
}

/** Offers to see more where a filter leaves nothing. */
export function ClearFilters({ onClear }: { onClear: () => void }): ReactNode {
  const t = useWords();
  return <Button onClick={onClear}>{t('list.clear')}</Button>;
}
