import type { ReactNode } from 'react';
import type { HomeCategory } from '../home/section.ts';
import styles from './promenade.module.css';

/** The categories along the water: a band of sea whose swell moves slowly. */
export function Promenade({
  label,
  categories,
}: {
  label: string;
  categories: readonly HomeCategory[];
}): ReactNode {
  return (
    <nav className={styles['promenade']} aria-label={label}>
      <span className={styles['swell']} aria-hidden="true" />
      <ul className={styles['walk']}>
        {categories.map((category) => (
          <li key={category.id}>
            <a className={styles['stop']} href={category.href}>
              <img src={category.image} alt="" width={56} height={56} loading="lazy" data-late="" />
              {category.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
