/** The largest bets of the draw, and what all of them come to. */
import { useId } from 'react';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { createMoneyFormat } from '../../../../kit/client/words/money.ts';
import type { RoomState } from '../room/state.ts';
import { writeHundredths } from '../multiplier.ts';
import { useWords } from '../words.ts';

type BetsListProps = {
  room: Pick<RoomState, 'bets' | 'totals' | 'player'>;
  /** The player's own currency stands first among the totals. */
  currency: string;
  language: Language;
};

/** Players are masked; other currencies stand as they were staked. */
export function BetsList({ room: { bets, totals, player }, currency, language }: BetsListProps) {
  const words = useWords();
  const kit = useKitWords();
  const id = useId();
  const sums = totals.amounts.find((each) => each.currency === currency);
  const money = createMoneyFormat(language, currency);
  return (
    <section className="live" aria-labelledby={id}>
      <h2 id={id}>{words('crash.bets')}</h2>
      <dl className="totals">
        <div>
          <dt>{words('crash.players')}</dt>
          <dd data-figure="players">{totals.players}</dd>
        </div>
        <div>
          <dt>{words('crash.bets_count')}</dt>
          <dd data-figure="bets">
            {totals.cashed_out > 0 ? `${totals.cashed_out} / ${totals.bets}` : totals.bets}
          </dd>
        </div>
        <div>
          <dt>{words('crash.staked')}</dt>
          <dd>{money(sums?.bet_minor ?? '0')}</dd>
        </div>
      </dl>
      {bets.length === 0 ? (
        <p className="quiet">{kit('live.empty')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{kit('live.player')}</th>
              <th scope="col">{kit('history.bet')}</th>
              <th scope="col">{kit('history.multiplier')}</th>
              <th scope="col">{kit('history.paid')}</th>
            </tr>
          </thead>
          <tbody>
            {bets.map((bet) => {
              const write = createMoneyFormat(language, bet.currency);
              const isOut = bet.state === 'cashed_out';
              const isMine = bet.player === player;
              const names = [isOut && 'is-out', bet.state === 'lost' && 'is-gone', isMine && 'is-mine'];
              return (
                <tr key={bet.bet_id} className={names.filter(Boolean).join(' ') || undefined}>
                  <td>{isMine ? kit('live.mine') : bet.player}</td>
                  <td>{write(bet.bet_minor)}</td>
                  <td>{isOut ? writeHundredths(bet.cashed_out_on ?? 100) : '–'}</td>
                  <td>{isOut ? write(bet.win_minor ?? '0') : '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
