import type { ReactNode } from 'react';
import type { HomeCategory } from '../home/section.ts';
import styles from './street.module.css';

/** As many stalls as fill the street twice on a wide screen. */
const stallsAtMost = 12;

/** A street of stalls under striped awnings: one for each category of games. */
export function Street({
  label,
  categories,
}: {
  label: string;
  categories: readonly HomeCategory[];
}): ReactNode {
  const stalls = categories.slice(0, stallsAtMost);
  return (
    <nav className={styles['street']} aria-label={label}>
      <ul className={styles['stalls']}>
        {stalls.map((stall) => (
          <li key={stall.id} className={styles['plot']}>
            <a className={styles['stall']} href={stall.href}>
              <span className={styles['awning']} />
              <span className={styles['goods']}>
                <img
                  className={styles['big']}
                  src={stall.image}
                  alt=""
                  width={96}
                  height={96}
                  loading="lazy"
                />
              </span>
              <span className={styles['sign']}>{stall.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
