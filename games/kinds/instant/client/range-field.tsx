/** One of many whole numbers, on a track that is filled as far as it is chosen. */
import { useLayoutEffect, useRef } from 'react';
import './style/range-field.css';

type RangeFieldProps = {
  label: string;
  /** What the number is, in words. */
  written: string;
  least: number;
  most: number;
  value: number;
  isLocked: boolean;
  onValue: (value: number) => void;
};

/** The field; the arrow keys move it by one. */
export function RangeField({ label, written, least, most, value, isLocked, onValue }: RangeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const share = (value - least) / (most - least);
  useLayoutEffect(() => input.current?.style.setProperty('--share', String(share)), [share]);
  return (
    <label className="field range-field">
      <span className="field-label">
        {label} <output>{written}</output>
      </span>
      <input
        ref={input}
        type="range"
        min={least}
        max={most}
        value={value}
        disabled={isLocked}
        onChange={({ target }) => onValue(Number(target.value))}
      />
    </label>
  );
}
