/** The last bets of all players, asked for while the page can be seen. */
import { useEffect, useState } from 'react';
import { roundsApi } from '../../play-api/rounds.ts';
import { callEndpoint, type Good } from '../session/call.ts';

export type RecentBets = Good<(typeof roundsApi)['recent']>['bets'];

const EVERY_MS = 4_000;

/** Null until the first answer. What cannot be had now is asked for again the next time. */
export function useRecent(session: string): RecentBets | null {
  const [bets, setBets] = useState<RecentBets | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function ask(): Promise<void> {
      clearTimeout(timer);
      if (isOver || document.hidden) return;
      const answer = await callEndpoint(roundsApi.recent, { session }).catch(() => null);
      // The page may have been left while the answer was on its way.
      if (isOver || document.hidden) return;
      if (answer) setBets(answer.bets);
      timer = setTimeout(() => void ask(), EVERY_MS);
    }
    const onVisibility = (): void => void ask();
    document.addEventListener('visibilitychange', onVisibility);
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [session]);
  return bets;
}
