import type { jackpotsList } from '@marquee/contract/operate/jackpots/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Coins } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Time } from '../../figures/time.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import styles from '../withdrawals/withdrawals.module.css';
import { CheckPanel } from './check-panel.tsx';
import { PotPanel } from './pot-panel.tsx';

type Answer = OperationAnswer<typeof jackpotsList>;
export type Pot = Answer['value'][number];
export type Win = Answer['wins'][number];

/** What is open beside the table when it is no pot. */
const check = 'check';
const idOf = ({ provider_code, jackpot_id, currency }: Pot): string =>
  `${provider_code}/${jackpot_id}/${currency}`;

function columnsOf(words: Words): readonly Column<Pot>[] {
  const money = (
    figure: 'amount' | 'seed' | 'must_pay_by' | 'contributed' | 'paid',
    phone?: 'firstEnd' | 'secondEnd',
  ): Column<Pot> => ({
    id: figure,
    title: words(`jackpots.${figure}`),
    width: 'minmax(8rem, 1fr)',
    align: 'end',
    ...(phone ? { phone } : {}),
    order: (pot) => toMinor(pot[figure] ?? '0'),
    cell: (pot) => (pot[figure] === null ? '–' : <Money amount={pot[figure]} currency={pot.currency} />),
  });
  return [
    {
      id: 'jackpot',
      title: words('jackpots.jackpot'),
      width: 'minmax(9rem, 1.4fr)',
      lead: true,
      phone: 'first',
      order: ({ jackpot_id }) => jackpot_id,
      cell: ({ jackpot_id }) => jackpot_id,
    },
    {
      id: 'number',
      title: words('jackpots.number'),
      width: '7rem',
      align: 'end',
      order: ({ number }) => number,
      cell: ({ number }) => number.toLocaleString(words.locale),
    },
    {
      id: 'currency',
      title: words('jackpots.currency'),
      width: '7rem',
      phone: 'second',
      order: ({ currency }) => currency,
      cell: ({ currency }) => currency,
    },
    money('amount', 'firstEnd'),
    money('seed'),
    money('must_pay_by', 'secondEnd'),
    {
      id: 'entries',
      title: words('jackpots.entries'),
      width: '7rem',
      align: 'end',
      order: ({ entries }) => entries,
      cell: ({ entries }) => entries.toLocaleString(words.locale),
    },
    money('contributed'),
    money('paid'),
    {
      id: 'opened',
      title: words('jackpots.opened'),
      width: '12.5rem',
      optional: true,
      order: ({ opened_at }) => opened_at,
      cell: ({ opened_at }) => <Time at={opened_at} timeZone="UTC" />,
    },
  ];
}

/** The progressive jackpots: what each pot holds, took in and paid, and whether the ledger has booked the same. */
export default function Jackpots(): ReactNode {
  const words = useWords();
  const me = useMe();
  const [which, setWhich] = useAddressState('which');
  const [open, setOpen] = useAddressState('open');
  const found = useOperation(endpoints.jackpotsList, {}, { every_ms: 10_000 });
  const columns = useMemo(() => columnsOf(words), [words]);
  // A pot in every currency stands ready, and most of them nobody has played for.
  const rows = found.data?.value.filter(({ entries }) => which === 'all' || entries > 0);
  const pot = found.data?.value.find((one) => idOf(one) === open);
  return (
    <Screen
      title={words('area.jackpots')}
      actions={
        mayEverywhere(me, 'ledger.read') && (
          <Button size="small" onClick={() => setOpen(open === check ? '' : check)}>
            {words('jackpots.check')}
          </Button>
        )
      }
    >
      <div className={styles['beside']}>
        <DataTable
          name="jackpots"
          label={words('area.jackpots')}
          columns={columns}
          state={{
            rows,
            failure: found.data ? undefined : failureText(words, found.error),
            retry: () => void found.refetch(),
          }}
          rowId={idOf}
          openId={open}
          onOpen={(row) => setOpen(idOf(row) === open ? '' : idOf(row))}
          filters={
            <FilterSelect
              label={words('jackpots.which')}
              value={which}
              onValue={setWhich}
              options={[
                { value: '', label: words('jackpots.played') },
                { value: 'all', label: words('jackpots.all') },
              ]}
            />
          }
          empty={
            <EmptyState
              picture={<Coins size={36} aria-hidden="true" />}
              title={words('jackpots.none')}
              text={words((found.data?.silent.length ?? 0) > 0 ? 'jackpots.silentText' : 'jackpots.noneText')}
            />
          }
        />
        {pot && (
          <PotPanel
            key={open}
            pot={pot}
            wins={winsOf(pot, found.data?.wins ?? [])}
            onClose={() => setOpen('')}
          />
        )}
        {open === check && <CheckPanel onClose={() => setOpen('')} />}
      </div>
    </Screen>
  );
}

function winsOf(pot: Pot, wins: readonly Win[]): readonly Win[] {
  return wins.filter(
    (win) =>
      win.provider_code === pot.provider_code &&
      win.jackpot_id === pot.jackpot_id &&
      win.currency === pot.currency,
  );
}
