import type { leaderboardSchema } from '@marquee/contract/engagement.ts';
import { formatMoney, formatNumber } from '@marquee/ui/data/decimal.ts';
import type { z } from 'zod';

export type Leaderboard = z.infer<typeof leaderboardSchema>;

/** A score as its metric is read: an amount of money, a multiple, or a count. */
export function formatScore(
  score: string,
  { metric, currency }: Pick<Leaderboard, 'metric' | 'currency'>,
): string {
  if (metric === 'turnover') return formatMoney(score, currency);
  if (metric === 'win_multiplier') return `×${formatNumber(score).replace(/\.0+$/, '')}`;
  return formatNumber(score);
}
