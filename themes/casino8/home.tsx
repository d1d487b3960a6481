import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import type { GameShelf } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import { FactsList } from '../home/facts-list.tsx';
import { PromoList } from '../home/promo-list.tsx';
import { section, type HomePlan, type SectionFrame } from '../home/section.ts';
import { favourites, promises } from '../home/shared-sections.tsx';
import { wordsIn } from '../words.ts';
import { Greeting } from './greeting.tsx';
import styles from './home.module.css';
import { Lights } from './lights.tsx';
import { Panes } from './panes.tsx';
import promoStyles from './promo-panes.module.css';
import { words as ownWords } from './words.ts';

/** The greeting under the sky beside the banners; for a player what was played last; and the wins as the lights on the horizon. */
const sky = section(
  ['player', 'banners', 'own', 'winners'],
  ({ player, banners, own, winners, paths, words, language }) => {
    const spoken = wordsIn(ownWords, language);
    return (
      <div className={styles['first']}>
        <div className={styles['top']}>
          <Greeting player={player} joinHref={paths.join} words={spoken} />
          <Panes banners={banners} words={words} />
        </div>
        {own}
        <Lights winners={winners} title={spoken.lights} quiet={spoken.quiet} play={words.play} />
      </div>
    );
  },
);

const firstShelf = section(
  ['shelves'],
  ({ shelves: [first], ...frame }) => first && <Shelf shelf={first} isWide {...frame} />,
);

const furtherShelves = section(['shelves'], ({ shelves, ...frame }) =>
  shelves.slice(1).map((shelf) => <Shelf key={shelf.id} shelf={shelf} {...frame} />),
);

/** Games that stand on a plank of glass. */
function Shelf({
  shelf,
  isWide = false,
  Card,
  words,
}: SectionFrame & { shelf: GameShelf; isWide?: boolean }): ReactNode {
  return (
    <div className={isWide ? `${styles['shelf']} ${styles['wide']}` : styles['shelf']}>
      <GameRow
        shelf={shelf}
        Card={Card}
        seeAllLabel={words.seeAll}
        previousLabel={words.previous}
        nextLabel={words.next}
        playLabel={words.play}
      />
    </div>
  );
}

/** The jackpot as the moon, and the figures of the house as stars on its way. */
const moon = section(['jackpot', 'facts'], ({ jackpot, facts }) => (
  <div className={styles['orbit']}>
    {jackpot && (
      <a className={styles['moon']} href={jackpot.href} data-play="">
        <span className={styles['moonName']}>{jackpot.label}</span>
        <span className={styles['moonAmount']}>{jackpot.amount}</span>
        <span className={styles['moonMore']}>{jackpot.more}</span>
      </a>
    )}
    <FactsList
      facts={facts}
      styles={{
        list: styles['stars'],
        fact: styles['star'],
        label: styles['label'],
        value: styles['value'],
      }}
    />
  </div>
));

const promotions = section(['promos'], ({ promos, paths, words }) => (
  <PromoList
    promos={promos}
    paths={paths}
    words={words}
    styles={{
      section: promoStyles['section'],
      head: promoStyles['head'],
      title: promoStyles['title'],
      all: promoStyles['all'],
      list: promoStyles['list'],
      item: promoStyles['item'],
      link: promoStyles['pane'],
      picture: promoStyles['picture'],
      words: promoStyles['words'],
      name: promoStyles['name'],
    }}
  />
));

/** The sky first; then games on planks of glass, the moon, and promotions as panes that lean towards each other. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [sky, firstShelf, favourites, moon, promotions, furtherShelves, promises],
};
