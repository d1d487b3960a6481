/** One of the player's bets in crash, in a draw or in a flight, as the history lists it. */
import { z } from 'zod';
import type { ListedBet } from '../../../../kit/client/room/bets-dialog.tsx';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import { writeWhen } from '../../../../kit/client/words/when.ts';
import { flightSeenSchema } from '../../flight.ts';
import { writeHundredths } from '../multiplier.ts';
import { useWords } from '../words.ts';
import { FlightRow } from './flight-row.tsx';

/** What the server keeps of a bet in a draw. */
const seenSchema = z.object({ number: z.int(), cashed_out_on: z.int().nullable() });

/** The row. */
export function BetRow({ bet, language }: { bet: ListedBet; language: Language }) {
  const words = useWords();
  const kit = useKitWords();
  const money = useMoney();
  const flight = flightSeenSchema.safeParse(bet.course?.seen).data;
  const seen = seenSchema.safeParse(bet.course?.seen).data;
  const isWin = BigInt(bet.win_minor) > BigInt(bet.bet_minor);
  const what = ((): string => {
    if (bet.state === 'refused') return kit('state.refused');
    if (bet.state === 'rolled_back' || bet.state === 'rolling_back') return kit('state.rolled_back');
    if (bet.course?.state !== 'ended') return kit('state.opened');
    const at = (flight ?? seen)?.cashed_out_on ?? null;
    return at === null ? words('crash.lost') : writeHundredths(at);
  })();
  if (flight) return <FlightRow bet={bet} seen={flight} what={what} language={language} />;
  return (
    <li className="round own-bet">
      <span className="round-what">
        <strong className={isWin ? 'is-win' : undefined}>{what}</strong>
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
