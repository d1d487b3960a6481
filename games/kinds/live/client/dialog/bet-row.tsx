/** One of the player's bets at a live table, as the history lists it. */
import { z } from 'zod';
import type { ListedBet } from '../../../../kit/client/room/bets-dialog.tsx';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import { writeWhen } from '../../../../kit/client/words/when.ts';
import { outcomeSchema } from '../../games.ts';
import type { LiveView } from '../live-view.ts';
import { useSaid } from '../use-said.ts';

/** What the server keeps of a bet in a draw. */
const seenSchema = z.object({ number: z.int(), outcome: outcomeSchema.nullable() });

type BetRowProps = { bet: ListedBet; view: LiveView; language: Language };

/** The row. */
export function BetRow({ bet, view, language }: BetRowProps) {
  const kit = useKitWords();
  const money = useMoney();
  const saidOf = useSaid(view);
  const seen = seenSchema.safeParse(bet.course?.seen).data;
  const isWin = BigInt(bet.win_minor) > BigInt(bet.bet_minor);
  const what = ((): string => {
    if (bet.state === 'refused') return kit('state.refused');
    if (bet.state === 'rolled_back' || bet.state === 'rolling_back') return kit('state.rolled_back');
    return seen?.outcome ? saidOf(seen.outcome) : kit('state.opened');
  })();
  return (
    <li className="round own-bet">
      <span className="round-what">
        <strong>{what}</strong>
        <time dateTime={bet.created_at}>
          {seen && `${kit('draw.number', { number: seen.number })} · `}
          {writeWhen(language, new Date(bet.created_at))}
        </time>
      </span>
      <span className="round-money">
        <strong className={isWin ? 'is-win' : undefined}>{money(bet.win_minor)}</strong>
        <span>{money(bet.bet_minor)}</span>
      </span>
    </li>
  );
}
