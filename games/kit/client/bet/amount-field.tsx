/** The stake: typed, halved, doubled, or the highest that is allowed. */
import { useId, useState, type ReactNode } from 'react';
import { useKitWords } from '../words/kit-words.ts';
import { useMoney } from '../words/money-context.ts';
import { faultOf, readAmount, within, writeAmount, type Limits } from './amount.ts';

type AmountFieldProps = {
  bet_minor: bigint;
  onBet: (bet_minor: bigint) => void;
  /** Null where the wager allows no stake at all. */
  limits: Limits | null;
  step_minor: bigint;
  /** The most that the button for the highest stake may take: what the player has. */
  balance_minor: bigint;
  isLocked: boolean;
  /** Stands beside the label: what the player has. */
  children?: ReactNode;
};

/** The field; while it cannot be read it keeps what was typed, and the last stake that could be. */
export function AmountField(props: AmountFieldProps) {
  const { bet_minor, onBet, limits, step_minor, balance_minor, isLocked, children } = props;
  const words = useKitWords();
  const money = useMoney();
  const id = useId();
  /** What is being typed; null while nothing is. */
  const [typed, setTyped] = useState<string | null>(null);
  const isUnreadable = typed !== null && readAmount(typed) === null;
  const fault = limits ? faultOf(bet_minor, limits) : null;
  const bound = (amount_minor: bigint): void => {
    setTyped(null);
    if (limits) onBet(within(amount_minor, limits));
  };
  const message = ((): string | null => {
    if (isUnreadable) return words('amount.not_a_number');
    if (!limits) return words('amount.nothing_allowed');
    if (fault === 'too_low') return words('amount.too_low', { least: money(limits.least_minor) });
    if (fault === 'too_high') return words('amount.too_high', { most: money(limits.most_minor) });
    if (fault === 'bad_step') return words('amount.bad_step', { step: money(limits.step_minor) });
    return null;
  })();
  const most_minor = limits
    ? within(balance_minor < limits.most_minor ? balance_minor : limits.most_minor, limits)
    : bet_minor;

  return (
    <div className="field amount">
      <div className="amount-head">
        <label htmlFor={id}>{words('amount.label')}</label>
        {children}
      </div>
      <div className={message === null ? 'well' : 'well is-wrong'}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          readOnly={isLocked}
          aria-invalid={message !== null}
          aria-describedby={message === null ? undefined : `${id}-message`}
          value={typed ?? writeAmount(bet_minor, step_minor)}
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            const amount_minor = readAmount(text);
            if (amount_minor !== null) onBet(amount_minor);
          }}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        <button
          type="button"
          className="well-button"
          disabled={isLocked}
          aria-label={words('amount.half')}
          onClick={() => bound(bet_minor / 2n)}
        >
          ½
        </button>
        <button
          type="button"
          className="well-button"
          disabled={isLocked}
          aria-label={words('amount.double')}
          onClick={() => bound(bet_minor * 2n)}
        >
          2×
        </button>
        <button
          type="button"
          className="well-button"
          disabled={isLocked}
          aria-label={words('amount.max_label')}
          onClick={() => bound(most_minor)}
        >
          {words('amount.max')}
        </button>
      </div>
      {message !== null && (
        <p className="field-message" id={`${id}-message`} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
