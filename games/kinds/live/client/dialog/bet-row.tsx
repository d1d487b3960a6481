/** One of the player's bets at a live table, as the history lists it. */
import { z } from 'zod';
import type { Pace } from '../../../../kit/client/game-view.ts';
import type { ListedBet } from '../../../../kit/client/room/bets-dialog.tsx';
import { DrawCheck, type PublishedDraw } from '../../../../kit/client/room/draw-check.tsx';
import { OwnBet } from '../../../../kit/client/room/own-bet.tsx';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { countedPrizes } from '../../counted-prizes.ts';
import { type LiveGame, type LiveOutcome, outcomeSchema } from '../../games.ts';
import { recheckLiveBet } from '../../recompute.ts';
import { wagerSchema } from '../../rules.ts';
import type { CountedPrizes } from '../../shared-list.ts';
import type { DrawResult } from '../../socket-api.ts';
import type { LiveView } from '../live-view.ts';
import { useSaid } from '../use-said.ts';

/** What the server keeps of a bet in a draw. */
const seenSchema = z.object({ chain: z.int(), number: z.int(), outcome: outcomeSchema.nullable() });

type BetRowProps = {
  bet: ListedBet;
  view: LiveView;
  language: Language;
  pace: Pace;
  currency: string;
  /** What a line costs, where winners share pools. */
  line_minor: string;
  /** The last draws as they were told. */
  results: readonly DrawResult[];
};

/** The row. */
export function BetRow({ bet, view, language, pace, currency, line_minor, results }: BetRowProps) {
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
        <>
          {view.Replay && <view.Replay outcome={outcome} pace={pace} />}
          <DrawCheck
            gameCode={view.game.code}
            draw={seen}
            compare={(revealed) =>
              compare(bet, view.game, { ...seen, outcome }, revealed, async () => {
                if (!view.game.pool) return null;
                const share = results.find(
                  ({ chain, number }) => chain === seen.chain && number === seen.number,
                )?.shared?.[currency];
                // Demo play is in no list: there the prizes are as they were told.
                const told = share
                  ? { prizes: share.prizes, line_minor, won_at: share.won_at ?? null }
                  : null;
                return (await countedPrizes(view.game, seen, currency, outcome)) ?? told;
              })
            }
          />
        </>
      ) : null}
    </OwnBet>
  );
}

async function compare(
  bet: ListedBet,
  { code }: Pick<LiveGame, 'code'>,
  { chain: chainNumber, number, outcome: said }: { chain: number; number: number; outcome: LiveOutcome },
  revealed: PublishedDraw,
  prizesOfDraw: () => Promise<CountedPrizes | null>,
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
    chain: chainNumber,
    id: bet.round_id,
    ...(await prizesOfDraw()),
  });
  return { isOnChain: chain, isSame: outcome && win };
}
