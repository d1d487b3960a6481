import type { ReactNode } from 'react';
import styles from './trail.module.css';

/** The way of a new player as stepping stones, each leading to its page. */
export function Trail({
  title,
  lead,
  steps,
}: {
  title: string;
  lead: string;
  steps: readonly { readonly title: string; readonly text: string; readonly href: string }[];
}): ReactNode {
  return (
    <section className={styles['trail']} aria-labelledby="trail">
      <div>
        <h2 className={styles['title']} id="trail">
          {title}
        </h2>
        <p className={styles['lead']}>{lead}</p>
      </div>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step.href} className={styles['step']}>
            <a className={styles['link']} href={step.href}>
              <span className={styles['name']}>{step.title}</span>
              <span className={styles['text']}>{step.text}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
