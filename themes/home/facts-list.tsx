import type { ReactNode } from 'react';
import type { HomeData } from './section.ts';

/** The figures of the house; the classes are the template's. */
export function FactsList({
  facts,
  styles,
}: Pick<HomeData, 'facts'> & {
  styles: Readonly<Record<'list' | 'fact' | 'label' | 'value', string | undefined>>;
}): ReactNode {
  return (
    <dl className={styles.list}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt className={styles.label}>{fact.label}</dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
