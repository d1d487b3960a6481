import { FactsList } from '../home/facts-list.tsx';
import { PromoList } from '../home/promo-list.tsx';
import { section, type HomePlan } from '../home/section.ts';
import { favourites, own, promises } from '../home/shared-sections.tsx';
import { ShelfGrid } from '../home/shelf-grid.tsx';
import { Doors } from './doors.tsx';
import styles from './home.module.css';
import promoStyles from './posters.module.css';
import { Triptych } from './triptych.tsx';
import wallStyles from './walls.module.css';

const street = section(['banners', 'jackpot'], ({ banners, jackpot, words }) => (
  <Triptych banners={banners} jackpot={jackpot} words={words} />
));

const doors = section(['categories'], ({ categories, words }) => (
  <Doors label={words.categories} categories={categories} />
));

/** The first games, two of them four times as large as the others. */
const mosaic = section(
  ['shelves'],
  ({ shelves: [first], ...frame }) =>
    first && (
      <ShelfGrid
        shelf={first}
        styles={{
          section: styles['mosaic'],
          head: styles['head'],
          title: styles['title'],
          all: styles['all'],
        }}
        {...frame}
      />
    ),
);

/** The other games on the walls of the alley: their headings are signs that hang upright at its two sides. */
const walls = section(['shelves'], ({ shelves, ...frame }) =>
  shelves.length < 2 ? null : (
    <div className={wallStyles['walls']}>
      {shelves.slice(1).map((shelf) => (
        <ShelfGrid
          key={shelf.id}
          shelf={shelf}
          styles={{
            section: wallStyles['wall'],
            head: wallStyles['sign'],
            title: wallStyles['title'],
            all: wallStyles['all'],
          }}
          {...frame}
        />
      ))}
    </div>
  ),
);

const posters = section(['promos'], ({ promos, paths, words }) => (
  <PromoList
    promos={promos}
    paths={paths}
    words={words}
    styles={{
      section: promoStyles['posters'],
      head: styles['head'],
      title: styles['title'],
      all: styles['all'],
      list: promoStyles['list'],
      item: promoStyles['item'],
      link: promoStyles['poster'],
      picture: promoStyles['picture'],
      words: promoStyles['words'],
      name: promoStyles['name'],
    }}
  />
));

const readout = section(['facts'], ({ facts }) => (
  <FactsList
    facts={facts}
    styles={{
      list: styles['readout'],
      fact: styles['fact'],
      label: styles['factLabel'],
      value: styles['value'],
    }}
  />
));

/** A slanted triptych over a wet street, hexagons for doors, a mosaic of games, then walls with signs at both sides. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [street, own, doors, mosaic, favourites, posters, walls, readout, promises],
};
