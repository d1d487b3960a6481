import type { Promo } from '@marquee/ui/sections/promo-strip.tsx';
import type { ReactNode } from 'react';
import styles from './postcards.module.css';

/** Some promotions as in a magazine: the first over two columns, the others beside it; nothing without any. */
export function Postcards({
  title,
  allLabel,
  allHref,
  promos,
}: {
  title: string;
  allLabel: string;
  allHref: string;
  promos: readonly Promo[];
}): ReactNode {
  if (promos.length === 0) return null;
  return (
    <section className={styles['post']} aria-labelledby="promos">
      <div className={styles['head']}>
        <h2 className={styles['title']} id="promos" data-section-title="">
          {title}
        </h2>
        <a className={styles['all']} href={allHref} aria-describedby="promos">
          {allLabel}
        </a>
      </div>
      <ul className={styles['list']}>
        {promos.map((promo) => (
          <li key={promo.key} className={styles['card']}>
            {promo.image && (
              <div className={styles['picture']}>
                <img src={promo.image} alt="" width={960} height={480} loading="lazy" data-late="" />
              </div>
            )}
            <div className={styles['words']}>
              <h3 className={styles['name']}>
                <a className={styles['link']} href={promo.href}>
                  {promo.title}
                </a>
              </h3>
              <p>{promo.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
