/** The largest bets of the draw, and what all of them come to. */
import { RoomBets } from '../../../../kit/client/room/room-bets.tsx';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { createMoneyFormat } from '../../../../kit/client/words/money.ts';
import type { RoomState } from '../room/state.ts';
import { writeHundredths } from '../multiplier.ts';
import { useWords } from '../words.ts';

type BetsListProps = {
  room: Pick<RoomState, 'bets' | 'totals' | 'player'>;
  /** The player's own currency, which is summed up. */
  currency: string;
  language: Language;
};

/** The list. */
export function BetsList({ room: { bets, totals, player }, currency, language }: BetsListProps) {
  const words = useWords();
  const kit = useKitWords();
  return (
    <RoomBets
      title={words('crash.bets')}
      columns={[kit('history.bet'), kit('history.multiplier'), kit('history.paid')]}
      bets={bets.map((bet) => {
        const write = createMoneyFormat(language, bet.currency);
        const isOut = bet.state === 'cashed_out';
        const out = isOut
          ? [writeHundredths(bet.cashed_out_on ?? 100), write(bet.win_minor ?? '0')]
          : ['–', '–'];
        return {
          key: bet.bet_id,
          player: bet.player,
          isMine: bet.player === player,
          outcome: isOut ? 'is-out' : bet.state === 'lost' ? 'is-gone' : null,
          cells: [write(bet.bet_minor), ...out],
        };
      })}
      players={totals.players}
      count={totals.cashed_out > 0 ? `${totals.cashed_out} / ${totals.bets}` : totals.bets}
      amounts={totals.amounts}
      currency={currency}
      language={language}
    />
  );
}
