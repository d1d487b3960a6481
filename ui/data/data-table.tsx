import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './data.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end and are tabular. */
  align?: 'start' | 'end';
  /** The cell that names the row: on phones it heads the row's card, without its column's name. */
  lead?: boolean;
}

/** A table on wide screens, and a list of cards with the column's name before each value on phones. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  /** Names the table for assistive technology. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}): ReactNode {
  return (
    <table className={styles['table']} aria-label={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={clsx(column.align === 'end' && styles['end'])}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td
                key={column.key}
                data-label={column.header}
                className={clsx(column.align === 'end' && styles['end'], column.lead && styles['lead'])}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
