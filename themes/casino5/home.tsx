import { GameGrid } from '@marquee/ui/sections/game-row.tsx';
import type { GameShelf } from '@marquee/ui/sections/types.ts';
import { section, type HomePlan, type HomeWords } from '../home/section.ts';
import { favourites, own } from '../home/shared-sections.tsx';
import { ShelfGrid } from '../home/shelf-grid.tsx';
import type { ReactNode } from 'react';
import styles from './home.module.css';

const shelfStyles = {
  section: styles['shelf'],
  head: styles['head'],
  title: styles['title'],
  all: styles['all'],
};

/** Shelves whose figures matter more than their pictures are tables. */
const tables = ['rtp', 'high'];
/** As many lines as a table has at most. */
const mostLines = 6;
/** A grid of fewer would be a line that is mostly empty; the lobby has its games. */
const fewestInGrid = 4;

/** The line of the desk: what the page is, and the figures of the house. */
const line = section(['facts'], ({ facts, words }) => (
  <div className={styles['line']}>
    <h1 className={styles['heading']}>{words.categories}</h1>
    <dl className={styles['facts']}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles['fact']}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  </div>
));

const promos = section(['promos'], ({ promos: three, paths, words }) =>
  three.length === 0 ? null : (
    <section className={styles['promos']} aria-label={words.promotions}>
      <ul className={styles['strip']}>
        {three.map((promo) => (
          <li key={promo.key}>
            <a className={styles['promo']} href={promo.href}>
              <b className={styles['promoName']}>{promo.title}</b>
              <span className={styles['promoText']}>{promo.text}</span>
              {promo.image && (
                <img
                  className={styles['promoImage']}
                  src={promo.image}
                  alt=""
                  width={960}
                  height={480}
                  loading="lazy"
                  data-late=""
                />
              )}
            </a>
          </li>
        ))}
      </ul>
      <a className={styles['all']} href={paths.promotions}>
        {words.seeAll}
      </a>
    </section>
  ),
);

/** The first grid; the jackpot fills the rest of its last row. */
const first = section(
  ['shelves', 'jackpot'],
  ({ shelves: [shelf], jackpot, Card, words }) =>
    shelf && (
      <section className={styles['shelf']} aria-labelledby={`shelf-${shelf.id}`}>
        <ShelfHead shelf={shelf} words={words} />
        <div className={styles['first']}>
          <GameGrid games={shelf.games} Card={Card} playLabel={words.play} eager={6} />
          {jackpot && (
            <a className={styles['jackpot']} href={jackpot.href}>
              <span className={styles['jackpotLabel']}>{jackpot.label}</span>
              <span className={styles['jackpotAmount']}>{jackpot.amount}</span>
              <span className={styles['jackpotMore']}>{jackpot.more}</span>
            </a>
          )}
        </div>
      </section>
    ),
);

const grids = section(['shelves'], ({ shelves, ...frame }) =>
  shelves
    .slice(1)
    .filter(({ id, games }) => !tables.includes(id) && games.length >= fewestInGrid)
    .map((shelf) => <ShelfGrid key={shelf.id} shelf={shelf} styles={shelfStyles} {...frame} />),
);

const figures = section(['shelves'], ({ shelves, words }) => {
  const beside = shelves.slice(1).filter(({ id }) => tables.includes(id));
  // Tables that stand beside each other end at one line.
  const lines = Math.min(mostLines, ...beside.map(({ games }) => games.length));
  return (
    <div className={styles['tables']}>
      {beside.map((shelf) => (
        <FigureTable key={shelf.id} shelf={shelf} lines={lines} words={words} />
      ))}
    </div>
  );
});

function ShelfHead({ shelf, words }: { shelf: GameShelf; words: HomeWords }): ReactNode {
  const id = `shelf-${shelf.id}`;
  return (
    <div className={styles['head']}>
      <h2 className={styles['title']} id={id} data-section-title="">
        {shelf.title}
      </h2>
      <a className={styles['all']} href={shelf.href} aria-describedby={id}>
        {words.seeAll}
      </a>
    </div>
  );
}

/** Games as rows with what their makers say of them, to compare at a glance. */
function FigureTable({
  shelf,
  lines,
  words,
}: {
  shelf: GameShelf;
  lines: number;
  words: HomeWords;
}): ReactNode {
  return (
    <section className={styles['table']} aria-labelledby={`shelf-${shelf.id}`}>
      <ShelfHead shelf={shelf} words={words} />
      <ul className={styles['rows']}>
        {shelf.games.slice(0, lines).map((game) => (
          <li key={game.key}>
            <a className={styles['row']} href={game.href}>
              <span className={styles['thumb']}>
                <img
                  crossOrigin="anonymous"
                  src={game.image}
                  alt=""
                  width={300}
                  height={400}
                  loading="lazy"
                  data-late=""
                />
              </span>
              <span className={styles['rowName']}>{game.name}</span>
              <span className={styles['cell']}>
                <span className={styles['cellLabel']}>{words.volatility}</span> {game.volatility}
              </span>
              <span className={styles['rtp']}>
                <abbr title={words.rtp}>RTP</abbr> {game.rtpPercent}%
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const promises = section(['promises'], ({ promises: four, words }) => (
  <section className={styles['promises']} aria-label={words.promises}>
    <ul className={styles['four']}>
      {four.map(({ title, text }) => (
        <li key={title} className={styles['promise']}>
          <b>{title}</b>
          {text}
        </li>
      ))}
    </ul>
  </section>
));

/** The house's figures, three promotions, then games as densely as they can be told apart. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [line, own, promos, first, figures, favourites, grids, promises],
};
