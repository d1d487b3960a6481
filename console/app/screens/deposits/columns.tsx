import type { depositsList } from '@marquee/contract/operate/deposits/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { Sign, State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { siteOf, type Me } from '../../session/me.ts';
import type { Column } from '../../table/column.ts';
import type { Words } from '../../words/use-words.ts';
import { depositTones } from './states.ts';

export type Deposit = OperationAnswer<typeof depositsList>['value'][number];

/** How a gateway is called. */
export function gatewayName(words: Words, gateway: string): string {
  return words.find(`gateway.${gateway}`, gateway);
}

export function columnsOf(words: Words, me: Me): readonly Column<Deposit>[] {
  return [
    {
      id: 'created',
      title: words('deposit.created'),
      width: '12.5rem',
      phone: 'second',
      order: ({ created_at }) => created_at,
      cell: ({ created_at, site_code }) => (
        <Time at={created_at} timeZone={siteOf(me, site_code).time_zone} />
      ),
    },
    {
      id: 'account',
      title: words('player.account'),
      width: 'minmax(7.5rem, 1.2fr)',
      lead: true,
      phone: 'first',
      order: ({ account_id }) => account_id,
      cell: ({ account_id }) => account_id,
    },
    {
      id: 'total',
      title: words('deposit.total'),
      width: '8rem',
      align: 'end',
      phone: 'firstEnd',
      order: ({ total }) => toMinor(total),
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    {
      id: 'status',
      title: words('withdrawal.status'),
      width: 'minmax(8.5rem, 1fr)',
      phone: 'secondEnd',
      order: ({ status }) => status,
      cell: ({ status, approval }) =>
        approval?.state === 'open' ? (
          <Sign tone="accent">{words('withdrawal.awaitsSecond')}</Sign>
        ) : (
          <State tone={depositTones[status]}>{words(`depositStatus.${status}`)}</State>
        ),
    },
    {
      id: 'signs',
      title: words('withdrawal.risks'),
      width: 'minmax(8rem, 1.6fr)',
      cell: ({ risks }) => risks.map((risk) => <Sign key={risk}>{words(`depositRisk.${risk}`)}</Sign>),
    },
    {
      id: 'gateway',
      title: words('withdrawal.way'),
      width: 'minmax(7rem, 1fr)',
      order: ({ gateway }) => gateway,
      cell: ({ gateway }) => gatewayName(words, gateway),
    },
    {
      id: 'reference',
      title: words('deposit.reference'),
      width: '8rem',
      cell: ({ reference }) => reference ?? '–',
    },
    {
      id: 'proofs',
      title: words('deposit.proofs'),
      width: '5rem',
      align: 'end',
      optional: true,
      order: ({ proofs }) => proofs,
      cell: ({ proofs }) => proofs,
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(5.5rem, 1fr)',
      order: ({ site_code }) => siteOf(me, site_code).site_name,
      cell: ({ site_code }) => siteOf(me, site_code).site_name,
    },
  ];
}
