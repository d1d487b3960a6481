import type { Winner } from '@marquee/ui/sections/types.ts';
import { useState, type ReactNode } from 'react';
import styles from './boxes.module.css';
import { boxCount, emptySeats, seat, type Seats } from './seats.ts';

/**
 * The latest wins, each in a box of a theatre's tier. Who wins while the page is open takes the box of the oldest win, so that
 * nobody else moves. The curtain of a box that nobody is in is closed.
 */
export function Boxes({
  winners,
  title,
  emptyText,
}: {
  winners: readonly Winner[];
  title: string;
  emptyText: string;
}): ReactNode {
  const latest = winners.slice(0, boxCount);
  const [seats, setSeats] = useState<Seats>(() =>
    seat(
      emptySeats,
      latest.map(({ key }) => key),
    ),
  );
  const next = seat(
    seats,
    latest.map(({ key }) => key),
  );
  if (next.some((key, place) => key !== seats[place])) setSeats(next);
  return (
    <section className={styles['tier']} aria-labelledby="boxes">
      <h2 className={styles['title']} id="boxes" data-section-title="">
        {title}
      </h2>
      {latest.length === 0 && <p className={styles['quiet']}>{emptyText}</p>}
      <ul className={styles['boxes']}>
        {next.map((key, place) => {
          const winner = latest.find((other) => other.key === key);
          return (
            // A box is its place: who sits in it changes.
            <li key={place} className={styles['box']} aria-hidden={winner === undefined}>
              {winner ? (
                <a key={winner.key} className={styles['guest']} href={winner.gameHref}>
                  <span>{winner.account}</span>
                  <b className={styles['amount']}>{winner.amount}</b>
                  <span className={styles['game']}>{winner.gameName}</span>
                </a>
              ) : (
                <span className={styles['closed']} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
