import type { ReactNode } from 'react';
import type { Permission } from '@marquee/contract/operator-permissions.ts';
import { failureText } from '../../api/refusal-words.ts';
import { FilterSelect } from '../../forms/filter.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords } from '../../words/use-words.ts';
import { OneSite } from '../sites/one-site.tsx';

/** Where a document of a site stands. */
const states = ['draft', 'upcoming', 'running', 'ended', 'stopped'] as const;

/** The documents of one kind on one site: chosen by site and by where they stand, and opened on a page of their own. */
export function SiteList<Row extends { readonly state: (typeof states)[number] }>({
  name,
  label,
  permission,
  columns,
  found,
  rowId,
  onOpen,
  beside = false,
  filters,
  empty,
}: {
  name: string;
  label: string;
  /** What an operator needs on a site to see it here. */
  permission: Permission;
  columns: readonly Column<Row>[];
  /** What was read. `rows` are those that its own filters leave. */
  found: {
    readonly rows: readonly Row[] | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  rowId: (row: Row) => string;
  onOpen: (row: Row) => void;
  /** Whether a panel is open beside it. */
  beside?: boolean;
  /** Besides the site and the state. */
  filters?: ReactNode;
  empty: ReactNode;
}): ReactNode {
  const words = useWords();
  const [state, setState] = useAddressState('state');
  return (
    <DataTable
      name={name}
      label={label}
      columns={columns}
      state={{
        rows: found.rows?.filter((row) => state === '' || row.state === state),
        failure: found.rows ? undefined : failureText(words, found.error),
        retry: () => void found.refetch(),
      }}
      rowId={rowId}
      onOpen={onOpen}
      beside={beside}
      filters={
        <>
          <OneSite permission={permission} />
          {filters}
          <FilterSelect
            label={words('withdrawal.status')}
            value={state}
            onValue={setState}
            options={[
              { value: '', label: words('approvals.all') },
              ...states.map((value) => ({ value, label: words(`promo.state.${value}`) })),
            ]}
          />
        </>
      }
      empty={empty}
    />
  );
}
