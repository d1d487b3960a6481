import { ChevronLeft, ChevronRight } from 'lucide-react';
import { clsx } from 'clsx';
import { useContext, useRef, type ReactNode, type Ref } from 'react';
import { Skeleton } from '../states/skeleton.tsx';
import { CardCorner } from './card-corner.ts';
import styles from './game-row.module.css';
import type { Game, GameCard, GameShelf } from './types.ts';

/** So many cards stand side by side wherever a row has arrows, unless the template's cards are wide (`--row-few-arrow`). */
const few = 4;

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
    <section
      className={styles['row']}
      data-few={shelf.games.length <= few || undefined}
      aria-labelledby={headingId}
    >
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h2 className={styles['title']} id={headingId} data-section-title="">
            {shelf.title}
          </h2>
          {shelf.lead && <p className={styles['lead']}>{shelf.lead}</p>}
        </div>
        <div className={styles['tools']}>
          {shelf.href && (
            <a className={styles['all']} href={shelf.href} aria-describedby={headingId}>
              {seeAllLabel}
            </a>
          )}
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
            <Corner game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which part of a long list a grid holds: the rest is room before and after it. */
export interface GridPart {
  readonly list: Ref<HTMLUListElement>;
  /** The place of the first game in the whole list, from 0. */
  readonly first: number;
  /** How many games the whole list has. */
  readonly total: number;
  readonly before_px: number;
  readonly after_px: number;
  /** The least height of a row; that of its cards without it. */
  readonly row_px: number | undefined;
}

/**
 * Games in a grid that fills the width it has. An undefined game holds the place of one that is not known yet; `part` is
 * for lists so long that only what is in sight is on the page.
 */
export function GameGrid({
  games,
  Card,
  playLabel,
  eager = 0,
  part,
}: {
  games: readonly (Game | undefined)[];
  Card: GameCard;
  playLabel: string;
  eager?: number;
  part?: GridPart;
}): ReactNode {
  return (
    <ul
      ref={part?.list}
      className={styles['grid']}
      style={
        part && {
          paddingBlock: `${part.before_px}px ${part.after_px}px`,
          gridAutoRows: part.row_px === undefined ? undefined : `minmax(${part.row_px}px, auto)`,
        }
      }
    >
      {games.map((game, index) => (
        <li
          key={game?.key ?? index}
          aria-posinset={part && part.first + index + 1}
          aria-setsize={part?.total}
        >
          {game ? (
            <>
              <Card game={game} playLabel={playLabel} eager={index < eager} />
              <Corner game={game} />
            </>
          ) : (
            <Skeleton className={styles['blank'] ?? ''} height="100%" radius="var(--radius-card)" />
          )}
        </li>
      ))}
    </ul>
  );
}

function Corner({ game }: { game: Game }): ReactNode {
  const corner = useContext(CardCorner);
  return corner ? <span className={styles['corner']}>{corner(game)}</span> : null;
}
