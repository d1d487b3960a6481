import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

/** What every field is told besides its native attributes. */
export interface FieldWords {
  label: ReactNode;
  /** Shown under the field and read out with it. */
  hint?: ReactNode;
  /** What is wrong; its presence marks the field invalid. */
  error?: ReactNode;
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/**
 * The frame around one control: label above, control, hint and error beneath, tied together for assistive technology.
 * `children` is given the attributes that the control must carry.
 */
export function Field({
  label,
  hint,
  error,
  id: givenId,
  bare = false,
  className,
  children,
}: FieldWords & {
  id?: string | undefined;
  /** Leave the border to the control itself. */
  bare?: boolean;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  const control = children({
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  });
  return (
    <div className={clsx(styles['field'], className)}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {bare ? control : <div className={clsx(styles['frame'], error && styles['invalid'])}>{control}</div>}
      {error && (
        <p className={styles['error']} id={errorId} role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
