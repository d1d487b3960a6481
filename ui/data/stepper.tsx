import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './data.module.css';

/** The steps of a task and how far it is; `current` counts from 0. */
export function Stepper({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly string[];
  current: number;
}): ReactNode {
  return (
    <ol className={styles['stepper']} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={clsx(
            styles['step'],
            index < current && styles['stepDone'],
            index === current && styles['stepNow'],
          )}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
