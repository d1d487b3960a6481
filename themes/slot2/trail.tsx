import type { ReactNode } from 'react';
import type { Trail as TrailData } from '../home/section.ts';
import styles from './trail.module.css';

/** The way of a new player, or a player's missions, as stepping stones, each leading to its page. */
export function Trail({ title, lead, steps }: TrailData): ReactNode {
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
          <li
            key={`${step.title} ${step.href}`}
            className={styles['step']}
            data-ready={step.percent === 100}
            data-claim={step.percent === 100 ? '' : undefined}
          >
            <a className={styles['link']} href={step.href}>
              <span className={styles['name']}>{step.title}</span>
              <span className={styles['text']}>{step.text}</span>
              {step.percent !== undefined && (
                <span className={styles['meter']}>
                  <span style={{ width: `${step.percent}%` }} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
