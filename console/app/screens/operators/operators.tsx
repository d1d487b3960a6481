import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { UserPlus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Sign } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FilterSelect, FilterText } from '../../forms/filter.tsx';
import { mayEverywhere, useMe, type Me } from '../../session/me.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import styles from '../withdrawals/withdrawals.module.css';
import { InviteDialog } from './invite-dialog.tsx';
import { grantText, OperatorState, type Operator } from './operator.tsx';
import { OperatorPanel } from './operator-panel.tsx';
import { ownZone } from './own-zone.ts';

const states = ['active', 'invited', 'suspended'] as const;

function columnsOf(words: Words, me: Me): readonly Column<Operator>[] {
  return [
    {
      id: 'name',
      title: words('operator.name'),
      width: 'minmax(9rem, 1.2fr)',
      lead: true,
      phone: 'first',
      order: ({ name }) => name,
      cell: ({ name }) => name,
    },
    {
      id: 'email',
      title: words('signIn.email'),
      width: 'minmax(11rem, 1.5fr)',
      phone: 'second',
      order: ({ email }) => email,
      cell: ({ email }) => email,
    },
    {
      id: 'state',
      title: words('operator.state'),
      width: '8rem',
      phone: 'firstEnd',
      order: ({ state }) => state,
      cell: ({ state }) => <OperatorState state={state} />,
    },
    {
      id: 'roles',
      title: words('area.roles'),
      width: 'minmax(12rem, 2fr)',
      cell: ({ grants }) =>
        grants.length === 0
          ? '–'
          : grants.map((grant) => (
              <Sign key={`${grant.role} ${grant.site_code ?? ''}`} tone="neutral">
                {grantText(words, me, grant)}
              </Sign>
            )),
    },
    {
      id: 'seen',
      title: words('operator.seen'),
      width: '12.5rem',
      order: ({ last_seen_at }) => last_seen_at ?? '',
      cell: ({ last_seen_at }) =>
        last_seen_at === null ? words('operator.never') : <Time at={last_seen_at} timeZone={ownZone} />,
    },
  ];
}

/** Who works here, and with which rights. */
export default function Operators(): ReactNode {
  const words = useWords();
  const me = useMe();
  const [open, setOpen] = useAddressState('open');
  const [search, setSearch] = useAddressState('q');
  const [state, setState] = useAddressState('state');
  const [inviting, setInviting] = useState(false);
  const found = useOperation(endpoints.operatorsList, {});
  const all = found.data?.value;
  const rows = useMemo(() => {
    const sought = search.trim().toLowerCase();
    return all?.filter(
      (one) =>
        (state === '' || one.state === state) &&
        (one.name.toLowerCase().includes(sought) || one.email.includes(sought)),
    );
  }, [all, search, state]);
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  const opened = all?.find(({ operator_id }) => operator_id === open);
  return (
    <Screen
      title={words('area.operators')}
      actions={
        mayEverywhere(me, 'operators.create') && (
          <Button
            variant="primary"
            icon={<UserPlus size={15} aria-hidden="true" />}
            onClick={() => setInviting(true)}
          >
            {words('operator.invite')}
          </Button>
        )
      }
    >
      <div className={styles['beside']}>
        <DataTable
          name="operators"
          label={words('area.operators')}
          columns={columns}
          state={{ rows, failure: failureText(words, found.error), retry: () => void found.refetch() }}
          rowId={({ operator_id }) => operator_id}
          openId={open}
          onOpen={({ operator_id }) => setOpen(operator_id === open ? '' : operator_id)}
          filters={
            <>
              <FilterText
                main
                label={words('operators.search')}
                placeholder={words('operators.search')}
                value={search}
                onValue={setSearch}
              />
              <FilterSelect
                label={words('operator.state')}
                value={state}
                onValue={setState}
                options={[
                  { value: '', label: words('operators.anyState') },
                  ...states.map((value) => ({ value, label: words(`operatorState.${value}`) })),
                ]}
              />
            </>
          }
          empty={<EmptyState title={words('operators.none')} text={words('players.noneFor')} />}
        />
        {opened && <OperatorPanel key={opened.operator_id} operator={opened} onClose={() => setOpen('')} />}
      </div>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Screen>
  );
}
