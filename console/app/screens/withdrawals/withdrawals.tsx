import { withdrawalQueueStatuses } from './statuses.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { CircleCheckBig } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { FilterSelect } from '../../forms/filter.tsx';
import { may, useMe } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords } from '../../words/use-words.ts';
import { ClosedAccountsButton } from './closed-accounts.tsx';
import { columnsOf, type Withdrawal } from './columns.tsx';
import { DecisionDialog, type Decision } from './decision-dialog.tsx';
import styles from './withdrawals.module.css';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

/** How often the queue is asked for while it is looked at. */
const every_ms = 20_000;

/** The withdrawals that wait, in the order of review: one beside the list, or several decided at once. */
export default function Withdrawals(): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const [statusText, setStatus] = useAddressState('status');
  const [open, setOpen] = useAddressState('open');
  const [decision, setDecision] = useState<Decision>();
  const status = withdrawalQueueStatuses.find((one) => one === statusText) ?? 'open';
  const list = useCursorList(
    [endpoints.withdrawalsList.path, status, site_code],
    (cursor, signal) =>
      operateOrThrow(endpoints.withdrawalsList, { cursor, status, site_code, limit: 50 }, { signal }),
    { every_ms },
  );
  // Ages are told as of when the rows came.
  const columns = useMemo(() => columnsOf(words, me, list.updated_ms), [words, me, list.updated_ms]);
  const decidable = ({ site_code, status }: Withdrawal): boolean =>
    status === 'pending' && may(me, 'withdrawals.approve', site_code);
  const canDecide = (status === 'open' || status === 'pending') && may(me, 'withdrawals.approve');

  return (
    <Screen title={words('area.withdrawals')} actions={<ClosedAccountsButton />}>
      <div className={styles['beside']}>
        <DataTable
          name="withdrawals"
          label={words('area.withdrawals')}
          columns={columns}
          state={list}
          rowId={({ withdrawal_id }) => withdrawal_id}
          openId={open}
          onOpen={({ withdrawal_id }) => setOpen(withdrawal_id === open ? '' : withdrawal_id)}
          actions={
            canDecide
              ? // oxlint-disable-next-line react/no-unstable-nested-components -- It draws what the bar holds, and is no component.
                (selected, clear) => {
                  const able = selected.filter(decidable);
                  const ask = (kind: Decision['kind']): void =>
                    setDecision({ kind, withdrawals: able, done: clear });
                  return (
                    <>
                      <Button
                        size="small"
                        variant="primary"
                        disabled={able.length === 0}
                        onClick={() => ask('approve')}
                      >
                        {words('withdrawal.approve')}
                      </Button>
                      <Button size="small" disabled={able.length === 0} onClick={() => ask('refuse')}>
                        {words('withdrawal.refuse')}
                      </Button>
                    </>
                  );
                }
              : undefined
          }
          filters={
            <>
              <FilterSelect
                label={words('withdrawal.status')}
                value={status === 'open' ? '' : status}
                onValue={setStatus}
                options={[
                  { value: '', label: words('withdrawals.open') },
                  ...withdrawalQueueStatuses.map((value) => ({
                    value,
                    label: words(`withdrawalStatus.${value}`),
                  })),
                ]}
              />
              {list.first && (
                <output className={styles['total']}>
                  {words('withdrawals.total', { count: list.first.total })}
                </output>
              )}
            </>
          }
          empty={
            <EmptyState
              picture={<CircleCheckBig size={36} aria-hidden="true" />}
              title={status === 'open' ? words('withdrawals.noneOpen') : words('withdrawals.none')}
              text={status === 'open' ? words('withdrawals.noneOpenText') : words('withdrawals.noneText')}
            />
          }
        />
        {open !== '' && (
          <WithdrawalPanel
            id={open}
            onClose={() => setOpen('')}
            onDecide={setDecision}
            decidable={decidable}
          />
        )}
      </div>
      {decision && <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />}
    </Screen>
  );
}
