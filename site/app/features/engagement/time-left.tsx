import { Countdown, useRemainingSeconds } from '@marquee/ui/data/countdown.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './engagement.module.css';

const hour_s = 3600;
const day_s = 24 * hour_s;

/** The time until a moment: days and hours while it is far, a running clock on its last day. */
export function TimeLeft({ until }: { until: string }): ReactNode {
  const t = useWords();
  const until_ms = Date.parse(until);
  const remaining_s = useRemainingSeconds(until_ms) ?? 0;
  if (remaining_s < day_s) return <Countdown until_ms={until_ms} />;
  const days = Math.floor(remaining_s / day_s);
  const hours = Math.floor((remaining_s % day_s) / hour_s);
  return <span className={styles['left']}>{t('time.daysHours', { days, hours })}</span>;
}
