/** The button of a seat. While its bet runs it says what cashing out pays at this moment. */
import { useRef } from 'react';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import { payoutAt } from '../../rules.ts';
import type { OwnBet } from '../../socket-api.ts';
import { writeHundredths } from '../multiplier.ts';
import { useFrames } from '../room/frames.ts';
import type { Place } from '../room/state.ts';
import { useWords } from '../words.ts';
import type { SeatAction } from './seat-action.ts';

type SeatButtonProps = { place: Place; action: SeatAction; act: (() => void) | null };

/** It keeps the focus while it waits, so it is not disabled for the browser. */
export function SeatButton({ place, action, act }: SeatButtonProps) {
  return (
    <button
      type="button"
      className={`main-button is-${action.kind}`}
      data-place={place}
      data-action={action.kind}
      aria-disabled={act === null}
      onClick={() => act?.()}
    >
      <Label action={action} />
    </button>
  );
}

function Label({ action }: { action: SeatAction }) {
  const words = useWords();
  const kit = useKitWords();
  const money = useMoney();
  switch (action.kind) {
    case 'bet':
      return (
        <>
          {kit('panel.bet')}
          {action.isNext && <small>{words('crash.next_round')}</small>}
        </>
      );
    case 'start_auto':
      return kit('auto.start');
    case 'stop_auto':
      return kit('auto.stop');
    case 'queued':
      return (
        <>
          {words('crash.cancel', { amount: money(action.ask.bet_minor) })}
          <small>{words('crash.waits')}</small>
        </>
      );
    case 'placing':
      return kit('panel.ask');
    case 'placed':
      return (
        <>
          {words('crash.placed', { amount: money(action.bet.bet_minor) })}
          <small>
            {action.bet.auto_cash_out === null
              ? words('crash.placed_by_hand')
              : words('crash.placed_target', { multiplier: writeHundredths(action.bet.auto_cash_out) })}
          </small>
        </>
      );
    case 'cash_out':
      return (
        <>
          {words('crash.cash_out')}
          <Worth bet={action.bet} />
        </>
      );
    case 'leaving':
      return words('crash.leaving');
  }
}

/** What the bet pays now. It changes with every picture, so it is written without drawing the panel again. */
function Worth({ bet }: { bet: OwnBet }) {
  const money = useMoney();
  const amount = useRef<HTMLSpanElement>(null);
  useFrames((moment) => {
    if (moment.phase !== 'running' || !amount.current) return;
    const at = Math.min(moment.hundredths, bet.ceiling);
    const text = money(payoutAt(BigInt(bet.bet_minor), at));
    if (amount.current.textContent !== text) amount.current.textContent = text;
  });
  return (
    <span className="worth" ref={amount}>
      {money(bet.bet_minor)}
    </span>
  );
}
