import { currencySymbol, formatMoney } from '@marquee/ui/data/decimal.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { plainAmount, type Prize } from './outcome.ts';

interface PrizeWords {
  /** "3 tokens" */
  tokens(amount: string): string;
  /** "3 tokens", "₱10.00", "No prize" */
  full(prize: Pick<Prize, 'kind' | 'amount'>): string;
  /** As short as fits a segment: "3", "₱10"; a dash where nothing is won. */
  short(prize: Pick<Prize, 'kind' | 'amount'>): string;
}

/** Prizes in the visitor's language and the site's currency. */
export function usePrizeWords(): PrizeWords {
  const t = useWords();
  const currency = useShell().site?.currency ?? '';
  const tokens = (amount: string): string =>
    t('minigame.tokens', { count: Number(amount), amount: plainAmount(amount) });
  return {
    tokens,
    full(prize) {
      if (prize.kind === 'none') return t('minigame.noPrize');
      return prize.kind === 'cash' ? formatMoney(prize.amount, currency) : tokens(prize.amount);
    },
    short(prize) {
      if (prize.kind === 'none') return '–';
      const amount = plainAmount(prize.amount);
      return prize.kind === 'cash' ? currencySymbol(currency) + amount : amount;
    },
  };
}
