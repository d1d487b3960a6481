/** Where a ticket is filled in: digits, whether their order counts, and for how many draws. */
import { Delete, Dices, X } from 'lucide-react';
import { useState } from 'react';
import type { Bets } from '../../../table/client/bet-spot.tsx';
import { anyOrderOf, DIGITS } from '../../digits.ts';
import type { Sale } from '../live-view.ts';
import { SubscriptionOffer } from '../subscriptions/offer.tsx';
import { useWords } from '../words.ts';
import { DrawsStepper } from './draws-stepper.tsx';
import { SpotName } from './numbers.tsx';

type PickerProps = {
  drums: number;
  bets: Bets;
  sale: Sale;
  /** What a unit on a spot pays, as it is written: `950`. */
  paysOf: (spot: string) => string;
};

const digitsOf = Array.from({ length: DIGITS }, (_, digit) => digit);

/** A line is laid with the chosen chip as soon as it is whole and added; a press on it adds another. */
export function Picker({ drums, bets, sale, paysOf }: PickerProps) {
  const words = useWords();
  const [digits, setDigits] = useState<readonly number[]>([]);
  const [isExact, setExact] = useState(true);
  const spot = spotOf(digits, drums, isExact);
  const isWhole = digits.length === drums;
  const { layout, isOpen, marks } = bets;
  const add = (): void => {
    if (!isOpen || spot === null) return;
    bets.place(spot);
    setDigits([]);
  };
  return (
    <div className="lotto-picker">
      <div className="lotto-entry">
        <output className="lotto-slots" aria-label={words('lotto.your_numbers')}>
          {Array.from({ length: drums }, (_, index) => (
            // The places are always the same.
            // oxlint-disable-next-line react/no-array-index-key
            <b key={index} className={digits[index] === undefined ? 'is-empty' : ''}>
              {digits[index] ?? '·'}
            </b>
          ))}
        </output>
        <fieldset className="tabs lotto-orders" aria-label={words('lotto.order')}>
          {([true, false] as const).map((each) => (
            <button
              key={String(each)}
              type="button"
              aria-pressed={isExact === each}
              onClick={() => setExact(each)}
            >
              {words(each ? 'lotto.exact' : 'lotto.any')}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="lotto-add"
          data-add={spot ?? ''}
          disabled={!isOpen || spot === null}
          onClick={add}
        >
          {isWhole && spot === null ? words('lotto.no_order') : words('lotto.add')}
          {spot !== null && <small>{words('lotto.pays', { times: paysOf(spot) })}</small>}
        </button>
      </div>
      <div className="lotto-keys">
        {digitsOf.map((digit) => (
          <button
            key={digit}
            type="button"
            data-key-digit={digit}
            disabled={!isOpen || isWhole}
            onClick={() => setDigits([...digits, digit])}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          className="lotto-key-wide"
          data-quick-pick=""
          disabled={!isOpen}
          onClick={() => setDigits(quickPick(drums))}
        >
          <Dices aria-hidden="true" size={18} />
          {words('lotto.quick_pick')}
        </button>
        <button
          type="button"
          className="lotto-key-wide"
          aria-label={words('lotto.erase')}
          disabled={digits.length === 0}
          onClick={() => setDigits(digits.slice(0, -1))}
        >
          <Delete aria-hidden="true" size={20} />
        </button>
      </div>
      <DrawsStepper sale={sale} />
      <SubscriptionOffer sale={sale} />
      <ul className="lotto-slip" aria-label={words('lotto.slip')}>
        {Object.entries(layout).map(([line, units]) => {
          const state = marks?.classOf(line) ?? '';
          return (
            <li key={line} className={state}>
              <button
                type="button"
                data-spot={line}
                data-units={units}
                disabled={!isOpen}
                onClick={() => bets.place(line)}
              >
                <SpotName spot={line} />
                <strong>{bets.worth(units)}</strong>
              </button>
              {state.includes('is-unsent') && (
                <button
                  type="button"
                  className="lotto-drop"
                  aria-label={words('lotto.drop')}
                  disabled={!isOpen}
                  onClick={() => bets.take(line)}
                >
                  <X aria-hidden="true" size={16} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The spot of the digits; null while they are not whole, and for digits all the same in any order, which are one row. */
function spotOf(digits: readonly number[], drums: number, isExact: boolean): string | null {
  if (digits.length < drums) return null;
  return isExact ? digits.join('') : anyOrderOf(digits);
}

/** Digits by chance, each as likely as any other: 250 is the largest multiple of ten that a byte holds. */
function quickPick(drums: number): number[] {
  const picked: number[] = [];
  while (picked.length < drums) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 250) picked.push(byte % DIGITS);
  }
  return picked;
}
