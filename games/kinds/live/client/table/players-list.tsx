/** Who has staked most in the draw, and who has won. */
import { RoomBets } from '../../../../kit/client/room/room-bets.tsx';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { createMoneyFormat } from '../../../../kit/client/words/money.ts';
import type { LiveState } from '../room/state.ts';
import { useWords } from '../words.ts';

type PlayersListProps = {
  state: Pick<LiveState, 'players' | 'totals' | 'player'>;
  currency: string;
  language: Language;
};

/** Those who won stand first once the draw is settled. */
export function PlayersList({ state, currency, language }: PlayersListProps) {
  const words = useWords();
  const kit = useKitWords();
  const { players, totals, player: me } = state;
  return (
    <RoomBets
      title={words('live.at_the_table')}
      columns={[kit('history.bet'), words('live.won')]}
      bets={players.map(({ player, currency: paid, bet_minor, win_minor }) => {
        const write = createMoneyFormat(language, paid);
        const isPaid = win_minor !== null && win_minor !== '0';
        // What comes back of a stake is no win.
        const hasWon = isPaid && BigInt(win_minor) > BigInt(bet_minor);
        return {
          key: player,
          player,
          isMine: player === me,
          outcome: hasWon ? 'is-out' : win_minor === null ? null : 'is-gone',
          cells: [write(bet_minor), isPaid ? write(win_minor) : '–'],
        };
      })}
      players={totals.players}
      count={totals.bets}
      amounts={totals.amounts}
      currency={currency}
      language={language}
    />
  );
}
