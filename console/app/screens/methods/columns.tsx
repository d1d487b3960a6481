import type { methodsList } from '@marquee/contract/operate/methods/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { Sign, State } from '../../figures/state.tsx';
import type { Column } from '../../table/column.ts';
import type { Words } from '../../words/use-words.ts';
import { gatewayName } from '../deposits/columns.tsx';

export type Method = OperationAnswer<typeof methodsList>['value'][number];
export type AskedMethod = OperationAnswer<typeof methodsList>['asked_new'][number];
export type MethodFields = Method['fields'];

/** The fee as it is told: a share, an amount, or both. */
export function feeText(words: Words, { fee_percent, fee_fixed }: MethodFields, currency: string): string {
  const parts = [
    ...(Number(fee_percent) > 0 ? [`${fee_percent} %`] : []),
    ...(toMinor(fee_fixed) > 0n ? [formatMoney(fee_fixed, currency)] : []),
  ];
  return parts.length === 0 ? words('method.noFee') : parts.join(' + ');
}

export function timeText(words: Words, minutes: number | null): string {
  return minutes === null ? '–' : words('method.minutes', { count: minutes });
}

export function columnsOf(words: Words): readonly Column<Method>[] {
  return [
    {
      id: 'name',
      title: words('method.name'),
      width: 'minmax(9rem, 1.5fr)',
      lead: true,
      phone: 'first',
      order: ({ fields }) => fields.name,
      cell: ({ fields }) => fields.name,
    },
    {
      id: 'state',
      title: words('withdrawal.status'),
      width: 'minmax(9rem, 1fr)',
      phone: 'firstEnd',
      order: ({ fields }) => (fields.is_active ? 0 : 1),
      cell: ({ fields, asked, is_connected }) =>
        asked ? (
          <Sign tone="accent">{words('withdrawal.awaitsSecond')}</Sign>
        ) : fields.is_active && !is_connected ? (
          <Sign>{words('method.unconnected')}</Sign>
        ) : (
          <State tone={fields.is_active ? 'positive' : 'neutral'}>
            {words(fields.is_active ? 'method.on' : 'method.off')}
          </State>
        ),
    },
    {
      id: 'gateway',
      title: words('method.gateway'),
      width: 'minmax(7rem, 1fr)',
      order: ({ fields }) => fields.gateway,
      cell: ({ fields }) => gatewayName(words, fields.gateway),
    },
    {
      id: 'limits',
      title: words('method.limits'),
      width: 'minmax(11rem, 1.5fr)',
      phone: 'second',
      order: ({ fields }) => toMinor(fields.minimum),
      cell: ({ fields, currency }) =>
        `${formatMoney(fields.minimum, currency)} – ${formatMoney(fields.maximum, currency)}`,
    },
    {
      id: 'fee',
      title: words('deposit.fee'),
      width: 'minmax(7rem, 1fr)',
      phone: 'secondEnd',
      cell: ({ fields, currency }) => feeText(words, fields, currency),
    },
    {
      id: 'time',
      title: words('method.time'),
      width: '7rem',
      order: ({ fields }) => fields.estimated_minutes ?? 0,
      cell: ({ fields }) => timeText(words, fields.estimated_minutes),
    },
    {
      id: 'level',
      title: words('method.level'),
      width: '7rem',
      align: 'end',
      order: ({ fields }) => fields.least_level,
      cell: ({ fields }) => fields.least_level,
    },
    {
      id: 'position',
      title: words('method.position'),
      width: '5.5rem',
      align: 'end',
      order: ({ fields }) => fields.position,
      cell: ({ fields }) => fields.position,
    },
  ];
}
