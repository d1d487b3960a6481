import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ChoiceLook } from './desk.ts';
import styles from './choice-cards.module.css';

export interface ChoiceCard {
  readonly value: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly picture: ReactNode;
}

/** Ways of which one is chosen, as large radio buttons. */
export function ChoiceCards({
  legend,
  cards,
  chosen,
  look,
  error,
  input,
}: {
  legend: string;
  cards: readonly ChoiceCard[];
  chosen: string;
  look: ChoiceLook;
  error: string | undefined;
  input: UseFormRegisterReturn;
}): ReactNode {
  return (
    <fieldset className={clsx(styles['choices'], styles[look])}>
      <legend>{legend}</legend>
      {cards.map(({ value, title, text, picture }) => (
        <label key={value} className={clsx(styles['choice'], chosen === value && styles['chosen'])}>
          <input type="radio" value={value} {...input} />
          <span className={styles['picture']}>{picture}</span>
          <span className={styles['name']}>
            {title}
            <span className={styles['text']}>{text}</span>
          </span>
          <Check className={styles['check']} size={18} aria-hidden="true" />
        </label>
      ))}
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
