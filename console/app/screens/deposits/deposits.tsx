import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { CircleCheckBig } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { FilterDays, useDayRange } from '../../forms/day-range.tsx';
import { FilterSelect, FilterText } from '../../forms/filter.tsx';
import { MoreFilters } from '../../forms/more-filters.tsx';
import { useMe } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
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
  const range = useDayRange();
  const [open, setOpen] = useAddressState('open');
  const account = useWrittenState('player');
  const state =
    stateText === 'all' ? undefined : (depositListStates.find((one) => one === stateText) ?? 'waiting');
  const filter = {
    site_code,
    state,
    gateway: gateways.find((one) => one === gatewayText),
    account: account.settled === '' ? undefined : account.settled,
    day_from: range.from,
    day_to: range.until,
  };
  const list = useCursorList(
    [endpoints.depositsList.path, filter],
    (cursor, signal) => operateOrThrow(endpoints.depositsList, { ...filter, cursor, limit: 50 }, { signal }),
    { every_ms },
  );
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  const today = dayIn('UTC');
  const day_to = range.until ?? today;
  return (
    <Screen
      title={words('area.deposits')}
      actions={
        <ExportButton
          wish={{
            report: 'deposits',
            site_code,
            day_from: range.from ?? daysAfter(day_to, -30),
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
              <MoreFilters>
                <FilterDays range={range} zone="UTC" />
              </MoreFilters>
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
