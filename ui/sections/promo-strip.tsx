import type { ReactNode } from 'react';
import styles from './promo-strip.module.css';

export interface Promo {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Twice as wide as high; empty without one. */
  readonly image: string;
  readonly href: string;
}

/** Some promotions side by side, each leading to its page, and the way to all of them; nothing without any. */
export function PromoStrip({
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
    <section className={styles['strip']} aria-labelledby="promos">
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
          <li key={promo.key} className={styles['promo']}>
            {promo.image && (
              <img src={promo.image} alt="" width={960} height={480} loading="lazy" data-late="" />
            )}
            <h3>
              <a href={promo.href}>{promo.title}</a>
            </h3>
            <p>{promo.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
