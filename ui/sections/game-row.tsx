import { ChevronLeft, ChevronRight } from 'lucide-react';
import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import styles from './game-row.module.css';
import type { Game, GameCard, GameShelf } from './types.ts';

/** Games under a heading in a row that scrolls sideways. */
export function GameRow({
  shelf,
  Card,
  seeAllLabel,
  previousLabel,
  nextLabel,
  playLabel,
  eager = 0,
  ranked = false,
}: {
  shelf: GameShelf;
  Card: GameCard;
  seeAllLabel: string;
  previousLabel: string;
  nextLabel: string;
  playLabel: string;
  /** How many pictures to load at once. */
  eager?: number;
  /** A large numeral stands beside each card. */
  ranked?: boolean;
}): ReactNode {
  const track = useRef<HTMLUListElement>(null);
  function scroll(direction: 1 | -1): void {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8 });
  }
  const headingId = `shelf-${shelf.id}`;
  return (
    <section className={styles['row']} aria-labelledby={headingId}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h2 className={styles['title']} id={headingId} data-section-title="">
            {shelf.title}
          </h2>
          {shelf.lead && <p className={styles['lead']}>{shelf.lead}</p>}
        </div>
        <div className={styles['tools']}>
          <a className={styles['all']} href={shelf.href} aria-describedby={headingId}>
            {seeAllLabel}
          </a>
          <button
            type="button"
            className={styles['arrow']}
            aria-label={`${previousLabel}: ${shelf.title}`}
            onClick={() => scroll(-1)}
          >
            <ChevronLeft size={18} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles['arrow']}
            aria-label={`${nextLabel}: ${shelf.title}`}
            onClick={() => scroll(1)}
          >
            <ChevronRight size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
      <ul ref={track} className={clsx(styles['track'], ranked && styles['ranked'])}>
        {shelf.games.map((game, index) => (
          <li key={game.key}>
            <Card game={game} playLabel={playLabel} eager={index < eager} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Games in a grid that fills the width it has. */
export function GameGrid({
  games,
  Card,
  playLabel,
  eager = 0,
}: {
  games: readonly Game[];
  Card: GameCard;
  playLabel: string;
  eager?: number;
}): ReactNode {
  return (
    <ul className={styles['grid']}>
      {games.map((game, index) => (
        <li key={game.key}>
          <Card game={game} playLabel={playLabel} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
