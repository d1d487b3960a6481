import type { ReactNode } from 'react';
import { Sign } from '../icons/sign.tsx';
import type { SignName } from '../icons/signs.ts';
import styles from './promise-strip.module.css';

const icons = {
  fair: 'badge-check',
  exact: 'percent',
  ledger: 'scroll-text',
  care: 'heart-handshake',
} as const satisfies Record<string, SignName>;

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
        {promises.map((promise) => (
          <li key={promise.title} className={styles['promise']}>
            <span className={styles['icon']}>
              <Sign name={icons[promise.icon]} strokeWidth={1.6} />
            </span>
            <h3>{promise.title}</h3>
            <p>{promise.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
