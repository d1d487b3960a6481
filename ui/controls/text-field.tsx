import { Eye } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';

/** One line of text. Takes every attribute of an input, so that a form library's registration can be spread on it. */
export function TextField({
  label,
  hint,
  error,
  prefix,
  className,
  id,
  ...input
}: FieldWords & { prefix?: ReactNode } & Omit<ComponentProps<'input'>, 'prefix'>): ReactNode {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(wiring) => (
        <>
          {prefix !== undefined && <span className={styles['affix']}>{prefix}</span>}
          <input {...input} {...wiring} className={styles['input']} />
        </>
      )}
    </Field>
  );
}

/** A password with a button that shows it; the two labels name that button. */
export function PasswordField({
  label,
  hint,
  error,
  showLabel,
  hideLabel,
  className,
  id,
  ...input
}: FieldWords & { showLabel: string; hideLabel: string } & Omit<ComponentProps<'input'>, 'type'>): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(wiring) => (
        <>
          <input {...input} {...wiring} type={shown ? 'text' : 'password'} className={styles['input']} />
          <button
            type="button"
            className={styles['reveal']}
            aria-label={shown ? hideLabel : showLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Eye size={20} aria-hidden="true" />
          </button>
        </>
      )}
    </Field>
  );
}
