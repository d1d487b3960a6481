import type { reconciliationList } from '@marquee/contract/operate/reconciliation/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { CircleCheckBig } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { Sign, State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { gatewayName } from '../deposits/columns.tsx';
import { formatDay } from '../reports/span.ts';
import styles from '../withdrawals/withdrawals.module.css';
import { RunDialog } from './run-dialog.tsx';
import { RunPanel } from './run-panel.tsx';
import { UploadDialog } from './upload-dialog.tsx';

export type Run = OperationAnswer<typeof reconciliationList>['value'][number];

function columnsOf(words: Words): readonly Column<Run>[] {
  const count = (figure: 'ours' | 'theirs' | 'matched'): Column<Run> => ({
    id: figure,
    title: words(`gatewayBook.${figure}`),
    width: '7rem',
    align: 'end',
    order: (run) => run[figure],
    cell: (run) => run[figure].toLocaleString(words.locale),
  });
  return [
    {
      id: 'day',
      title: words('report.day'),
      width: '8rem',
      lead: true,
      phone: 'first',
      order: ({ day }) => day,
      cell: ({ day }) => formatDay(day, words.locale),
    },
    {
      id: 'gateway',
      title: words('notice.gateway'),
      width: 'minmax(7rem, 1fr)',
      phone: 'second',
      order: ({ gateway }) => gateway,
      cell: ({ gateway }) => gatewayName(words, gateway),
    },
    {
      id: 'state',
      title: words('gatewayBook.result'),
      width: 'minmax(10rem, 1.4fr)',
      phone: 'firstEnd',
      order: ({ open }) => open,
      cell: ({ open, differences }) =>
        open > 0 ? (
          <Sign tone="negative">{words('gatewayBook.open', { count: open })}</Sign>
        ) : (
          <State tone="positive">
            {words(differences > 0 ? 'gatewayBook.allExplained' : 'gatewayBook.agrees')}
          </State>
        ),
    },
    count('ours'),
    count('theirs'),
    count('matched'),
    {
      id: 'source',
      title: words('gatewayBook.against'),
      width: 'minmax(8rem, 1.2fr)',
      cell: ({ source, statement_name }) => (source === 'list' ? words('gatewayBook.list') : statement_name),
    },
    {
      id: 'at',
      title: words('gatewayBook.at'),
      width: '12.5rem',
      phone: 'secondEnd',
      order: ({ finished_at }) => finished_at,
      cell: ({ finished_at }) => <Time at={finished_at} timeZone="UTC" />,
    },
  ];
}

/** Our payments held against each gateway's own list, by day: what does not match leads to its payment. */
export default function Reconciliation(): ReactNode {
  const words = useWords();
  const mayRun = mayEverywhere(useMe(), 'reconciliation.update');
  const [gateway, setGateway] = useAddressState('gateway');
  const [which, setWhich] = useAddressState('which');
  const [open, setOpen] = useAddressState('open');
  const [asks, setAsks] = useState<'run' | 'upload'>();
  const filter = { gateway: gateway === '' ? undefined : gateway, open_only: which === 'open' };
  const list = useCursorList([endpoints.reconciliationList.path, filter], (cursor, signal) =>
    operateOrThrow(endpoints.reconciliationList, { ...filter, cursor, limit: 50 }, { signal }),
  );
  const columns = useMemo(() => columnsOf(words), [words]);
  const gateways = list.first?.gateways ?? [];
  const shown = new Set([...gateways, 'manual', ...(gateway === '' ? [] : [gateway])]);
  return (
    <Screen
      title={words('area.reconciliation')}
      actions={
        mayRun && (
          <>
            <Button size="small" onClick={() => setAsks('upload')}>
              {words('gatewayBook.upload')}
            </Button>
            {gateways.length > 0 && (
              <Button size="small" variant="primary" onClick={() => setAsks('run')}>
                {words('gatewayBook.run')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles['beside']}>
        <DataTable
          name="reconciliation"
          label={words('area.reconciliation')}
          columns={columns}
          state={list}
          rowId={({ run_id }) => run_id}
          openId={open}
          onOpen={({ run_id }) => setOpen(run_id === open ? '' : run_id)}
          filters={
            <>
              <FilterSelect
                label={words('notice.gateway')}
                value={gateway}
                onValue={setGateway}
                options={[
                  { value: '', label: words('deposits.anyGateway') },
                  ...[...shown].map((value) => ({ value, label: gatewayName(words, value) })),
                ]}
              />
              <FilterSelect
                label={words('gatewayBook.result')}
                value={which}
                onValue={setWhich}
                options={[
                  { value: '', label: words('gatewayBook.allDays') },
                  { value: 'open', label: words('gatewayBook.openOnly') },
                ]}
              />
            </>
          }
          empty={
            <EmptyState
              picture={<CircleCheckBig size={36} aria-hidden="true" />}
              title={words(which === 'open' ? 'gatewayBook.noneOpen' : 'gatewayBook.none')}
              text={words(which === 'open' ? 'gatewayBook.noneOpenText' : 'gatewayBook.noneText')}
            />
          }
        />
        {open !== '' && <RunPanel key={open} id={open} mayExplain={mayRun} onClose={() => setOpen('')} />}
      </div>
      {asks === 'run' && (
        <RunDialog gateways={gateways} onClose={() => setAsks(undefined)} onDone={setOpen} />
      )}
      {asks === 'upload' && (
        <UploadDialog gateways={[...shown]} onClose={() => setAsks(undefined)} onDone={setOpen} />
      )}
    </Screen>
  );
}
