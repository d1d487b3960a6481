import { Money } from '@marquee/ui/data/money.tsx';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { Time } from '../../figures/time.tsx';
import type { Column } from '../../table/column.ts';
import type { Words } from '../../words/use-words.ts';
import { documentColumns } from '../editor/document-columns.tsx';
import type { ListedPromotion } from './promotion.ts';

const figures = ['granted', 'wagered', 'converted', 'forfeited'] as const;

export function columnsOf(words: Words, timeZone: string): readonly Column<ListedPromotion>[] {
  return [
    ...documentColumns<ListedPromotion>(words, ({ title }) => title),
    {
      id: 'kind',
      title: words('promo.kind'),
      width: 'minmax(8rem, 1fr)',
      optional: true,
      order: ({ kind }) => kind,
      cell: ({ kind }) => words(`promo.kind.${kind}`),
    },
    {
      id: 'until',
      title: words('promo.endsAt'),
      width: '12rem',
      phone: 'second',
      order: ({ ends_at }) => ends_at ?? '9',
      cell: ({ ends_at, starts_at, state }) =>
        state === 'upcoming' && starts_at !== null ? (
          <>
            {words('promo.from')} <Time at={starts_at} timeZone={timeZone} />
          </>
        ) : ends_at === null ? (
          '–'
        ) : (
          <Time at={ends_at} timeZone={timeZone} />
        ),
    },
    {
      id: 'claims',
      title: words('promo.claims'),
      width: '4.5rem',
      align: 'end',
      order: ({ cost }) => cost.claims,
      cell: ({ cost }) => cost.claims.toLocaleString(words.locale),
    },
    ...figures.map((figure): Column<ListedPromotion> => ({
      id: figure,
      title: words(`promo.cost.${figure}`),
      width: 'minmax(6rem, 0.6fr)',
      align: 'end',
      ...(figure === 'converted' ? { phone: 'secondEnd' as const, named: true as const } : {}),
      order: ({ cost }) => toMinor(cost[figure]),
      cell: ({ cost, currency }) => <Money amount={cost[figure]} currency={currency} />,
    })),
  ];
}
