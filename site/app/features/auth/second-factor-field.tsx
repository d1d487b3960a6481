import { Button } from '@marquee/ui/controls/button.tsx';
import { OtpField } from '@marquee/ui/controls/otp-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './auth.module.css';

/** Whether what was typed can be a second factor: six digits, or a recovery code such as 7K3F-9QXA-M2TD. */
export function isSecondFactor(typed: string): boolean {
  return /^(\d{6}|[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})$/.test(typed.trim().toUpperCase());
}

/** The code of the authenticator app, or one of the recovery codes where the app is out of reach. */
export function SecondFactorField({
  value,
  onValue,
  onComplete,
  error,
  ref,
}: {
  value: string;
  onValue: (typed: string) => void;
  /** Called once the six digits are there; a recovery code is sent by the form. */
  onComplete?: (digits: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}): ReactNode {
  const t = useWords();
  const [recovering, setRecovering] = useState(false);
  // The field that replaces the other takes the focus; the first one leaves that to its form.
  const switched = useRef(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (switched.current) frame.current?.querySelector('input')?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- The field is another one after each switch.
  }, [recovering]);
  return (
    <div ref={frame} className={styles['factor']}>
      {recovering ? (
        <TextField
          label={t('factor.recovery')}
          hint={t('factor.recoveryHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
          error={error}
          ref={ref}
        />
      ) : (
        <OtpField
          label={t('factor.code')}
          value={value}
          onValue={onValue}
          {...(onComplete && { onComplete })}
          error={error}
          ref={ref}
        />
      )}
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          onValue('');
          setRecovering(!recovering);
          switched.current = true;
        }}
      >
        {t(recovering ? 'factor.useApp' : 'factor.useRecovery')}
      </Button>
    </div>
  );
}
