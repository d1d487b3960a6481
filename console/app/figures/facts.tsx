import type { ReactNode } from 'react';
import styles from './figures.module.css';

/** Names with their values beside them. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}): ReactNode {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a page: its title, what can be done with it, and its content. */
export function Section({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <section className={styles['section']}>
      <header>
        <h2>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}

/** Says that a part has nothing in it. */
export function Nothing({ children }: { children: ReactNode }): ReactNode {
  return <p className={styles['nothing']}>{children}</p>;
}
