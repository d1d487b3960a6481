import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import styles from './forms.module.css';

/** The code of an authenticator app, or a recovery code in its place. */
export function CodeField({
  value,
  onValue,
  error,
  begins = false,
  recovery = true,
}: {
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
  /** Whether it takes the focus. */
  begins?: boolean;
  /** Whether a recovery code is taken too. */
  recovery?: boolean;
}): ReactNode {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  // A dialog takes the focus when it opens, which is after this.
  useEffect(() => {
    if (begins) queueMicrotask(() => frame.current?.querySelector('input')?.focus());
  }, [begins]);
  return (
    <div ref={frame} className={styles['code']}>
      <TextField
        label={words('code.label')}
        hint={recovery ? words('code.hint') : undefined}
        error={error}
        name="totp"
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={recovery ? 'text' : 'numeric'}
        maxLength={16}
      />
    </div>
  );
}
