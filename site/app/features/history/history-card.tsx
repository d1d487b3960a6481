import { Button } from '@marquee/ui/controls/button.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListPages } from '../account/list-pages.tsx';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { entriesOf, type HistoryShape } from './history-shape.ts';
import { History } from './history.tsx';
import { pageSize } from './list-filters.ts';
import styles from './history.module.css';

/** A list of a player's with its filters and its pages. */
export function HistoryCard<Row, Answer extends { readonly value: readonly Row[]; readonly total: number }>({
  caption,
  title,
  query,
  filters,
  shape,
  page,
  onPage,
  empty,
  renderHead,
}: {
  caption: string;
  /** Stands above the list where it is not all of the page. */
  title?: string;
  query: UseQueryResult<Answer>;
  filters?: ReactNode;
  shape: HistoryShape<Row>;
  page: number;
  onPage: (page: number) => void;
  /** What stands where there are no rows. */
  empty: ReactNode;
  /** What stands above the rows, such as their sums. */
  renderHead?: (answer: Answer) => ReactNode;
}): ReactNode {
  const t = useWords();
  const answer = query.data;
  const hasRows = answer !== undefined && answer.value.length > 0;
  return (
    <History
      caption={caption}
      {...(title !== undefined && { title })}
      filters={filters}
      busy={query.isFetching}
      stale={query.isPlaceholderData}
      titleHeader={shape.titleHeader}
      columns={shape.columns}
      entries={hasRows ? entriesOf(shape, answer.value) : undefined}
      head={hasRows && renderHead?.(answer)}
      foot={
        hasRows && (
          <>
            <p className={styles['count']}>{t('list.count', { count: answer.total })}</p>
            <ListPages page={page} total={answer.total} pageSize={pageSize} onPage={onPage} />
          </>
        )
      }
    >
      <Answered query={query} height="32rem">
        {() => empty}
      </Answered>
    </History>
  );
}

/** Offers to see more where a filter leaves nothing. */
export function ClearFilters({ onClear }: { onClear: () => void }): ReactNode {
  const t = useWords();
  return <Button onClick={onClear}>{t('list.clear')}</Button>;
}
