import type { safetySiteLimits } from '@marquee/contract/operate/safety/site_limits.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import type { Words } from '../../words/use-words.ts';

export type SiteLimit = OperationAnswer<typeof safetySiteLimits>['value'][number];

/** Which limit it is. */
export function siteLimitName(words: Words, { kind, window }: Pick<SiteLimit, 'kind' | 'window'>): string {
  return words('siteLimits.name', { kind: words(`limit.${kind}`), window: words(`limitWindow.${window}`) });
}

/** What a limit allows, as an amount or as minutes. */
export function siteLimitText(
  words: Words,
  kind: SiteLimit['kind'],
  value: string | null,
  currency: string,
): string {
  if (value === null) return words('payoutRules.noLimit');
  return kind === 'session_time'
    ? words('player.minutes', { count: Number(value) })
    : formatMoney(value, currency);
}
