import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
  type RowSelectionState,
} from '@tanstack/react-table';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { LoadFailure } from '../figures/load-failure.tsx';
import { narrowDesktop, phone, useMedia } from '../style/use-media.ts';
import { useWords } from '../words/use-words.ts';
import { useAddressState } from './address-state.ts';
import { ColumnChoice } from './column-choice.tsx';
import { compare, type Column } from './column.ts';
import styles from './data-table.module.css';
import { fittingColumns, useRoom } from './fitting-columns.ts';
import { HeadRow } from './head-row.tsx';
import { useKeptColumns } from './kept-columns.ts';
import { SavedViews } from './saved-views.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableRows } from './table-rows.tsx';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** The rows of a list, and how far it has come with loading them. */
export interface TableRowsState<Row> {
  readonly rows: readonly Row[] | undefined;
  /** Why they could not be loaded, or not again, as a sentence. The shell says so where there are rows. */
  readonly failure?: string | undefined;
  readonly retry: () => void;
  /** Loads the rows that follow; nothing where these are all. */
  readonly more?: (() => void) | undefined;
}

/**
 * The one table of the console: columns that are chosen and kept, rows that exist only where they are seen, sorted where all of them
 * are here, selected and opened by keyboard. On a phone each row is two lines.
 */
export function DataTable<Row extends RowData>({
  name,
  label,
  columns,
  state,
  rowId,
  onOpen,
  openId,
  beside = false,
  actions,
  filters,
  tools,
  empty,
}: {
  /** By which its columns are kept. */
  name: string;
  /** What assistive technology calls it. */
  label: string;
  columns: readonly Column<Row>[];
  state: TableRowsState<Row>;
  rowId: (row: Row) => string;
  /** What Enter and a press on a row do. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The row that is open beside the table. */
  openId?: string | undefined;
  /** Whether a panel is open beside the table that is about no row of it. */
  beside?: boolean;
  /** What can be done with the selected rows; rows can be selected only where there is something. */
  actions?: ((selected: readonly Row[], clear: () => void) => ReactNode) | undefined;
  /** Above the table at its beginning, and at its end. */
  filters?: ReactNode;
  tools?: ReactNode;
  /** What is shown where there are no rows. */
  empty: ReactNode;
}): ReactNode {
  const words = useWords();
  const onPhone = useMedia(phone);
  const [selection, setSelection] = useState<RowSelectionState>({});
  const [sort, setSort] = useAddressState('sort');
  const [kept, keep] = useKeptColumns(name);
  const shown = {
    ...Object.fromEntries(columns.map(({ id, optional }) => [id, optional !== true])),
    ...kept,
  };
  const { rows, failure, more } = state;
  // A search can have read much without a match, and still have more to read.
  const goesOn = rows?.length === 0 && more !== undefined;
  // Sorting some of the rows would look as if all of them were.
  const sortable = rows !== undefined && more === undefined;
  const [sortId = '', direction] = sort.split('.');
  const sorting = sortable && sort !== '' ? [{ id: sortId, desc: direction === 'desc' }] : [];

  const data = useMemo(() => (rows === undefined ? [] : [...rows]), [rows]);
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        accessorFn: (row) => column.order?.(row) ?? '',
        enableSorting: column.order !== undefined,
        sortFn: (a, b) => compare(column.order?.(a.original) ?? '', column.order?.(b.original) ?? ''),
      })),
    [columns],
  );
  const table = useTable({
    features,
    data,
    columns: definitions,
    getRowId: rowId,
    state: { rowSelection: selection, sorting, columnVisibility: shown },
    onRowSelectionChange: setSelection,
    enableRowSelection: actions !== undefined,
  });

  // Rows in the order in which they came are taken as they are: of 100,000 a model each would be made anew with every page that comes.
  const sorted = sorting.length === 0 ? data : table.getRowModel().rows.map(({ original }) => original);
  const chosen = columns.filter(({ id, lead }) => lead === true || shown[id] !== false);
  // What is open says the rest, so that the table need not be scrolled sideways for it.
  const { measure, room_rem } = useRoom();
  const isOpen = beside || (openId !== undefined && openId !== '');
  const isBeside = useMedia(narrowDesktop) && isOpen;
  const inLines = onPhone || isBeside;
  const roomForColumns_rem = room_rem - (actions ? 2.5 : 0);
  const visible = isBeside
    ? chosen.filter(({ lead, phone: place }) => lead === true || place)
    : isOpen && !onPhone
      ? fittingColumns(chosen, roomForColumns_rem)
      : chosen;
  const selected =
    Object.keys(selection).length === 0 ? [] : sorted.filter((row) => selection[rowId(row)] === true);
  const tracks = [actions ? '2.5rem' : '', ...visible.map(({ width }) => width)].filter(Boolean).join(' ');
  const clear = (): void => setSelection({});
  const toggle = (row: Row): void => {
    const { [rowId(row)]: was, ...others } = selection;
    setSelection(was === true ? others : { ...others, [rowId(row)]: true });
  };
  const toggleAll = (): void =>
    setSelection(
      selected.length === sorted.length
        ? {}
        : Object.fromEntries(sorted.map((row) => [rowId(row), true as const])),
    );

  return (
    <section ref={measure} className={clsx(styles['table'], inLines && styles['lines'])} aria-label={label}>
      <div className={styles['bar']}>
        <div className={styles['filters']}>{filters}</div>
        {tools}
        <SavedViews table={name} columns={kept} setColumns={keep} />
        <ColumnChoice
          columns={columns}
          shown={shown}
          choose={(id, isShown) => keep({ ...kept, [id]: isShown })}
        />
      </div>
      {failure !== undefined && (rows === undefined || goesOn) ? (
        <LoadFailure failure={failure} retry={state.retry} />
      ) : rows !== undefined && rows.length === 0 && !goesOn ? (
        empty
      ) : (
        <TableRows<Row>
          label={label}
          rows={sorted}
          loading={rows === undefined || goesOn}
          columns={visible}
          tracks={tracks}
          rowId={rowId}
          inLines={inLines}
          selection={actions && { has: (row) => selection[rowId(row)] === true, toggle, toggleAll, clear }}
          onOpen={onOpen}
          openId={openId}
          // Where the rows that follow cannot be loaded, scrolling on would ask for them without end.
          more={failure === undefined ? more : undefined}
          head={
            <HeadRow
              columns={visible}
              tracks={tracks}
              sort={sortable ? sort : undefined}
              setSort={setSort}
              all={
                actions && {
                  checked: selected.length > 0 && selected.length === sorted.length,
                  some: selected.length > 0,
                  toggle: toggleAll,
                }
              }
            />
          }
          skeleton={<SkeletonRows columns={visible} tracks={tracks} selectable={actions !== undefined} />}
        />
      )}
      {actions && selected.length > 0 && (
        <section className={styles['selected']} aria-label={words('table.selection')}>
          <output className={styles['count']}>{words('table.selected', { count: selected.length })}</output>
          {actions(selected, clear)}
          <button
            type="button"
            className={clsx(styles['tool'])}
            aria-label={words('table.clear')}
            onClick={clear}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </section>
      )}
    </section>
  );
}
