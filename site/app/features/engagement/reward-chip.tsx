import type { rewardSchema } from '@marquee/contract/engagement.ts';
import { formatMoney, formatNumber } from '@marquee/ui/data/decimal.ts';
import { Banknote, Coins, Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useWords, type Words } from '../../words/use-words.ts';
import styles from './engagement.module.css';

export type Reward = z.infer<typeof rewardSchema>;

const icons = { cash: Banknote, bonus: Gift, token: Coins } as const;

/** A reward in words: "₱20.00", "₱20.00 bonus" or "20 tokens". */
export function rewardWords(t: Words, { kind, amount, currency }: Reward): string {
  return t(`reward.${kind}`, {
    amount: kind === 'token' ? formatNumber(amount) : formatMoney(amount, currency),
  });
}

/** A reward with the icon of its kind. */
export function RewardChip({ reward }: { reward: Reward }): ReactNode {
  const t = useWords();
  const Icon = icons[reward.kind];
  return (
    <span className={styles['reward']}>
      <Icon size={18} aria-hidden="true" />
      {rewardWords(t, reward)}
    </span>
  );
}
