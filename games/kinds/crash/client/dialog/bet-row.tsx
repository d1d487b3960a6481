/** One of the player's bets in crash, in a draw or in a flight, as the history lists it. */
import { z } from 'zod';
import type { ListedBet } from '../../../../kit/client/room/bets-dialog.tsx';
import { DrawCheck, type PublishedDraw } from '../../../../kit/client/room/draw-check.tsx';
import { OwnBet } from '../../../../kit/client/room/own-bet.tsx';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { flightSeenSchema } from '../../flight.ts';
import { recheckBet, recomputePoint } from '../../recompute.ts';
import { roomEndOf, wagerSchema } from '../../rules.ts';
import { writeHundredths } from '../multiplier.ts';
import { useWords } from '../words.ts';
import { FlightRow } from './flight-row.tsx';

/** What the server keeps of a bet in a draw. */
const seenSchema = z.object({ chain: z.int(), number: z.int(), cashed_out_on: z.int().nullable() });
type Seen = z.infer<typeof seenSchema>;

type BetRowProps = { gameCode: string; bet: ListedBet; language: Language };

/** The row. */
export function BetRow({ gameCode, bet, language }: BetRowProps) {
  const words = useWords();
  const kit = useKitWords();
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
  if (flight) return <FlightRow bet={bet} seen={flight} what={what} isWin={isWin} language={language} />;
  const isEnded = bet.course?.state === 'ended';
  return (
    <OwnBet
      bet={bet}
      what={what}
      isGood={isWin}
      about={seen ? kit('draw.number', { number: seen.number }) : null}
      language={language}
      facts={[]}
    >
      {seen && isEnded ? (
        <DrawCheck gameCode={gameCode} draw={seen} compare={(revealed) => compare(bet, seen, revealed)} />
      ) : null}
    </OwnBet>
  );
}

/** The history does not say where a draw ended: the link says it, and the bet has to be paid by that. */
async function compare(bet: ListedBet, seen: Seen, { link, salt, end }: PublishedDraw) {
  const { chain, win } = await recheckBet({
    draw: seen.number,
    end,
    link,
    salt,
    ended_on: roomEndOf(await recomputePoint({ link, salt })),
    bet_minor: bet.bet_minor,
    auto_cash_out: wagerSchema.parse(bet.wager).auto_cash_out,
    cashed_out_on: seen.cashed_out_on,
    win_minor: bet.win_minor,
  });
  return { isOnChain: chain, isSame: win };
}
