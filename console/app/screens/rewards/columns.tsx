import { Money } from '@marquee/ui/data/money.tsx';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import type { Column } from '../../table/column.ts';
import type { Words } from '../../words/use-words.ts';
import { documentColumns } from '../editor/document-columns.tsx';
import { kinds, type ListedReward } from './reward.ts';

export function columnsOf(words: Words, currency: string): readonly Column<ListedReward>[] {
  const count = (value: number) => value.toLocaleString(words.locale);
  return [
    ...documentColumns<ListedReward>(words, ({ title, kind }) => title || words(`reward.kind.${kind}`)),
    {
      id: 'kind',
      title: words('promo.kind'),
      width: 'minmax(7rem, 1fr)',
      phone: 'second',
      order: ({ kind }) => kinds.indexOf(kind),
      cell: ({ kind }) => words(`reward.kind.${kind}`),
    },
    {
      id: 'times',
      title: words('reward.times'),
      width: '6rem',
      align: 'end',
      order: ({ given }) => given.times,
      cell: ({ given }) => count(given.times),
    },
    {
      id: 'players',
      title: words('reward.players'),
      width: '6rem',
      align: 'end',
      order: ({ given }) => given.players,
      cell: ({ given }) => count(given.players),
    },
    ...(['cash', 'bonus'] as const).map((figure): Column<ListedReward> => ({
      id: figure,
      title: words(`reward.given.${figure}`),
      width: 'minmax(6rem, 0.7fr)',
      align: 'end',
      ...(figure === 'cash' ? { phone: 'secondEnd' as const, named: true as const } : {}),
      order: ({ given }) => toMinor(given[figure]),
      cell: ({ given }) => <Money amount={given[figure]} currency={currency} />,
    })),
    {
      id: 'tokens',
      title: words('reward.given.tokens'),
      width: 'minmax(5rem, 0.6fr)',
      align: 'end',
      order: ({ given }) => toMinor(given.tokens),
      cell: ({ given }) => Number(given.tokens).toLocaleString(words.locale),
    },
  ];
}
