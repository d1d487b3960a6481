/** Where a ticket of a lottery is filled in: six numbers, or a system of up to twelve, and for how many draws. */
import { Dices, Eraser } from 'lucide-react';
import { useState } from 'react';
import { FittingMoney } from '../../../../kit/client/words/fitting-money.tsx';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { Bets } from '../../../table/client/bet-spot.tsx';
import { linesOn, MOST_PICKED, PICKED } from '../../pools.ts';
import { DrawsStepper } from '../digits/draws-stepper.tsx';
import type { PoolSale, Sale } from '../live-view.ts';
import { SubscriptionOffer } from '../subscriptions/offer.tsx';
import { useWords } from '../words.ts';

type PickerProps = { bets: Bets; sale: Sale; pool: PoolSale; of: number };

/** So many characters of a price stand below the size of a ticket on a phone, where seven of them are side by side. */
const PRICE_FITS = 7;

const sizes = Array.from({ length: MOST_PICKED - PICKED + 1 }, (_, index) => PICKED + index);

/** Every number is a button; what is laid on the felt is the ticket. */
export function PoolPicker({ bets, sale, pool, of }: PickerProps) {
  const words = useWords();
  const money = useMoney();
  const [size, setSize] = useState(PICKED);
  const { layout, isOpen } = bets;
  const picked = Object.keys(layout)
    .map(Number)
    .toSorted((a, b) => a - b);
  const lines = linesOn(picked.length);
  const clear = (): void => {
    for (const number of picked) bets.take(String(number));
  };
  const pickQuickly = (): void => {
    clear();
    for (const number of quickPick(of, size)) bets.place(String(number));
  };
  return (
    <div className="lotto-picker pool-picker">
      <fieldset className="pool-grid" aria-label={words('pool.numbers', { of })}>
        {Array.from({ length: of }, (_, index) => {
          const spot = String(index + 1);
          const isPicked = spot in layout;
          return (
            <button
              key={spot}
              type="button"
              data-number={spot}
              aria-pressed={isPicked}
              disabled={!isOpen || (!isPicked && picked.length >= MOST_PICKED)}
              onClick={() => (isPicked ? bets.take(spot) : bets.place(spot))}
            >
              {spot}
            </button>
          );
        })}
      </fieldset>
      <fieldset className="tabs pool-sizes" aria-label={words('pool.quick_numbers')}>
        {sizes.map((each) => (
          <button key={each} type="button" aria-pressed={size === each} onClick={() => setSize(each)}>
            {each}
            <small>
              <FittingMoney amount_minor={linesOn(each) * pool.line_minor} most={PRICE_FITS} rounded="up" />
            </small>
          </button>
        ))}
      </fieldset>
      <div className="pool-acts">
        <button type="button" data-quick-pick="" disabled={!isOpen} onClick={pickQuickly}>
          <Dices aria-hidden="true" size={18} />
          {words('pool.quick_pick', { count: size })}
        </button>
        <button type="button" disabled={!isOpen || picked.length === 0} onClick={clear}>
          <Eraser aria-hidden="true" size={18} />
          {words('pool.clear')}
        </button>
      </div>
      <DrawsStepper sale={sale} />
      <SubscriptionOffer sale={sale} />
      <output className="pool-price">
        {/* The grid says it too; where it is scrolled out of sight this does not. */}
        {picked.length > 0 && (
          <span className="pool-balls" aria-hidden="true">
            {picked.map((number) => (
              <b key={number} data-picked={number}>
                {number}
              </b>
            ))}
          </span>
        )}
        {picked.length < PICKED
          ? words('pool.missing', { count: PICKED - picked.length })
          : words('pool.price', {
              lines: Number(lines),
              line: money(pool.line_minor),
              price: money(lines * pool.line_minor),
            })}
      </output>
    </div>
  );
}

/** So many of the numbers by chance, each as likely as any other: a byte above the largest multiple of all numbers is thrown away. */
function quickPick(of: number, count: number): number[] {
  const picked = new Set<number>();
  const limit = 256 - (256 % of);
  while (picked.size < count) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) picked.add((byte % of) + 1);
  }
  return [...picked].toSorted((a, b) => a - b);
}
