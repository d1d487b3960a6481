import { fromMinor, toMinor } from '@marquee/ui/data/decimal.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBalance } from '../../session/balance.ts';
import { shownBalance } from './frame-message.ts';

/** A game that never says that its round is over is waited for no longer than this. */
export const longestRound_ms = 15_000;

/**
 * The balance beside a running game. Of a game that tells what it shows, it is exactly that, so that nothing is known before the
 * game has presented it; `onNews` is called when the platform has another balance, for the game to ask for it. Of other games it
 * is held while a round seems to run.
 */
export function usePlayBalance(onNews: () => void): {
  shown: { amount: string; currency: string } | undefined;
  roundIsOver: () => void;
  /** The game has said what it shows; undefined when another game is opened. */
  present: (balance_minor: bigint | undefined) => void;
} {
  const [presented_minor, present] = useState<bigint>();
  const tellNews = useEffectEvent(onNews);
  const { data } = useBalance();
  const latest = data?.game_balance;
  const [shown, setShown] = useState<string>();
  const open = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const roundIsOver = useCallback(() => {
    open.current = false;
    clearTimeout(timer.current);
    setShown(undefined);
  }, []);

  const previous = useRef(latest);
  useEffect(() => {
    const before = previous.current;
    previous.current = latest;
    if (latest === undefined || before === undefined) return;
    if (latest !== before) tellNews();
    if (toMinor(latest) < toMinor(before)) {
      open.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(roundIsOver, longestRound_ms);
    }
    setShown((now) => (open.current ? shownBalance(now ?? before, latest, true) : undefined));
  }, [latest, roundIsOver]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const amount = presented_minor === undefined ? shown : fromMinor(presented_minor);
  return {
    shown: data && { amount: amount ?? data.game_balance, currency: data.currency },
    roundIsOver,
    present,
  };
}
