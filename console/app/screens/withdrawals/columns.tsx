import type { withdrawalsList } from '@marquee/contract/operate/withdrawals/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { Sign } from '../../figures/state.tsx';
import { formatAge } from '../../figures/time.ts';
import { Time } from '../../figures/time.tsx';
import { siteOf, type Me } from '../../session/me.ts';
import type { Column } from '../../table/column.ts';
import type { Words } from '../../words/use-words.ts';
import { WithdrawalState } from './withdrawal-state.tsx';

export type Withdrawal = OperationAnswer<typeof withdrawalsList>['value'][number];

/** The columns of the queue. How long something has waited comes before when it began. */
export function columnsOf(words: Words, me: Me, now_ms: number): readonly Column<Withdrawal>[] {
  return [
    {
      id: 'age',
      title: words('withdrawal.age'),
      width: '5.5rem',
      phone: 'secondEnd',
      order: ({ created_at }) => created_at,
      cell: ({ created_at, overdue }) => (
        <span>
          {overdue ? (
            <Sign tone="negative">{formatAge(created_at, now_ms, words.locale)}</Sign>
          ) : (
            formatAge(created_at, now_ms, words.locale)
          )}
        </span>
      ),
    },
    {
      id: 'account',
      title: words('player.account'),
      width: 'minmax(8rem, 1.2fr)',
      lead: true,
      phone: 'first',
      order: ({ account_id }) => account_id,
      cell: ({ account_id }) => account_id,
    },
    {
      id: 'amount',
      title: words('withdrawal.amount'),
      width: '8rem',
      align: 'end',
      phone: 'firstEnd',
      order: ({ amount }) => toMinor(amount),
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      id: 'status',
      title: words('withdrawal.status'),
      width: 'minmax(9.5rem, 1fr)',
      order: ({ status }) => status,
      cell: ({ status, approval }) =>
        approval?.state === 'open' ? (
          <Sign tone="accent">{words('withdrawal.awaitsSecond')}</Sign>
        ) : (
          <WithdrawalState status={status} />
        ),
    },
    {
      id: 'risks',
      title: words('withdrawal.risks'),
      width: 'minmax(12rem, 3.2fr)',
      phone: 'second',
      cell: ({ risks, approval, status }) =>
        risks.length > 0 ? (
          risks.map((risk) => <Sign key={risk}>{words(`risk.${risk}`)}</Sign>)
        ) : approval?.state === 'open' ? (
          words('withdrawal.awaitsSecond')
        ) : (
          <span>{words.find(`withdrawalStatus.${status}`, status)}</span>
        ),
    },
    {
      id: 'to',
      title: words('withdrawal.to'),
      width: 'minmax(10.5rem, 1.2fr)',
      cell: ({ bank_name, account_number_masked }) => `${bank_name} ${account_number_masked}`,
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(5.5rem, 1fr)',
      order: ({ site_code }) => siteOf(me, site_code).site_name,
      cell: ({ site_code }) => siteOf(me, site_code).site_name,
    },
    {
      id: 'created',
      title: words('withdrawal.created'),
      width: '12.5rem',
      optional: true,
      order: ({ created_at }) => created_at,
      cell: ({ created_at, site_code }) => (
        <Time at={created_at} timeZone={siteOf(me, site_code).time_zone} />
      ),
    },
  ];
}
