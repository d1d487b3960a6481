import type { topTenSchema } from '@marquee/contract/entities.ts';
import type { LiveData, LiveLine } from '@marquee/themes/shell/live-feed.ts';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { realtime, watchThisSite } from '../../realtime/realtime.ts';
import { playPath } from '../../shell/games.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import type { ApiGame } from '../lobby/game-filter.ts';
import { loadGames } from '../lobby/game-index.ts';
import { timeOfDay } from './time-of-day.ts';

type Top = z.infer<typeof topTenSchema>;
type Win = Top['winner'][number];

/** As many as a tall screen has room for. */
const most = 30;

/** The latest wins of the site, once `isWanted`, and those that are won from then on. */
export function useSiteWins(isWanted: boolean): Omit<LiveData, 'bets'> {
  const t = useWords();
  const path = usePath();
  const { language, site } = useShell();
  const [wins, setWins] = useState<readonly Win[]>();
  const [hour, setHour] = useState('0');
  const [games, setGames] = useState<readonly ApiGame[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    if (!isWanted) return;
    const over = new AbortController();
    async function ask(): Promise<void> {
      const [result, index] = await Promise.all([
        callApi(endpoints.topTenWinnerWithdrawal, siteInput(), { signal: over.signal }),
        // Without them a win leads to the lobby, and its game has the name that its provider gives it.
        loadGames().catch(() => []),
      ]);
      if (over.signal.aborted) return;
      setGames(index);
      if (!result.ok) return setFailedAttempt(attempt);
      const { winner, hour_withdrawal } = result.answer.value;
      setHour(hour_withdrawal);
      setWins((told) => withNew(told ?? [], winner));
    }
    // Leaving the page ends the question under way, and nobody waits for its answer.
    ask().catch(() => undefined);
    const unsubscribe = realtime().subscribe((event) => {
      if (event.type === 'winner') setWins((told) => withNew([event], told ?? []));
    });
    const leave = watchThisSite();
    return () => {
      over.abort();
      unsubscribe();
      leave();
    };
  }, [isWanted, attempt]);

  function lineOf(win: Win): LiveLine {
    const game = games.find(({ game_code }) => game_code === win.game_code);
    return {
      key: keyOf(win),
      time: timeOfDay(win.at, language),
      game: game ? t.game(game) : win.game_name,
      href: path(game ? playPath(game) : '/slots'),
      account: win.account,
      amount: formatMoney(win.amount, win.currency),
      stake: '',
      tone: 'won',
    };
  }

  return {
    wins: wins?.map(lineOf),
    paidOut: toMinor(hour) > 0n ? formatMoney(hour, site?.currency ?? '') : '',
    hasFailed: failedAttempt === attempt && wins === undefined,
    retry: () => setAttempt(attempt + 1),
  };
}

function keyOf({ at, account }: Win): string {
  return `${at}/${account}`;
}

/** Each win once, the latest first. */
function withNew(first: readonly Win[], others: readonly Win[]): readonly Win[] {
  const known = new Map([...first, ...others].map((win) => [keyOf(win), win]));
  return [...known.values()].toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, most);
}
