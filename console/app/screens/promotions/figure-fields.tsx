import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useState, type ReactNode } from 'react';

/** A whole number. What is no number yet is kept as it is written, and given on as nothing. */
export function NumberField({
  label,
  hint,
  error,
  value,
  onValue,
}: {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: number | null | undefined;
  onValue: (value: number | undefined) => void;
}): ReactNode {
  const [text, setText] = useState(value === null || value === undefined ? '' : String(value));
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const written = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 9);
        setText(written);
        onValue(written === '' ? undefined : Number(written));
      }}
    />
  );
}

/** A decimal as text: an amount, a multiple or a percentage. An empty one is nothing. */
export function DecimalField({
  label,
  hint,
  error,
  value,
  onValue,
}: {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string | null | undefined;
  onValue: (value: string | undefined) => void;
}): ReactNode {
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      value={value ?? ''}
      onChange={(event) => {
        const written = event.currentTarget.value.replaceAll(/[^\d.]/g, '');
        onValue(written === '' ? undefined : written);
      }}
    />
  );
}
