import { clsx } from 'clsx';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
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
            {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </button>
        </>
      )}
    </Field>
  );
}

/** A native select. */
export function SelectField({
  label,
  hint,
  error,
  options,
  className,
  id,
  ...select
}: FieldWords & {
  options: readonly { value: string; label: string; disabled?: boolean }[];
} & Omit<ComponentProps<'select'>, 'children'>): ReactNode {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(wiring) => (
        <>
          <select {...select} {...wiring} className={styles['input']}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles['chevron']} size={20} aria-hidden="true" />
        </>
      )}
    </Field>
  );
}

/**
 * An amount of money as decimal text, never a number, with quick picks. Uncontrolled by default: `onPick` is called with
 * a pick's value, and the form sets it.
 */
export function AmountField({
  label,
  hint,
  error,
  currency,
  picks = [],
  picked,
  onPick,
  className,
  id,
  ...input
}: FieldWords & {
  /** Shown before the amount, e.g. "₱". */
  currency: ReactNode;
  picks?: readonly { value: string; label: string }[];
  /** The value now in the field, to mark the pick that it equals. */
  picked?: string | undefined;
  onPick?: (value: string) => void;
} & Omit<ComponentProps<'input'>, 'type' | 'inputMode'>): ReactNode {
  return (
    <div className={clsx(styles['field'], className)}>
      <Field label={label} hint={hint} error={error} id={id}>
        {(wiring) => (
          <>
            <span className={styles['affix']}>{currency}</span>
            <input
              autoComplete="off"
              {...input}
              {...wiring}
              type="text"
              inputMode="decimal"
              className={clsx(styles['input'], styles['amount'])}
            />
          </>
        )}
      </Field>
      {picks.length > 0 && (
        <div className={styles['picks']}>
          {picks.map((pick) => (
            <button
              key={pick.value}
              type="button"
              className={styles['pick']}
              aria-pressed={picked === pick.value}
              onClick={() => onPick?.(pick.value)}
            >
              {pick.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
