import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The track of the grid that it takes, e.g. `8rem` or `minmax(10rem, 2fr)`. */
  readonly width: string;
  /** Figures end where the next ones end. */
  readonly align?: 'end';
  /** By what its rows are ordered; a column without it cannot be sorted by. */
  readonly order?: (row: Row) => string | bigint | number;
  /** It names the row, and is always shown. */
  readonly lead?: true;
  /** Shown only when it has been chosen. */
  readonly optional?: true;
  /** On a phone its title stands before its value, which would not say what it is. */
  readonly named?: true;
  /** Where on a phone's row of two lines it stands; a column without a place is not on it. */
  readonly phone?: 'first' | 'firstEnd' | 'second' | 'secondEnd';
}

/** Orders two values of one column. */
export function compare(a: string | bigint | number, b: string | bigint | number): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, undefined, { numeric: true });
  return a < b ? -1 : a > b ? 1 : 0;
}
