import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import styles from './data-table.module.css';

const widths = ['72%', '54%', '86%', '63%', '48%'];

/** Hold the place of the rows that are being loaded. */
export function SkeletonRows<Row>({
  columns,
  tracks,
  selectable,
}: {
  columns: readonly Column<Row>[];
  tracks: string;
  selectable: boolean;
}): ReactNode {
  return Array.from({ length: 12 }, (_, at) => (
    <div
      key={at}
      aria-hidden="true"
      className={clsx(styles['row'], styles['waiting'])}
      style={{ gridTemplateColumns: tracks }}
    >
      {selectable && <span />}
      {columns.map(({ id, align, phone }, index) => (
        <span key={id} className={clsx(styles['cell'], align && styles['end'])} data-phone={phone ?? 'none'}>
          <Skeleton width={widths[(at + index) % widths.length] ?? '60%'} height="0.75em" />
        </span>
      ))}
    </div>
  ));
}
