/** The largest bets of a draw, and what all of them come to. */
import { useId } from 'react';
import { useKitWords } from '../words/kit-words.ts';
import type { Language } from '../words/language.ts';
import { createMoneyFormat } from '../words/money.ts';

type Amount = { currency: string; bet_minor: string };

export type RoomBet = {
  key: string;
  player: string;
  isMine: boolean;
  /** What became of it; null while nothing has. */
  outcome: 'is-out' | 'is-gone' | null;
  /** What is said of it, in the order of the columns. */
  cells: readonly string[];
};

type RoomBetsProps = {
  title: string;
  /** The names of the columns after the player's. */
  columns: readonly string[];
  /** The largest first. Players are masked; other currencies stand as they were staked. */
  bets: readonly RoomBet[];
  players: number;
  /** How many bets there are, as it is to be read. */
  count: string | number;
  amounts: readonly Amount[];
  /** The player's own, the only one that is summed up. */
  currency: string;
  language: Language;
};

/** The list with its sums. */
export function RoomBets({
  title,
  columns,
  bets,
  players,
  count,
  amounts,
  currency,
  language,
}: RoomBetsProps) {
  const words = useKitWords();
  const id = useId();
  const money = createMoneyFormat(language, currency);
  const sum = amounts.find((each) => each.currency === currency);
  return (
    <section className="live" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="totals">
        <div>
          <dt>{words('room.players')}</dt>
          <dd data-figure="players">{players}</dd>
        </div>
        <div>
          <dt>{words('room.bets')}</dt>
          <dd data-figure="bets">{count}</dd>
        </div>
        <div>
          <dt>{words('room.staked')}</dt>
          <dd>{money(sum?.bet_minor ?? '0')}</dd>
        </div>
      </dl>
      {bets.length === 0 ? (
        <p className="quiet">{words('live.empty')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{words('live.player')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bets.map(({ key, player, isMine, outcome, cells }) => (
              <tr key={key} className={[outcome, isMine && 'is-mine'].filter(Boolean).join(' ') || undefined}>
                <td>{isMine ? words('live.mine') : player}</td>
                {columns.map((column, index) => (
                  <td key={column}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
