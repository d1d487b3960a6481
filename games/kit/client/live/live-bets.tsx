/** What all players of the game bet and were paid. */
import { useId } from 'react';
import { useKitWords } from '../words/kit-words.ts';
import { createMoneyFormat } from '../words/money.ts';
import type { Language } from '../words/language.ts';
import { writeShortMultiplier } from '../words/multiplier.ts';
import { useRecent } from './use-recent.ts';

type LiveBetsProps = {
  session: string;
  language: Language;
  /** The round that the board is still presenting: its result is not given away here. */
  heldBack: string | null;
};

/** Newest first. Players are masked; other currencies stand as they were staked. */
export function LiveBets({ session, language, heldBack }: LiveBetsProps) {
  const words = useKitWords();
  const bets = useRecent(session)?.filter(({ round_id }) => round_id !== heldBack);
  const id = useId();
  return (
    <section className="live" aria-labelledby={id}>
      <h2 id={id}>{words('live.title')}</h2>
      {bets && bets.length === 0 && <p className="quiet">{words('live.empty')}</p>}
      {bets && bets.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words('live.player')}</th>
              <th scope="col">{words('history.bet')}</th>
              <th scope="col">{words('history.multiplier')}</th>
              <th scope="col">{words('history.paid')}</th>
            </tr>
          </thead>
          <tbody>
            {bets.map((bet) => {
              const money = createMoneyFormat(language, bet.currency);
              const isWin = BigInt(bet.win_minor) > BigInt(bet.bet_minor);
              return (
                <tr key={bet.round_id} className={bet.is_mine ? 'is-mine' : undefined}>
                  <td>{bet.is_mine ? words('live.mine') : bet.player}</td>
                  <td>{money(bet.bet_minor)}</td>
                  <td>{writeShortMultiplier(bet.multiplier)}</td>
                  <td className={isWin ? 'is-win' : undefined}>{money(bet.win_minor)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
