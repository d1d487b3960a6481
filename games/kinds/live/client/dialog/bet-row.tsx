/** One of the player's bets at a live table, as the history lists it. */
import { z } from 'zod';
import type { ListedBet } from '../../../../kit/client/room/bets-dialog.tsx';
import { DrawCheck, type PublishedDraw } from '../../../../kit/client/room/draw-check.tsx';
import { OwnBet } from '../../../../kit/client/room/own-bet.tsx';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { type LiveOutcome, outcomeSchema } from '../../games.ts';
import { recheckLiveBet } from '../../recompute.ts';
import { wagerSchema } from '../../rules.ts';
import type { LiveView } from '../live-view.ts';
import { useSaid } from '../use-said.ts';

/** What the server keeps of a bet in a draw. */
const seenSchema = z.object({ chain: z.int(), number: z.int(), outcome: outcomeSchema.nullable() });

type BetRowProps = { bet: ListedBet; view: LiveView; language: Language };

/** The row. */
export function BetRow({ bet, view, language }: BetRowProps) {
  const kit = useKitWords();
  const saidOf = useSaid(view);
  const seen = seenSchema.safeParse(bet.course?.seen).data;
  const outcome = seen?.outcome ?? null;
  const what = ((): string => {
    if (bet.state === 'refused') return kit('state.refused');
    if (bet.state === 'rolled_back' || bet.state === 'rolling_back') return kit('state.rolled_back');
    return outcome ? saidOf(outcome) : kit('state.opened');
  })();
  return (
    <OwnBet
      bet={bet}
      what={what}
      isGood={false}
      about={seen ? kit('draw.number', { number: seen.number }) : null}
      language={language}
      facts={[]}
    >
      {seen && outcome ? (
        <DrawCheck
          gameCode={view.game.code}
          draw={seen}
          compare={(revealed) =>
            compare(bet, { code: view.game.code, number: seen.number, outcome }, revealed)
          }
        />
      ) : null}
    </OwnBet>
  );
}

async function compare(
  bet: ListedBet,
  { code, number, outcome: said }: { code: string; number: number; outcome: LiveOutcome },
  revealed: PublishedDraw,
) {
  const { chain, outcome, win } = await recheckLiveBet({
    ...revealed,
    game_code: code,
    game_version: bet.game_version,
    draw: number,
    outcome: said,
    bet_minor: bet.bet_minor,
    wager: wagerSchema.parse(bet.wager),
    win_minor: bet.win_minor,
  });
  return { isOnChain: chain, isSame: outcome && win };
}
