import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './field.tsx';
import pickStyles from './amount-field.module.css';
import styles from './field.module.css';

export type AmountFieldProps = FieldWords & {
  /** Shown before the amount, e.g. "₱". */
  currency: ReactNode;
  picks?: readonly { value: string; label: string }[];
  /** The value now in the field, to mark the pick that it equals. */
  picked?: string | undefined;
  onPick?: (value: string) => void;
} & Omit<ComponentProps<'input'>, 'type' | 'inputMode'>;

/** How many signs a pick may have for four of them to stand in a phone's line. */
const LONG = 7;

/** Whether four of the picks are too long for a phone's line. */
export const hasLong = (picks: readonly { readonly label: string }[]): boolean =>
  picks.some(({ label }) => label.length > LONG);

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
}: AmountFieldProps): ReactNode {
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
        <div className={pickStyles['picks']} data-long={hasLong(picks)}>
          {picks.map((pick) => (
            <button
              key={pick.value}
              type="button"
              className={pickStyles['pick']}
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
