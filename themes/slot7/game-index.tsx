import { toMinor } from '@marquee/ui/data/decimal.ts';
import { CardCorner } from '@marquee/ui/sections/card-corner.ts';
import { GamePicture } from '@marquee/ui/sections/game-picture.tsx';
import type { Game, GameShelf } from '@marquee/ui/sections/types.ts';
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { HomeWords } from '../home/section.ts';
import styles from './game-index.module.css';
import { Thumb } from './thumb.tsx';
import type { words as ownWords } from './words.ts';

type Order = 'bySection' | 'byName' | 'byReturn';
const orders: readonly Order[] = ['bySection', 'byName', 'byReturn'];

/** A game with the number that it keeps in every order. */
interface Line {
  readonly game: Game;
  readonly number: string;
}

/** Pictures that are in the first screen. */
const eager = 4;

/** A line of the screen at which a row is read: the row that passes it is on the plate. */
const reading = '-55% 0px -44% 0px';

/**
 * All games of the page as an index, by section, by name or by return. The poster of the one that is pointed at, in focus or, where
 * there is no pointer, read at the moment, stands beside the list on a plate.
 */
export function GameIndex({
  shelves,
  words,
  own,
}: {
  shelves: readonly GameShelf[];
  words: HomeWords;
  own: (typeof ownWords)['EN'];
}): ReactNode {
  const [order, setOrder] = useState<Order>('bySection');
  const all = shelves
    .flatMap((shelf) => shelf.games)
    .map((game, index): Line => ({ game, number: String(index + 1).padStart(3, '0') }));
  const [shownKey, setShown] = useState('');
  const shown = all.find(({ game }) => game.key === shownKey) ?? all[0];
  const index = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!index.current || !matchMedia('(hover: none)').matches) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find((entry) => entry.isIntersecting)?.target;
        if (read instanceof HTMLElement) setShown(read.dataset['key'] ?? '');
      },
      { rootMargin: reading },
    );
    for (const line of index.current.querySelectorAll('[data-key]')) observer.observe(line);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Neither is read: they say which lines there are.
  }, [order, shelves]);
  if (!shown) return null;
  const linesOf = (lines: readonly Line[], first: number): ReactNode => (
    <ol className={styles['lines']}>
      {lines.map((line, place) => (
        <IndexLine
          key={line.game.key}
          line={line}
          isShown={line === shown}
          eager={first + place < eager}
          onShow={setShown}
        />
      ))}
    </ol>
  );
  return (
    <section className={styles['index']} aria-label={own.index}>
      <fieldset className={styles['orders']} aria-label={own.order}>
        {orders.map((name) => (
          <button
            key={name}
            type="button"
            className={styles['order']}
            aria-pressed={order === name}
            onClick={() => setOrder(name)}
          >
            {own[name]}
          </button>
        ))}
        <span className={styles['count']}>{all.length}</span>
      </fieldset>
      <Plate line={shown} play={words.play} />
      <div ref={index} className={styles['body']} data-order={order}>
        {order === 'bySection'
          ? shelves.map((shelf, place) => (
              <section key={shelf.id} className={styles['section']} aria-labelledby={`shelf-${shelf.id}`}>
                <div className={styles['head']}>
                  <h2 className={styles['title']} id={`shelf-${shelf.id}`} data-section-title="">
                    {shelf.title}
                  </h2>
                  {shelf.href && (
                    <a className={styles['all']} href={shelf.href} aria-describedby={`shelf-${shelf.id}`}>
                      {words.seeAll}
                    </a>
                  )}
                </div>
                {linesOf(
                  all.filter(({ game }) => shelf.games.includes(game)),
                  place * eager,
                )}
              </section>
            ))
          : linesOf(order === 'byName' ? all.toSorted(byName) : all.toSorted(byReturn), eager)}
      </div>
    </section>
  );
}

function byName(one: Line, other: Line): number {
  return one.game.name.localeCompare(other.game.name);
}

/** The highest return first; games that state none come last. */
function byReturn(one: Line, other: Line): number {
  const [a, b] = [toMinor(one.game.rtpPercent ?? '0'), toMinor(other.game.rtpPercent ?? '0')];
  return a < b ? 1 : a > b ? -1 : 0;
}

function IndexLine({
  line: { game, number },
  isShown,
  eager: isEager,
  onShow,
}: {
  line: Line;
  isShown: boolean;
  eager: boolean;
  onShow: (key: string) => void;
}): ReactNode {
  const corner = useContext(CardCorner);
  const show = (): void => onShow(game.key);
  return (
    <li className={styles['line']} data-key={game.key} data-shown={isShown || undefined}>
      <a className={styles['link']} href={game.href} onFocus={show} onPointerEnter={show}>
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        <span className={styles['thumb']}>
          <Thumb game={game} eager={isEager} />
        </span>
        <span className={styles['name']}>{game.name}</span>
        <span className={styles['rtp']}>{game.rtpPercent !== null && `${game.rtpPercent}%`}</span>
      </a>
      {corner && <span className={styles['heart']}>{corner(game)}</span>}
    </li>
  );
}

/** The poster of a line, large. It says nothing that the line does not. */
function Plate({ line: { game, number }, play }: { line: Line; play: string }): ReactNode {
  return (
    <div className={styles['plate']} aria-hidden="true">
      <div className={styles['poster']}>
        <GamePicture game={game} eager={false} late sizes="(width < 48rem) 120px, 380px" />
        <span key={game.key} className={styles['shutter']} />
      </div>
      <div className={styles['caption']}>
        <span className={styles['large']}>{number}</span>
        <b className={styles['plateName']}>{game.name}</b>
        <span className={styles['facts']}>
          {game.rtpPercent !== null && `RTP ${game.rtpPercent}%`}
          {game.volatility && <span>{game.volatility}</span>}
        </span>
        <a className={styles['play']} href={game.href} tabIndex={-1} data-play="">
          {play}
        </a>
      </div>
    </div>
  );
}
