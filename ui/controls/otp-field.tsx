import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './field.tsx';
import styles from './otp-field.module.css';

/** How many digits a one-time code has. */
const codeLength = 6;

/**
 * A one-time code of six digits: one real input, so that pasting and the keyboard's offer of a received code work, over
 * six drawn cells. `onValue` is given the digits; `onComplete` once there are six.
 */
export function OtpField({
  label,
  hint,
  error,
  value,
  onValue,
  onComplete,
  ...input
}: FieldWords & {
  value: string;
  onValue: (digits: string) => void;
  onComplete?: (digits: string) => void;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'inputMode' | 'maxLength'>): ReactNode {
  function take(text: string): void {
    const digits = text.replaceAll(/\D/g, '').slice(0, codeLength);
    onValue(digits);
    if (digits.length === codeLength && digits !== value) onComplete?.(digits);
  }
  return (
    <Field label={label} hint={hint} error={error} id={input.id} bare>
      {(wiring) => (
        <div className={styles['code']}>
          {Array.from({ length: codeLength }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              className={clsx(
                styles['cell'],
                error && styles['cellInvalid'],
                index === Math.min(value.length, codeLength - 1) && styles['cellNext'],
              )}
            >
              {value[index] ?? ''}
            </span>
          ))}
          <input
            {...input}
            {...wiring}
            className={styles['codeInput']}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            maxLength={12}
            value={value}
            onChange={(event) => take(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
