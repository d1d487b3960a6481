/** The balls of a round: the one that was called last, large, those before it, and all of them as a board. */
import { Fragment } from 'react';
import { ballColour } from '../digits/drum-picture.ts';
import type { BingoGame } from '../../games.ts';
import { useWords } from '../words.ts';

const SHOWN = 5;
const LETTERS = 'BINGO';

/** With its letter, as a ball of 75 is called. */
export function nameOfBall({ pool }: Pick<BingoGame, 'pool'>, number: number): string {
  return pool.balls === 75 ? `${LETTERS[Math.ceil(number / 15) - 1] ?? ''}${number}` : String(number);
}

export const colourOf = ({ pool }: Pick<BingoGame, 'pool'>, number: number): string =>
  ballColour(pool.balls === 75 ? Math.ceil(number / 15) : Math.ceil(number / 10));

/** The newest ball is read out as it comes. */
export function Caller({ game, called }: { game: BingoGame; called: readonly number[] }) {
  const words = useWords();
  const newest = called.at(-1);
  const before = called.slice(0, -1).slice(-SHOWN).toReversed();
  const come = new Set(called);
  return (
    <div className="bingo-caller" data-called={called.length}>
      <p className="bingo-newest" aria-live="polite">
        {newest === undefined ? (
          <span className="bingo-ball is-empty" aria-hidden="true">
            {game.pool.balls}
          </span>
        ) : (
          <b key={newest} className="bingo-ball" style={{ color: colourOf(game, newest) }}>
            <span>{nameOfBall(game, newest)}</span>
          </b>
        )}
      </p>
      <div className="bingo-before">
        <p>
          <span className="visually-hidden">{words('bingo.last_balls')}</span>
          {before.map((number) => (
            <b key={number} className="bingo-ball" style={{ color: colourOf(game, number) }}>
              <span>{nameOfBall(game, number)}</span>{' '}
            </b>
          ))}
        </p>
        <p>{words('bingo.called', { count: called.length, of: game.pool.balls })}</p>
      </div>
      <ol className={`bingo-board is-of-${game.pool.balls}`} aria-hidden="true">
        {Array.from({ length: game.pool.balls }, (_, index) => (
          // The numbers are always the same.
          <Fragment key={index}>
            {game.pool.balls === 75 && index % 15 === 0 && (
              <li className="bingo-letter">{LETTERS[index / 15]}</li>
            )}
            <li
              className={come.has(index + 1) ? 'is-called' : undefined}
              data-newest={newest === index + 1 || undefined}
            >
              {index + 1}
            </li>
          </Fragment>
        ))}
      </ol>
    </div>
  );
}
