/** A number of the wager, typed in decimals and kept in whole parts: a hundredth, a ten-thousandth. */
import { useId, useState } from 'react';

type NumberFieldProps = {
  label: string;
  /** In parts of 10 to the power of `-decimals`. */
  value: number;
  decimals: number;
  isLocked: boolean;
  /** Gets what was typed, in the same parts; what is out of range, the game brings back into it. */
  onValue: (value: number) => void;
};

/** Follows the other fields until something is typed into it. */
export function NumberField({ label, value, decimals, isLocked, onValue }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isUnreadable = typed !== null && readDecimal(typed, decimals) === null;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={isUnreadable ? 'well is-wrong' : 'well'}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          readOnly={isLocked}
          aria-invalid={isUnreadable}
          value={typed ?? writeDecimal(value, decimals)}
          onChange={(event) => {
            setTyped(event.target.value);
            const read = readDecimal(event.target.value, decimals);
            if (read !== null) onValue(read);
          }}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      </div>
    </div>
  );
}

/** Reads decimals with a point or a comma into whole parts; further digits are dropped. Null if it is no number. */
function readDecimal(text: string, decimals: number): number | null {
  const parts = /^(\d{0,8})(?:[.,](\d*))?$/.exec(text.trim());
  const [units = '', fraction = ''] = [parts?.[1], parts?.[2]];
  if (!parts || units + fraction === '') return null;
  return Number(`${units || '0'}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
}

/** Two digits always, further ones where there are any. */
function writeDecimal(value: number, decimals: number): string {
  const digits = Math.round(value)
    .toString()
    .padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals);
  const shown = fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, '');
  return `${digits.slice(0, -decimals)}.${shown}`;
}
