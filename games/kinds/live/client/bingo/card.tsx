/** A card of bingo: its numbers, what is daubed of them, and how many are missing for the next prize. */
import { type Card, columnsOf } from '../../bingo/cards.ts';
import type { BingoGame } from '../../games.ts';
import { useWords, type MessageId } from '../words.ts';

const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const;

type BingoCardProps = {
  game: BingoGame;
  card: Card;
  /** Which card of the player's it is. */
  index: number;
  called: ReadonlySet<number>;
  /** The numbers that are daubed. */
  daubed: ReadonlySet<number>;
  /** Daubs a number by hand; null where that is done by itself. */
  onDaub: ((number: number) => void) | null;
  /** Cells of the pattern that is played for; none where that is a line. */
  marked: readonly number[];
  /** How many numbers are missing for the prize that is played for; null while no ball is called. */
  missing: number | null;
  /** The prize that it has won, if any. */
  won: MessageId | null;
};

/** A table of numbers. */
export function BingoCard(props: BingoCardProps) {
  const { game, card, index, called, daubed, onDaub, marked, missing, won } = props;
  const words = useWords();
  const columns = columnsOf(game.pool.balls);
  const rows = Array.from({ length: card.length / columns }, (_, row) =>
    card.slice(row * columns, (row + 1) * columns),
  );
  const isNear = won === null && missing !== null && missing <= 2;
  return (
    <div
      className={`bingo-card is-of-${game.pool.balls}${won ? ' is-won' : ''}${isNear ? ' is-near' : ''}`}
      data-missing={missing ?? ''}
    >
      <p>
        <span>{words('bingo.card', { number: index + 1 })}</span>
        {won ? <b>{words(won)}</b> : missing !== null && <b>{words('bingo.to_go', { count: missing })}</b>}
      </p>
      <table aria-label={words('bingo.card', { number: index + 1 })}>
        {game.pool.balls === 75 && (
          <thead>
            <tr>
              {LETTERS.map((letter) => (
                <th key={letter} scope="col">
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            // Rows are always the same.
            <tr key={row}>
              {cells.map((number, column) => {
                const cell = row * columns + column;
                const isFree = number === 0 && game.pool.balls === 75;
                const isDaubed = daubed.has(number) || isFree;
                const className = `${isDaubed ? 'is-daubed' : ''}${marked.includes(cell) ? ' is-marked' : ''}`;
                return (
                  <td key={column} className={className} data-number={number || undefined}>
                    {isFree ? (
                      '★'
                    ) : number === 0 ? null : onDaub ? (
                      <button
                        type="button"
                        aria-pressed={isDaubed}
                        disabled={!called.has(number)}
                        onClick={() => onDaub(number)}
                      >
                        {number}
                      </button>
                    ) : (
                      number
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
