import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({
  legend,
  name,
  options,
  chosen,
  choose,
}: {
  legend: string;
  name: string;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  chosen: Value;
  choose: (value: Value) => void;
}): ReactNode {
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['options']}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles['option']}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
