import type { providersList } from '@marquee/contract/operate/providers/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Sign, State, type Tone } from '../../figures/state.tsx';
import type { Column } from '../../table/column.ts';
import type { Words } from '../../words/use-words.ts';

export type Provider = OperationAnswer<typeof providersList>['value'][number];
export type CallHealth = Provider['wallet'];

export const providerTones: Readonly<Record<Provider['state'], Tone>> = {
  active: 'positive',
  inactive: 'negative',
  unconnected: 'neutral',
};

/** From which part of failures on, in a hundred, a provider needs a look. */
const badPercent = 1;

/** How many of a hundred calls failed; nothing without calls. */
export function failurePercent({ calls, failures }: CallHealth): number | undefined {
  return calls === 0 ? undefined : (failures / calls) * 100;
}

/** How fast calls were, by the bounds of their buckets. */
export function latencyText(words: Words, { calls, half_ms, most_ms }: CallHealth): string {
  if (calls === 0) return '–';
  const bound = (limit: number | null): string =>
    limit === null ? words('providers.slowest') : words('providers.within', { limit });
  return `${bound(half_ms)} / ${bound(most_ms)}`;
}

export function columnsOf(words: Words): readonly Column<Provider>[] {
  const percent = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 2 });
  const count = new Intl.NumberFormat(words.locale);
  const failures = (health: CallHealth) => {
    const part = failurePercent(health);
    if (part === undefined) return '–';
    const text = `${percent.format(part)} %`;
    return part >= badPercent ? <Sign tone="negative">{text}</Sign> : text;
  };
  return [
    {
      id: 'provider',
      title: words('games.provider'),
      width: 'minmax(10rem, 1.4fr)',
      lead: true,
      phone: 'first',
      order: ({ provider_name }) => provider_name,
      cell: ({ provider_name }) => provider_name,
    },
    {
      id: 'state',
      title: words('games.state'),
      width: 'minmax(8.5rem, 1fr)',
      phone: 'firstEnd',
      order: ({ state }) => state,
      cell: ({ state }) => <State tone={providerTones[state]}>{words(`providerState.${state}`)}</State>,
    },
    {
      id: 'games',
      title: words('providers.games'),
      width: '6rem',
      align: 'end',
      order: ({ games }) => games.listed,
      cell: ({ games }) => count.format(games.listed),
    },
    {
      id: 'sites',
      title: words('providers.sites'),
      width: '5rem',
      align: 'end',
      order: ({ sites }) => sites,
      cell: ({ sites }) => sites,
    },
    {
      id: 'calls',
      title: words('providers.walletCalls'),
      width: '8rem',
      align: 'end',
      order: ({ wallet }) => wallet.calls,
      cell: ({ wallet }) => count.format(wallet.calls),
    },
    {
      id: 'walletFailures',
      title: words('providers.walletFailures'),
      width: '8rem',
      align: 'end',
      phone: 'secondEnd',
      named: true,
      order: ({ wallet }) => failurePercent(wallet) ?? -1,
      cell: ({ wallet }) => failures(wallet),
    },
    {
      id: 'walletLatency',
      title: words('providers.walletLatency'),
      width: 'minmax(11rem, 1fr)',
      order: ({ wallet }) => wallet.most_ms ?? Infinity,
      cell: ({ wallet }) => latencyText(words, wallet),
    },
    {
      id: 'outFailures',
      title: words('providers.outFailures'),
      width: '8rem',
      align: 'end',
      order: ({ outward }) => failurePercent(outward) ?? -1,
      cell: ({ outward }) => failures(outward),
    },
    {
      id: 'outLatency',
      title: words('providers.outLatency'),
      width: 'minmax(11rem, 1fr)',
      optional: true,
      cell: ({ outward }) => latencyText(words, outward),
    },
    {
      id: 'code',
      title: words('games.code'),
      width: '8rem',
      phone: 'second',
      cell: ({ provider_code }) => provider_code,
    },
  ];
}
