/** One of the player's bets at a live table, as the history lists it. */
import { z } from 'zod';
import type { ListedBet } from '../../../../kit/client/room/bets-dialog.tsx';
import { DrawCheck, type PublishedDraw } from '../../../../kit/client/room/draw-check.tsx';
import { OwnBet } from '../../../../kit/client/room/own-bet.tsx';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { countedPrizes } from '../../counted-prizes.ts';
import { type LiveGame, type LiveOutcome, outcomeSchema } from '../../games.ts';
import { recheckLiveBet } from '../../recompute.ts';
import { wagerSchema } from '../../rules.ts';
import type { DrawResult } from '../../socket-api.ts';
import type { LiveView } from '../live-view.ts';
import { useSaid } from '../use-said.ts';

/** What the server keeps of a bet in a draw. */
const seenSchema = z.object({ chain: z.int(), number: z.int(), outcome: outcomeSchema.nullable() });

type BetRowProps = {
  bet: ListedBet;
  view: LiveView;
  language: Language;
  currency: string;
  /** The last draws as they were told. */
  results: readonly DrawResult[];
};

/** The row. */
export function BetRow({ bet, view, language, currency, results }: BetRowProps) {
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
            compare(bet, view.game, { ...seen, outcome }, revealed, async () => {
              const told = results.find(({ chain, number }) => chain === seen.chain && number === seen.number)
                ?.shared?.[currency];
              if (!view.game.pool) return null;
              return (await countedPrizes(view.game, seen, currency, outcome)) ?? told ?? null;
            })
          }
        />
      ) : null}
    </OwnBet>
  );
}

async function compare(
  bet: ListedBet,
  { code }: Pick<LiveGame, 'code'>,
  { chain: chainNumber, number, outcome: said }: { chain: number; number: number; outcome: LiveOutcome },
  revealed: PublishedDraw,
  prizesOfDraw: () => Promise<{
    prizes: readonly string[];
    won_at?: readonly number[] | null | undefined;
  } | null>,
) {
  const counted = await prizesOfDraw();
  const { chain, outcome, win } = await recheckLiveBet({
    ...revealed,
    game_code: code,
    game_version: bet.game_version,
    draw: number,
    outcome: said,
    bet_minor: bet.bet_minor,
    wager: wagerSchema.parse(bet.wager),
    win_minor: bet.win_minor,
    chain: chainNumber,
    id: bet.round_id,
    prizes: counted?.prizes,
    won_at: counted?.won_at,
  });
  return { isOnChain: chain, isSame: outcome && win };
}
