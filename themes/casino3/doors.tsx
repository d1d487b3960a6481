import type { ReactNode } from 'react';
import type { HomeCategory } from '../home/section.ts';
import styles from './doors.module.css';

/** The categories as hexagons that lie edge to edge, every other one lower. */
export function Doors({
  label,
  categories,
}: {
  label: string;
  categories: readonly HomeCategory[];
}): ReactNode {
  return (
    <nav className={styles['doors']} aria-label={label}>
      <ul className={styles['comb']}>
        {categories.map((category) => (
          <li key={category.id} className={styles['cell']}>
            <a className={styles['door']} href={category.href}>
              <img
                className={styles['picture']}
                src={category.image}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                data-late=""
              />
              {category.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
