import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import type { ReactNode } from 'react';
import { FactsList } from '../home/facts-list.tsx';
import { PromoList } from '../home/promo-list.tsx';
import { section, type HomePlan } from '../home/section.ts';
import { favourites, own, promises } from '../home/shared-sections.tsx';
import { ShelfGrid } from '../home/shelf-grid.tsx';
import { wordsIn } from '../words.ts';
import styles from './home.module.css';
import { PanelList } from './panel-list.tsx';
import promoStyles from './promo-strip.module.css';
import { SplashPage } from './splash-page.tsx';
import { Talk } from './talk.tsx';
import { words as ownWords } from './words.ts';

/** The first page: a splash panel, and beside it the jackpot and what is said of the latest wins. */
const splash = section(
  ['banners', 'jackpot', 'winners'],
  ({ banners, jackpot, winners, words, language }) => {
    const spoken = wordsIn(ownWords, language);
    return (
      <div className={styles['first']}>
        <SplashPage banners={banners} words={words} />
        <div className={styles['side']}>
          <div className={styles['pane']}>
            {jackpot && (
              <a className={styles['jackpot']} href={jackpot.href} data-play="">
                <span className={styles['jackpotName']}>{jackpot.label}</span>
                <span className={styles['amount']}>{jackpot.amount}</span>
                <span className={styles['more']}>{jackpot.more}</span>
              </a>
            )}
            <div className={styles['talk']}>
              <Talk winners={winners} title={spoken.talk} quiet={spoken.quiet} />
            </div>
          </div>
        </div>
      </div>
    );
  },
);

const contents = section(['categories'], ({ categories, words }) => (
  <div className={styles['contents']}>
    <PanelList
      label={words.categories}
      places={categories.map(({ image, ...place }) => ({ ...place, picture: image, current: false }))}
    />
  </div>
));

/** How many panels the page has that the first shelf is drawn on. */
const panelsOfPage = 8;

/** The first shelf as a page: rows of panels of unequal width. */
const page = section(
  ['shelves'],
  ({ shelves: [first], ...frame }): ReactNode =>
    first && (
      <ShelfGrid
        shelf={first}
        {...frame}
        styles={{
          section: styles['panels'],
          head: styles['head'],
          title: styles['heading'],
          all: styles['all'],
        }}
      />
    ),
);

const strips = section(['shelves'], ({ shelves, Card, words }) =>
  shelves.slice(1).map((shelf) => (
    <div key={shelf.id} className={styles['strip']}>
      <GameRow
        shelf={shelf}
        Card={Card}
        seeAllLabel={words.seeAll}
        previousLabel={words.previous}
        nextLabel={words.next}
        playLabel={words.play}
      />
    </div>
  )),
);

const promotions = section(['promos'], ({ promos, paths, words }) => (
  <PromoList
    promos={promos}
    paths={paths}
    words={words}
    styles={{
      section: promoStyles['strip'],
      head: styles['head'],
      title: styles['heading'],
      all: styles['all'],
      list: promoStyles['list'],
      item: promoStyles['item'],
      link: promoStyles['panel'],
      picture: promoStyles['picture'],
      words: promoStyles['words'],
      name: promoStyles['name'],
    }}
  />
));

const bursts = section(['facts'], ({ facts }) => (
  <FactsList
    facts={facts}
    styles={{
      list: styles['bursts'],
      fact: styles['burst'],
      label: styles['label'],
      value: styles['value'],
    }}
  />
));

/** A splash page, the contents in panels, games as a page and as strips, promotions as a strip of three, figures as bursts. */
export const home: HomePlan = {
  className: styles['home'],
  firstShelfGames: panelsOfPage,
  sections: [splash, contents, own, favourites, page, strips, promotions, bursts, promises],
};
