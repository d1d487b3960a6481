/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Rows that are laid out as a grid are no table to a browser; their roles are said. */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import type { Column } from './column.ts';
import styles from './data-table.module.css';

/** How tall a row is: of one line, and of two. */
const rowHeight_px = 41;
const twoLinesHeight_px = 64;

/**
 * The rows that are in sight, and the keyboard over all of them: arrows, Home, End and page keys move, Enter opens, Space selects,
 * Ctrl-A selects all, Escape none.
 */
export function TableRows<Row>({
  label,
  rows,
  loading,
  columns,
  tracks,
  rowId,
  inLines,
  selection,
  onOpen,
  openId,
  more,
  head,
  skeleton,
}: {
  label: string;
  rows: readonly Row[];
  loading: boolean;
  columns: readonly Column<Row>[];
  tracks: string;
  rowId: (row: Row) => string;
  inLines: boolean;
  selection:
    | { has: (row: Row) => boolean; toggle: (row: Row) => void; toggleAll: () => void; clear: () => void }
    | undefined;
  onOpen: ((row: Row) => void) | undefined;
  openId: string | undefined;
  more: (() => void) | undefined;
  head: ReactNode;
  skeleton: ReactNode;
}): ReactNode {
  const words = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const moved = useRef(false);
  const current = Math.min(at, Math.max(0, rows.length - 1));
  const place = useRef(current);
  useEffect(() => {
    place.current = current;
  }, [current]);
  const height_px = inLines ? twoLinesHeight_px : rowHeight_px;
  // oxlint-disable-next-line react/incompatible-library -- No compiler memoizes this component.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height_px,
    overscan: 8,
    scrollPaddingStart: inLines ? 0 : rowHeight_px,
    // The row that the keyboard is on exists wherever the table was scrolled to.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), current])].toSorted((a, b) => a - b),
  });
  useEffect(() => {
    virtual.measure();
    // Rows are taller once one is open beside them: it stays in sight.
    virtual.scrollToIndex(place.current);
  }, [height_px, virtual]);

  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (more && last >= rows.length - 12) more();
  }, [last, more, rows.length]);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-index="${current}"]`)?.focus();
  }, [current]);

  function go(index: number): void {
    const to = Math.max(0, Math.min(rows.length - 1, index));
    if (to === current) return;
    moved.current = true;
    virtual.scrollToIndex(to);
    setAt(to);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const row = rows[current];
    if (!(event.target instanceof HTMLElement) || event.target.dataset['index'] === undefined || !row) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height_px) - 2);
    const acts: Partial<Record<string, () => void>> = {
      ArrowDown: () => go(current + 1),
      ArrowUp: () => go(current - 1),
      PageDown: () => go(current + page),
      PageUp: () => go(current - page),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      Enter: onOpen && (() => onOpen(row)),
      ' ': selection && (() => selection.toggle(row)),
      Escape: selection && selection.clear,
    };
    const act =
      event.ctrlKey || event.metaKey
        ? event.key === 'a'
          ? selection?.toggleAll
          : undefined
        : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  function onRowClick(event: MouseEvent, row: Row, index: number): void {
    setAt(index);
    // What stands in the row and acts by itself was meant instead.
    if (event.target instanceof HTMLElement && event.target.closest('a, button, input, label')) return;
    onOpen?.(row);
  }

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={loading ? -1 : rows.length + 1}
      aria-busy={loading}
      aria-multiselectable={selection ? true : undefined}
      className={styles['scroller']}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className={styles['heads']}>
        {head}
      </div>
      {loading && <output className="visually-hidden">{words('table.loading')}</output>}
      {loading && skeleton}
      <div role="rowgroup" className={styles['rows']} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const id = rowId(row);
          const isSelected = selection?.has(row) === true;
          return (
            <div
              key={id}
              role="row"
              tabIndex={index === current ? 0 : -1}
              data-index={index}
              aria-rowindex={index + 2}
              aria-selected={selection ? isSelected : undefined}
              aria-current={openId === id ? true : undefined}
              className={clsx(
                styles['row'],
                styles['body'],
                onOpen && styles['opens'],
                isSelected && styles['chosen'],
                openId === id && styles['open'],
              )}
              style={{
                gridTemplateColumns: inLines ? undefined : tracks,
                height: height_px,
                transform: `translateY(${start}px)`,
              }}
              onClick={(event) => onRowClick(event, row, index)}
              onFocus={() => setAt(index)}
              onKeyDown={undefined}
            >
              {selection && (
                <div role="gridcell" className={styles['check']}>
                  <input
                    type="checkbox"
                    tabIndex={-1}
                    checked={isSelected}
                    onChange={() => selection.toggle(row)}
                    aria-label={words('table.select')}
                  />
                </div>
              )}
              {columns.map((column) => (
                <div
                  key={column.id}
                  role="gridcell"
                  className={clsx(
                    styles['cell'],
                    column.align && styles['end'],
                    column.lead && styles['lead'],
                  )}
                  data-phone={column.phone ?? 'none'}
                >
                  {column.named && inLines && <span className={styles['named']}>{column.title} </span>}
                  {column.cell(row)}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
