import { clsx } from 'clsx';
import { Delete } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { hasLong, type AmountFieldProps } from './amount-field.tsx';
import { amountKeys, pressAmountKey, type AmountKey } from './amount-keys.ts';
import styles from './amount-counter.module.css';
import { Field } from './field.tsx';

/** What the keys say that are no digits. */
export interface KeypadWords {
  readonly keypad: string;
  readonly back: string;
  readonly point: string;
}

/**
 * An amount of money as on a counter: large, with quick picks and a keypad under it. The keypad writes into the same field
 * that a keyboard types into; on a phone the field brings no keyboard of its own.
 */
export function AmountCounter({
  label,
  hint,
  error,
  currency,
  picks = [],
  picked = '',
  onPick,
  onType,
  spoken,
  words,
  isWhole,
  className,
  id,
  ...input
}: AmountFieldProps & {
  /** Called with the text that a key has made of the amount. */
  onType: (value: string) => void;
  /** The amount as it is read out after a key. */
  spoken: string;
  words: KeypadWords;
  /** Whether the currency has no decimals. */
  isWhole: boolean;
}): ReactNode {
  // The amount that nobody has typed: the first one, and a quick pick.
  const [given, setGiven] = useState<string | undefined>(picked);
  const [typed, setTyped] = useState<string>();

  function press(key: AmountKey): void {
    const next = pressAmountKey(picked, key, given === picked);
    setGiven(undefined);
    setTyped(next);
    onType(next);
  }
  return (
    <div className={clsx(styles['counter'], className)}>
      <Field label={label} hint={hint} error={error} id={id} bare className={styles['display']}>
        {(wiring) => (
          <span className={styles['figure']} data-length={Math.min(13, Math.max(1, picked.length))}>
            <span className={styles['currency']}>{currency}</span>
            <input
              autoComplete="off"
              placeholder="0"
              size={Math.max(1, picked.length)}
              {...input}
              {...wiring}
              type="text"
              inputMode="none"
              className={styles['input']}
            />
          </span>
        )}
      </Field>
      {picks.length > 0 && (
        <div className={styles['picks']} data-long={hasLong(picks)}>
          {picks.map((pick) => (
            <button
              key={pick.value}
              type="button"
              className={styles['pick']}
              aria-pressed={picked === pick.value}
              onClick={() => {
                setGiven(pick.value);
                onPick?.(pick.value);
              }}
            >
              {pick.label}
            </button>
          ))}
        </div>
      )}
      <fieldset className={styles['keys']} aria-label={words.keypad}>
        {amountKeys(isWhole).map((key) => (
          <button
            key={key}
            type="button"
            className={styles['key']}
            aria-label={key === 'back' ? words.back : key === '.' ? words.point : undefined}
            onClick={() => press(key)}
          >
            {key === 'back' ? <Delete size={26} aria-hidden="true" /> : key}
          </button>
        ))}
      </fieldset>
      <output className={styles['spoken']}>{typed === picked ? spoken : ''}</output>
    </div>
  );
}
