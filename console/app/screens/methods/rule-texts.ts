import type { methodsWithdrawalRules } from '@marquee/contract/operate/methods/withdrawal_rules.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import type { Words } from '../../words/use-words.ts';
import { gatewayName } from '../deposits/columns.tsx';

export type Rules = OperationAnswer<typeof methodsWithdrawalRules>['rules'];

/** The rules in the order in which they are read. */
export const ruleNames = [
  'minimum',
  'maximum',
  'daily_amount',
  'per_day',
  'turnover_multiple',
  'bank_account_wait_hours',
  'security_wait_hours',
  'payout_gateway',
] as const satisfies readonly (keyof Rules)[];

/** What a rule says. */
export function ruleText(words: Words, rules: Rules, name: keyof Rules, currency: string): string {
  const value = rules[name];
  if (name === 'payout_gateway') return payoutGatewayName(words, rules.payout_gateway);
  if (name === 'per_day') return String(value);
  if (name === 'turnover_multiple')
    return Number(rules.turnover_multiple) === 0
      ? words('payoutRules.noStakes')
      : words('payoutRules.times', { times: rules.turnover_multiple });
  if (value === null) return words('payoutRules.noLimit');
  return typeof value === 'number'
    ? words('payoutRules.hours', { count: value })
    : formatMoney(value, currency);
}

/** How a site pays out. */
export function payoutGatewayName(words: Words, gateway: string): string {
  return gateway === 'manual' ? words('payoutRules.byHand') : gatewayName(words, gateway);
}

/** What a change makes other, before and after. */
export function ruleChanges(
  words: Words,
  { before, after }: { readonly before: Rules; readonly after: Rules },
  currency: string,
): (readonly [name: string, value: string])[] {
  return ruleNames
    .filter((name) => before[name] !== after[name])
    .map((name) => [
      words(`payoutRules.${name}`),
      `${ruleText(words, before, name, currency)} → ${ruleText(words, after, name, currency)}`,
    ]);
}
