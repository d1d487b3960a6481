import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';

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
