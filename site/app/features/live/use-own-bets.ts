import type { betHistory } from '@marquee/contract/api/history/bets.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { LiveLine } from '@marquee/themes/shell/live-feed.ts';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { realtime } from '../../realtime/realtime.ts';
import { playerFieldsOf, useSession } from '../../session/session.ts';
import { playPath } from '../../shell/games.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { timeOfDay } from './time-of-day.ts';

type Bet = AnswerOf<typeof betHistory>['value'][number];

const most = 20;
/** A spin moves the balance twice: the list is asked for once the wallet has been still for so long. */
const still_ms = 1200;
/** And once more, for a round that was written after that, or a movement that the page was not told of. */
const again_ms = 8000;

/** The latest rounds of the signed-in player, asked for again when the balance has moved; null for visitors. */
export function useOwnBets(isWanted: boolean): readonly LiveLine[] | undefined | null {
  const t = useWords();
  const path = usePath();
  const { language } = useShell();
  const session = useSession();
  const fields = playerFieldsOf(session);
  const account = fields?.account_id;
  const auth = fields?.auth;
  const [bets, setBets] = useState<readonly Bet[]>();
  useEffect(() => {
    if (!isWanted || account === undefined || auth === undefined) return;
    const player = { account_id: account, auth };
    const over = new AbortController();
    async function ask(): Promise<void> {
      const result = await callApi(
        endpoints.betHistory,
        { ...player, page_size: most },
        { signal: over.signal },
      );
      if (result.ok && !over.signal.aborted) setBets(result.answer.value);
    }
    // What failed is asked for again with the next bet; leaving the page ends the question under way.
    const safely = (): void => void ask().catch(() => undefined);
    safely();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = setInterval(() => {
      if (!document.hidden) safely();
    }, again_ms);
    const unsubscribe = realtime().subscribe((event) => {
      if (event.type !== 'balance') return;
      clearTimeout(timer);
      timer = setTimeout(safely, still_ms);
    });
    return () => {
      clearTimeout(timer);
      clearInterval(again);
      unsubscribe();
      over.abort();
      setBets(undefined);
    };
  }, [isWanted, account, auth]);
  if (session.status === 'anonymous') return null;
  return bets?.map((bet) => ({
    key: bet.round_id,
    time: timeOfDay(bet.at, language),
    game: t.game(bet),
    href: path(playPath(bet)),
    account: '',
    amount: bet.status === 'open' ? '' : formatMoney(bet.payout, bet.currency),
    stake: formatMoney(bet.stake, bet.currency),
    tone: bet.status === 'open' ? 'open' : toMinor(bet.result) > 0n ? 'won' : 'even',
  }));
}
