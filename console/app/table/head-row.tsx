/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Rows that are laid out as a grid are no table to a browser; their roles are said. */
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import type { Column } from './column.ts';
import styles from './data-table.module.css';

/** The names of the columns; a press on one that can be sorted by sorts, the other way, and no more. */
export function HeadRow<Row>({
  columns,
  tracks,
  sort,
  setSort,
  all,
}: {
  columns: readonly Column<Row>[];
  tracks: string;
  /** As the address has it, e.g. `amount.desc`; nothing where the rows cannot be sorted. */
  sort: string | undefined;
  setSort: (sort: string) => void;
  all: { checked: boolean; some: boolean; toggle: () => void } | undefined;
}): ReactNode {
  const words = useWords();
  const [sortId, direction] = (sort ?? '').split('.');
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={clsx(styles['row'], styles['head'])}
      style={{ gridTemplateColumns: tracks }}
    >
      {all && (
        <div role="columnheader" className={styles['check']}>
          <AllCheckbox {...all} label={words('table.selectAll')} />
        </div>
      )}
      {columns.map(({ id, title, align, order }) => {
        const current = sortId === id ? direction : undefined;
        const next = current === undefined ? `${id}.asc` : current === 'asc' ? `${id}.desc` : '';
        const Arrow = current === 'desc' ? ArrowDown : ArrowUp;
        return (
          <div
            key={id}
            role="columnheader"
            aria-sort={current === 'asc' ? 'ascending' : current === 'desc' ? 'descending' : undefined}
            className={clsx(styles['cell'], align && styles['end'])}
          >
            {order && sort !== undefined ? (
              <button type="button" className={styles['sort']} onClick={() => setSort(next)}>
                {title}
                <Arrow
                  size={13}
                  aria-hidden="true"
                  className={clsx(styles['arrow'], current && styles['sorted'])}
                />
              </button>
            ) : (
              title
            )}
          </div>
        );
      })}
    </div>
  );
}

function AllCheckbox({
  checked,
  some,
  toggle,
  label,
}: {
  checked: boolean;
  some: boolean;
  toggle: () => void;
  label: string;
}): ReactNode {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = some && !checked;
  }, [some, checked]);
  return <input ref={ref} type="checkbox" checked={checked} onChange={toggle} aria-label={label} />;
}
