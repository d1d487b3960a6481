import type { ReactNode } from 'react';

/** A fact that every entry of a list has. */
export interface HistoryColumn {
  readonly key: string;
  readonly header: string;
  /** `figure`: what the entry amounts to. `status`: how it stands. `action`: what can be done about it. */
  readonly role: 'fact' | 'figure' | 'status' | 'action';
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end';
}

/** An entry of a list: something that happened at a time. */
export interface HistoryEntry {
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
  readonly picture: ReactNode;
  /** What it was. */
  readonly title: ReactNode;
  /** What belongs to it, in a few words. */
  readonly text: ReactNode;
  /** One for each column, in their order. */
  readonly cells: readonly ReactNode[];
}

/** A line of a statement; `edge` for the balances at its two ends, which are no movements. */
export interface StatementLine {
  readonly key: string;
  readonly label: string;
  readonly figure: ReactNode;
  readonly edge: boolean;
}

/** What a history consists of; an arrangement puts it in its places. */
export interface HistoryProps {
  /** Names the list for assistive technology. */
  readonly caption: string;
  /** Stands above the list where it is not all of the page. */
  readonly title?: string;
  /** What the list is narrowed by. */
  readonly filters?: ReactNode;
  /** Whether another answer is on its way. */
  readonly busy: boolean;
  /** Whether what is shown is an answer to an earlier question. */
  readonly stale: boolean;
  /** What stands above the entries, such as their sums. */
  readonly head?: ReactNode;
  /** How many there are, and their pages. */
  readonly foot?: ReactNode;
  /** Names what an entry was. */
  readonly titleHeader?: string;
  readonly columns?: readonly HistoryColumn[];
  /** The entries, the latest first; where there are none yet, `children` stand in their place. */
  readonly entries?: readonly HistoryEntry[] | undefined;
  /** A statement has lines instead. */
  readonly lines?: readonly StatementLine[] | undefined;
  readonly children?: ReactNode;
}

/** What is told of each entry of a list, and how a row of an answer tells it. */
export interface HistoryShape<Row> {
  readonly titleHeader: string;
  readonly columns: readonly (HistoryColumn & { readonly cell: (row: Row) => ReactNode })[];
  readonly entryOf: (row: Row) => Omit<HistoryEntry, 'cells'>;
}

/** Rows of an answer as entries. */
export function entriesOf<Row>(
  { columns, entryOf }: HistoryShape<Row>,
  rows: readonly Row[],
): readonly HistoryEntry[] {
  return rows.map((row) => ({ ...entryOf(row), cells: columns.map(({ cell }) => cell(row)) }));
}
