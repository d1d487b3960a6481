import type { ReactNode } from 'react';
import type { HomeJackpot } from './section.ts';

/** The jackpot as it grows, a link to where it is played for. Nothing where the site has none. */
export function JackpotCounter({
  jackpot,
  styles,
}: {
  jackpot: HomeJackpot | undefined;
  styles: Readonly<Record<'counter' | 'label' | 'amount' | 'more', string | undefined>>;
}): ReactNode {
  if (!jackpot) return undefined;
  return (
    <a className={styles.counter} href={jackpot.href}>
      <span className={styles.label}>{jackpot.label}</span>
      <span className={styles.amount}>{jackpot.amount}</span>
      <span className={styles.more}>{jackpot.more}</span>
    </a>
  );
}
