import { formatMoney, formatNumber, fromMinor, toMinor } from '@marquee/ui/data/decimal.ts';
import { useBalance } from '../../session/balance.ts';
import { useVip } from '../../session/vip.ts';
import { useWords } from '../../words/use-words.ts';
import { useBankAccounts } from '../cashier/bank-accounts.ts';
import { useWithdrawalInfo } from '../cashier/withdrawal-info.ts';
import { measureWords } from '../safety/measure-words.ts';
import { useLimits } from '../safety/safety.ts';

/** What the tiles of the hub say beside their names, by the paths of their pages; undefined until it is known. */
export function useTileFigures(): Readonly<Record<string, string>> | undefined {
  const t = useWords();
  const withdrawal = useWithdrawalInfo();
  const banks = useBankAccounts();
  const limits = useLimits();
  const balance = useBalance();
  const vip = useVip();
  if ([withdrawal, banks, limits, balance, vip].some(({ isPending }) => isPending)) return undefined;

  const pending = withdrawal.data?.pending ?? [];
  const open = pending.reduce((sum, { amount }) => sum + toMinor(amount), 0n);
  const [held] = limits.data?.limits.filter(({ limit }) => limit) ?? [];
  return {
    '/withdrawal':
      withdrawal.data && open > 0n
        ? t('account.figure.withdrawal', { amount: formatMoney(fromMinor(open), withdrawal.data.currency) })
        : '',
    '/bank-details': banks.data ? t('account.figure.banks', { count: banks.data.value.length }) : '',
    '/responsible-gaming': held?.remaining
      ? t('safety.summary', {
          kind: t(`safety.kind.${held.kind}`),
          window: t(`safety.window.${held.window}`),
          left: measureWords(t, held.remaining, limits.data?.currency ?? ''),
        })
      : t('account.figure.noLimits'),
    '/minigame': balance.data
      ? t('account.figure.tokens', { tokens: formatNumber(balance.data.game_token.replace(/\.0+$/, '')) })
      : '',
    '/vip': vip.data?.nextLevel[0]?.vip_name ?? '',
  };
}
