import type { Promo } from '@marquee/ui/sections/promo-strip.tsx';
import type { ReactNode } from 'react';
import styles from './promo-sweets.module.css';

/** Some promotions as wrapped sweets, the picture round at one end; nothing without any. */
export function PromoSweets({
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
    <section className={styles['sweets']} aria-labelledby="promos">
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
          <li key={promo.key} className={styles['slot']}>
            <a className={styles['sweet']} href={promo.href}>
              {promo.image && (
                <img
                  className={styles['picture']}
                  src={promo.image}
                  alt=""
                  width={960}
                  height={480}
                  loading="lazy"
                  data-late=""
                />
              )}
              <span className={styles['words']}>
                <b className={styles['name']}>{promo.title}</b>
                {promo.text}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
