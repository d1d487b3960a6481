import type { approvalsList } from '@marquee/contract/operate/approvals/list.ts';
import type { approvalsDecide } from '@marquee/contract/operate/approvals/decide.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { ShieldCheck } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { State, type Tone } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { siteOf, useMe, type Me } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { ApprovalPanel } from './approval-panel.tsx';
import { HandedDialog } from '../providers/handed-dialog.tsx';
import styles from '../withdrawals/withdrawals.module.css';
import { RulesButton } from './rules.tsx';

export type Approval = OperationAnswer<typeof approvalsList>['value'][number];
/** What whoever approved a new provider gives to it. */
export type Handed = NonNullable<OperationAnswer<typeof approvalsDecide>['handed']>;
const states = ['open', 'approved', 'refused'] as const;
const tones: Readonly<Record<Approval['state'], Tone>> = {
  open: 'warning',
  approved: 'positive',
  refused: 'negative',
};

function columnsOf(words: Words, me: Me): readonly Column<Approval>[] {
  return [
    {
      id: 'kind',
      title: words('approval.kind'),
      width: 'minmax(10rem, 1.6fr)',
      lead: true,
      phone: 'first',
      cell: ({ kind, account_id }) => words(`approvalKind.${kind}`, { account: account_id }),
    },
    {
      id: 'amount',
      title: words('withdrawal.amount'),
      width: '8.5rem',
      align: 'end',
      phone: 'firstEnd',
      order: ({ amount }) => (amount === null ? 0n : toMinor(amount)),
      cell: ({ amount, currency }) =>
        amount !== null && currency !== null ? <Money amount={amount} currency={currency} /> : '–',
    },
    {
      id: 'state',
      title: words('withdrawal.status'),
      width: '8rem',
      phone: 'secondEnd',
      order: ({ state }) => state,
      cell: ({ state }) => <State tone={tones[state]}>{words(`approvalState.${state}`)}</State>,
    },
    {
      id: 'asked',
      title: words('approval.askedBy'),
      width: 'minmax(8rem, 1fr)',
      phone: 'second',
      order: ({ asked_by }) => asked_by,
      cell: ({ asked_by, asked_by_me }) => (asked_by_me ? words('approval.you') : asked_by),
    },
    {
      id: 'at',
      title: words('approval.askedAt'),
      width: '12.5rem',
      order: ({ asked_at }) => asked_at,
      cell: ({ asked_at, site_code }) => (
        <Time at={asked_at} timeZone={siteOf(me, site_code ?? '').time_zone} />
      ),
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(6rem, 1fr)',
      order: ({ site_code }) => (site_code === null ? '' : siteOf(me, site_code).site_name),
      cell: ({ site_code }) => (site_code === null ? words('sites.all') : siteOf(me, site_code).site_name),
    },
    {
      id: 'decided',
      title: words('approval.decidedBy'),
      width: 'minmax(7rem, 1fr)',
      cell: ({ decided_by }) => decided_by ?? '–',
    },
  ];
}

/** What other operators asked for, and what became of it. */
export default function Approvals(): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const [stateText, setState] = useAddressState('state');
  const [open, setOpen] = useAddressState('open');
  const [handed, setHanded] = useState<Handed>();
  // Those that wait are what one comes for; `all` is asked for.
  const state = stateText === 'all' ? undefined : (states.find((one) => one === stateText) ?? 'open');
  const list = useCursorList(
    [endpoints.approvalsList.path, state, site_code],
    (cursor, signal) =>
      operateOrThrow(endpoints.approvalsList, { cursor, state, site_code, limit: 50 }, { signal }),
    { every_ms: 20_000 },
  );
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  const opened = list.rows?.find(({ approval_id }) => approval_id === open);
  return (
    <Screen title={words('area.approvals')} actions={<RulesButton />}>
      <div className={styles['beside']}>
        <DataTable
          name="approvals"
          label={words('area.approvals')}
          columns={columns}
          state={list}
          rowId={({ approval_id }) => approval_id}
          openId={open}
          onOpen={({ approval_id }) => setOpen(approval_id === open ? '' : approval_id)}
          filters={
            <FilterSelect
              label={words('withdrawal.status')}
              value={stateText === 'open' ? '' : stateText}
              onValue={setState}
              options={[
                { value: '', label: words('approvalState.open') },
                { value: 'approved', label: words('approvalState.approved') },
                { value: 'refused', label: words('approvalState.refused') },
                { value: 'all', label: words('approvals.all') },
              ]}
            />
          }
          empty={
            <EmptyState
              picture={<ShieldCheck size={36} aria-hidden="true" />}
              title={state === 'open' ? words('approvals.noneOpen') : words('approvals.none')}
              text={words('approvals.noneText')}
            />
          }
        />
        {opened && (
          <ApprovalPanel
            key={opened.approval_id}
            approval={opened}
            onClose={() => setOpen('')}
            onHanded={setHanded}
          />
        )}
      </div>
      {handed && (
        <HandedDialog
          title={words('providers.connection.handTitle', { provider: handed.provider_name })}
          texts={[words('providers.connection.handPassword', { provider: handed.provider_name })]}
          handed={[
            `${words('providers.walletPath')}: ${handed.wallet_path}`,
            `${words('providers.connection.username')}: ${handed.username}`,
            `${words('providers.connection.password')}: ${handed.password}`,
          ].join('\n')}
          onClose={() => setHanded(undefined)}
        />
      )}
    </Screen>
  );
}
