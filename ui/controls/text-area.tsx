import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';
import areaStyles from './text-area.module.css';

/** Several lines of text. Takes every attribute of a text area, so that a form library's registration can be spread on it. */
export function TextArea({
  label,
  hint,
  error,
  className,
  id,
  ...area
}: FieldWords & ComponentProps<'textarea'>): ReactNode {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(wiring) => (
        <textarea rows={6} {...area} {...wiring} className={clsx(styles['input'], areaStyles['area'])} />
      )}
    </Field>
  );
}
