/** Where a bet is cashed out by itself; left empty, its player does that. */
import { useId, useState } from 'react';
import { LEAST_TARGET, ROOM_LIMIT } from '../../rules.ts';
import { readHundredths, writeHundredths, writePlain } from '../multiplier.ts';
import { useWords } from '../words.ts';

type TargetFieldProps = {
  /** In hundredths; null for none. */
  target: number | null;
  onTarget: (target: number | null) => void;
  isLocked: boolean;
  /** Whether a bet without a target cannot be placed here. */
  isNeeded: boolean;
};

/** The field. What cannot be read, or is out of range, is said and not taken. */
export function TargetField({ target, onTarget, isLocked, isNeeded }: TargetFieldProps) {
  const words = useWords();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const fault = faultOf(typed);
  const isMissing = isNeeded && target === null && fault === null;
  const message =
    fault === 'range'
      ? words('crash.target_range', {
          least: writeHundredths(LEAST_TARGET),
          most: writeHundredths(ROOM_LIMIT),
        })
      : fault === 'unreadable'
        ? words('crash.target_unreadable')
        : isMissing
          ? words('crash.target_needed')
          : null;
  return (
    <div className="field target">
      <label htmlFor={id}>{words('crash.target')}</label>
      <div className={fault === null ? 'well' : 'well is-wrong'}>
        <span className="well-unit is-before" aria-hidden="true">
          ×
        </span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={words('crash.target_off')}
          readOnly={isLocked}
          aria-invalid={fault !== null}
          aria-describedby={message === null ? undefined : `${id}-message`}
          value={typed ?? (target === null ? '' : writePlain(target).replaceAll(',', ''))}
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            onTarget(faultOf(text) === null && text.trim() !== '' ? readHundredths(text) : null);
          }}
          onBlur={() => {
            if (fault === null) setTyped(null);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        {target !== null && !isLocked && (
          <button
            type="button"
            className="well-button"
            aria-label={words('crash.target_clear')}
            title={words('crash.target_clear')}
            onClick={() => {
              setTyped(null);
              onTarget(null);
            }}
          >
            <span aria-hidden="true">✕</span>
          </button>
        )}
      </div>
      {message !== null && (
        <p className={fault === null ? 'field-hint' : 'field-message'} id={`${id}-message`} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}

function faultOf(typed: string | null): 'unreadable' | 'range' | null {
  if (typed === null || typed.trim() === '') return null;
  const read = readHundredths(typed);
  if (read === null) return 'unreadable';
  return read < LEAST_TARGET || read > ROOM_LIMIT ? 'range' : null;
}
