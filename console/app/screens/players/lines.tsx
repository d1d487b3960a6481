import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Nothing } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import type { TableRowsState } from '../../table/data-table.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './player.module.css';

export interface LineColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures end where the next ones end. */
  readonly end?: true;
  /** Text that may take several lines. */
  readonly wraps?: true;
}

/** A list within a page, which scrolls with it: a plain table that goes on when it is asked to. On a phone its cells stand below each other. */
export function Lines<Row>({
  label,
  columns,
  state,
  rowKey,
  empty,
}: {
  label: string;
  columns: readonly LineColumn<Row>[];
  state: TableRowsState<Row>;
  rowKey: (row: Row) => string;
  /** What is said where there are no rows. */
  empty: string;
}): ReactNode {
  const words = useWords();
  if (state.failure !== undefined && !state.rows) {
    return <LoadFailure failure={state.failure} retry={state.retry} />;
  }
  if (!state.rows) {
    return (
      <div aria-busy="true">
        <Skeleton height="12rem" radius="8px" />
      </div>
    );
  }
  if (state.rows.length === 0) return <Nothing>{empty}</Nothing>;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It may be wider than its place, and is then scrolled by keyboard. */}
      <section className={styles['wrap']} aria-label={label} tabIndex={0}>
        <table className={styles['lines']}>
          <thead>
            <tr>
              {columns.map(({ title, end }) => (
                <th key={title} className={clsx(end && styles['end'])}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {state.rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ title, cell, end, wraps }) => (
                  <td
                    key={title}
                    data-title={title}
                    className={clsx(end && styles['end'], wraps && styles['wraps'])}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {state.more && (
        <div className={styles['more']}>
          <Button size="small" onClick={state.more}>
            {words('lines.more')}
          </Button>
        </div>
      )}
    </>
  );
}
