import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { CircleCheckBig } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { FilterSelect, FilterText } from '../../forms/filter.tsx';
import { useMe } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { phone, useMedia } from '../../style/use-media.ts';
import { useAddressState } from '../../table/address-state.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWrittenState } from '../../table/written-state.ts';
import { useWords } from '../../words/use-words.ts';
import { ExportButton } from '../reports/export-button.tsx';
import { dayIn, daysAfter } from '../reports/span.ts';
import styles from '../withdrawals/withdrawals.module.css';
import { columnsOf, gatewayName } from './columns.tsx';
import { DepositPanel } from './deposit-panel.tsx';
import { depositListStates } from './states.ts';

/** How often the queue is asked for while it is looked at. */
const every_ms = 20_000;
const gateways = ['manual', 'sandbox', 'paymongo'] as const;

/** Deposits: those that need an operator first, and every other by state, method, player and day. */
export default function Deposits(): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const [stateText, setState] = useAddressState('state');
  const [gatewayText, setGateway] = useAddressState('gateway');
  const [from, setFrom] = useAddressState('from');
  const [until, setUntil] = useAddressState('to');
  const [open, setOpen] = useAddressState('open');
  const account = useWrittenState('player');
  const onPhone = useMedia(phone);
  const [asksMore, askMore] = useState(false);
  const state =
    stateText === 'all' ? undefined : (depositListStates.find((one) => one === stateText) ?? 'waiting');
  const filter = {
    site_code,
    state,
    gateway: gateways.find((one) => one === gatewayText),
    account: account.settled === '' ? undefined : account.settled,
    day_from: from === '' ? undefined : from,
    day_to: until === '' ? undefined : until,
  };
  const list = useCursorList(
    [endpoints.depositsList.path, filter],
    (cursor, signal) => operateOrThrow(endpoints.depositsList, { ...filter, cursor, limit: 50 }, { signal }),
    { every_ms },
  );
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  const today = dayIn('UTC');
  const day_to = until === '' ? today : until;
  return (
    <Screen
      title={words('area.deposits')}
      actions={
        <ExportButton
          wish={{
            report: 'deposits',
            site_code,
            day_from: from === '' ? daysAfter(day_to, -30) : from,
            day_to,
          }}
        />
      }
    >
      <div className={styles['beside']}>
        <DataTable
          name="deposits"
          label={words('area.deposits')}
          columns={columns}
          state={list}
          rowId={({ deposit_id }) => deposit_id}
          openId={open}
          onOpen={({ deposit_id }) => setOpen(deposit_id === open ? '' : deposit_id)}
          filters={
            <>
              <FilterText
                main
                label={words('rounds.player')}
                placeholder={words('rounds.player')}
                value={account.text}
                onValue={account.write}
              />
              <FilterSelect
                label={words('withdrawal.status')}
                value={stateText === 'waiting' ? '' : stateText}
                onValue={setState}
                options={[
                  { value: '', label: words('deposits.waiting') },
                  ...depositListStates
                    .filter((value) => value !== 'waiting')
                    .map((value) => ({ value, label: words.find(`depositStatus.${value}`, value) })),
                  { value: 'all', label: words('approvals.all') },
                ]}
              />
              <FilterSelect
                label={words('withdrawal.way')}
                value={gatewayText}
                onValue={setGateway}
                options={[
                  { value: '', label: words('deposits.anyGateway') },
                  ...gateways.map((value) => ({ value, label: gatewayName(words, value) })),
                ]}
              />
              {onPhone && (
                <Button size="small" aria-expanded={asksMore} onClick={() => askMore(!asksMore)}>
                  {words('rounds.moreFilters')}
                </Button>
              )}
              {(!onPhone || asksMore) && (
                <>
                  <FilterText
                    type="date"
                    label={words('audit.from', { zone: 'UTC' })}
                    value={from}
                    onValue={setFrom}
                  />
                  <FilterText
                    type="date"
                    label={words('audit.until', { zone: 'UTC' })}
                    value={until}
                    onValue={setUntil}
                  />
                </>
              )}
            </>
          }
          empty={
            <EmptyState
              picture={<CircleCheckBig size={36} aria-hidden="true" />}
              title={words(state === 'waiting' ? 'deposits.noneWaiting' : 'deposits.none')}
              text={words(state === 'waiting' ? 'deposits.noneWaitingText' : 'deposits.noneText')}
            />
          }
        />
        {open !== '' && <DepositPanel key={open} id={open} onOpen={setOpen} onClose={() => setOpen('')} />}
      </div>
    </Screen>
  );
}
