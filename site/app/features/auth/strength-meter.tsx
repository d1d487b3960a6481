import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { passwordStrength } from './password-strength.ts';
import styles from './auth.module.css';

/** How hard a new password is to guess, in three bars and a word. */
export function StrengthMeter({ password }: { password: string }): ReactNode {
  const t = useWords();
  const strength = passwordStrength(password);
  return (
    <div className={styles['meter']} data-strength={strength}>
      <span className={styles['bar']} />
      <span className={styles['bar']} />
      <span className={styles['bar']} />
      <output className={styles['meterText']}>{password && t(`register.strength.${strength}`)}</output>
    </div>
  );
}
