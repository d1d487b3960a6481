/** What the player's bets have won in what is on the stage, each told by its size. */
import { useRef, useState } from 'react';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { OwnBet } from '../../socket-api.ts';
import { writeHundredths } from '../multiplier.ts';
import { useFrames } from '../room/frames.ts';
import { winSizeOf, type WonAt } from '../room/win.ts';
import { useWords } from '../words.ts';

/** How long the amount of a big win counts up. */
const COUNT_MS = 1_100;
/** A win that is older than this was celebrated before. */
const NEW_MS = 1_000;

type WinsProps = { own: readonly OwnBet[]; wonAt: WonAt; isStill: boolean };

/** What came back without a gain is told by the panel alone. */
export function Wins({ own, wonAt, isStill }: WinsProps) {
  const money = useMoney();
  const won = own.flatMap((bet) => {
    const size = winSizeOf(bet);
    return size === null ? [] : [{ bet, size, at_ms: wonAt.get(bet.bet_id) }];
  });
  const newest = won.toSorted((a, b) => (b.at_ms ?? 0) - (a.at_ms ?? 0))[0];
  return (
    <>
      <ul className="wins">
        {won.map(({ bet, size }) => (
          <li key={bet.bet_id} className="win-pill" data-size={size}>
            <span>{writeHundredths(bet.cashed_out_on ?? 100)}</span>
            <strong>{money(bet.win_minor ?? '0')}</strong>
          </li>
        ))}
      </ul>
      {newest?.at_ms !== undefined && (newest.size === 'big' || newest.size === 'mega') && (
        <BigWin
          key={newest.bet.bet_id}
          bet={newest.bet}
          size={newest.size}
          since_ms={newest.at_ms}
          isStill={isStill}
        />
      )}
    </>
  );
}

type BigWinProps = { bet: OwnBet; size: 'big' | 'mega'; since_ms: number; isStill: boolean };

/** Over the stage for a few seconds, while the draw goes on; what it says stands in the pill too. */
function BigWin({ bet, size, since_ms, isStill }: BigWinProps) {
  const words = useWords();
  const money = useMoney();
  const amount = useRef<HTMLElement>(null);
  // Who comes back from the other form is not told again.
  const [isNew] = useState(() => performance.now() - since_ms < NEW_MS);
  const win_minor = BigInt(bet.win_minor ?? '0');
  useFrames((_, now_ms) => {
    if (isStill || !amount.current) return;
    const part = Math.min(1, Math.max(0, (now_ms - since_ms) / COUNT_MS));
    const counted = (win_minor * BigInt(Math.round((1 - (1 - part) ** 3) * 10_000))) / 10_000n;
    const text = money(counted);
    if (amount.current.textContent !== text) amount.current.textContent = text;
  });
  if (!isNew) return null;
  return (
    <div className="big-win" data-size={size} aria-hidden="true">
      <p>{words(`crash.win_${size}`)}</p>
      <strong ref={amount}>{money(win_minor)}</strong>
      <span>{writeHundredths(bet.cashed_out_on ?? 100)}</span>
    </div>
  );
}
