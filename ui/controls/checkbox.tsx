import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { FieldWords } from './field.tsx';
import styles from './field.module.css';

/** A native checkbox with its label beside it and its error beneath. */
export function Checkbox({
  label,
  hint,
  error,
  ...input
}: FieldWords & Omit<ComponentProps<'input'>, 'type'>): ReactNode {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <div className={styles['field']}>
      <label className={styles['check']} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles['box']}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>
          {label}
          {hint && <span className={styles['hint']}> {hint}</span>}
        </span>
      </label>
      {error && (
        <p className={styles['error']} id={`${id}-error`} role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
