import type { ReactNode } from 'react';
import type { HomeCategory, HomeJackpot } from '../home/section.ts';
import styles from './footlights.module.css';

/** The categories as the lamps along the front edge of the stage, and the jackpot on the prompter's box before them. */
export function Footlights({
  label,
  categories,
  jackpot,
}: {
  label: string;
  categories: readonly HomeCategory[];
  jackpot: HomeJackpot | undefined;
}): ReactNode {
  return (
    <>
      {jackpot && (
        <a className={styles['box']} href={jackpot.href} data-play="">
          <span>{jackpot.label}</span>
          <b className={styles['amount']}>{jackpot.amount}</b>
          <span className={styles['more']}>{jackpot.more}</span>
        </a>
      )}
      <nav className={styles['edge']} aria-label={label} data-play="">
        <ul className={styles['lamps']}>
          {categories.map((category) => (
            <li key={category.id}>
              <a className={styles['lamp']} href={category.href}>
                <img src={category.image} alt="" width={96} height={96} />
                <span className={styles['shell']} />
                {category.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
