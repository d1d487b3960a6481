import { BadgeCheck, HeartHandshake, Percent, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './promise-strip.module.css';

const icons = { fair: BadgeCheck, exact: Percent, ledger: ScrollText, care: HeartHandshake };

export interface HousePromise {
  readonly icon: keyof typeof icons;
  readonly title: string;
  readonly text: string;
}

/** What the house stands for, a few short promises side by side. */
export function PromiseStrip({
  title,
  promises,
}: {
  title: string;
  promises: readonly HousePromise[];
}): ReactNode {
  return (
    <section className={styles['strip']} aria-labelledby="promises">
      <h2 className={styles['title']} id="promises" data-section-title="">
        {title}
      </h2>
      <ul className={styles['list']}>
        {promises.map((promise) => {
          const Icon = icons[promise.icon];
          return (
            <li key={promise.title} className={styles['promise']}>
              <span className={styles['icon']}>
                <Icon size={24} strokeWidth={1.6} aria-hidden="true" />
              </span>
              <h3>{promise.title}</h3>
              <p>{promise.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
