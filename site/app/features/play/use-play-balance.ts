import { toMinor } from '@marquee/ui/data/decimal.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBalance } from '../../session/balance.ts';
import { shownBalance } from './frame-message.ts';

/** A game that never says that its round is over is waited for no longer than this. */
export const longestRound_ms = 15_000;

/** The balance beside a running game, and a function to be called when the game says that a round is over. */
export function usePlayBalance(): {
  shown: { amount: string; currency: string } | undefined;
  roundIsOver: () => void;
} {
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
    if (toMinor(latest) < toMinor(before)) {
      open.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(roundIsOver, longestRound_ms);
    }
    setShown((now) => (open.current ? shownBalance(now ?? before, latest, true) : undefined));
  }, [latest, roundIsOver]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { shown: data && { amount: shown ?? data.game_balance, currency: data.currency }, roundIsOver };
}
