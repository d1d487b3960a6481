import type { ReactNode } from 'react';
import styles from './jackpot-band.module.css';

/** A jackpot as a band over the whole width: what it is, its amount, and where it is played. */
export function JackpotBand({
  label,
  amount,
  more,
  href,
}: {
  label: string;
  amount: ReactNode;
  more: string;
  href: string;
}): ReactNode {
  return (
    <a className={styles['band']} href={href}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['amount']}>{amount}</span>
      <span className={styles['more']}>{more}</span>
    </a>
  );
}
