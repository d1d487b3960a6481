import type { ReactNode } from 'react';
import type { HomeCategory } from '../home/section.ts';
import styles from './doors.module.css';

/** A tall arched door for each category. It stands ajar, so that one sees what is behind it, and opens to who comes near. */
export function Doors({
  label,
  categories,
}: {
  label: string;
  categories: readonly HomeCategory[];
}): ReactNode {
  return (
    <nav className={styles['doors']} aria-label={label} data-play="">
      <ul className={styles['row']}>
        {categories.map((category) => (
          <li key={category.id}>
            <a className={styles['door']} href={category.href}>
              <span className={styles['arch']}>
                <span className={styles['room']}>
                  <img src={category.image} alt="" width={96} height={96} loading="lazy" data-late="" />
                  <span className={styles['leaf']} />
                  <span className={styles['leaf']} />
                </span>
              </span>
              <span className={styles['name']}>{category.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
