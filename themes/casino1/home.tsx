import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import { HeroCarousel } from '@marquee/ui/sections/hero-carousel.tsx';
import type { GameShelf } from '@marquee/ui/sections/types.ts';
import { Fragment, type ReactNode } from 'react';
import { FactsList } from '../home/facts-list.tsx';
import { JackpotCounter } from '../home/jackpot-counter.tsx';
import { section, type HomePlan, type SectionFrame } from '../home/section.ts';
import { promotions } from '../home/promotions-section.tsx';
import { favourites, own, promises } from '../home/shared-sections.tsx';
import { winners } from '../home/winners-section.tsx';
import styles from './home.module.css';
import { Spotlight } from './spotlight.tsx';

/** A full-bleed carousel with the jackpot counter and the house's figures seated in its lower edge. */
const top = section(['banners', 'jackpot', 'facts'], ({ banners, jackpot, facts, words }) => (
  <div className={styles['top']}>
    <HeroCarousel banners={banners} words={words} />
    <div className={styles['seat']}>
      <JackpotCounter
        jackpot={jackpot}
        styles={{
          counter: styles['jackpot'],
          label: styles['jackpotLabel'],
          amount: styles['jackpotAmount'],
          more: styles['jackpotMore'],
        }}
      />
      <FactsList
        facts={facts}
        styles={{
          list: styles['ledge'],
          fact: styles['fact'],
          label: styles['label'],
          value: styles['value'],
        }}
      />
    </div>
  </div>
));

const best = section(
  ['shelves'],
  ({ shelves: [first], ...frame }) => first && <Row shelf={first} isRanked {...frame} />,
);

const others = section(['shelves', 'spotlight'], ({ shelves, spotlight, ...frame }) =>
  shelves.slice(1).map((shelf, index) => (
    <Fragment key={shelf.id}>
      <Row shelf={shelf} {...frame} />
      {index === 0 && spotlight && <Spotlight game={spotlight} words={frame.words} />}
    </Fragment>
  )),
);

function Row({
  shelf,
  isRanked = false,
  Card,
  words,
}: SectionFrame & { shelf: GameShelf; isRanked?: boolean }): ReactNode {
  return (
    <GameRow
      shelf={shelf}
      Card={Card}
      ranked={isRanked}
      seeAllLabel={words.seeAll}
      previousLabel={words.previous}
      nextLabel={words.next}
      playLabel={words.play}
    />
  );
}

/** The carousel, rows of games, and the winners' tape between them. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [own, top, best, favourites, winners, promotions, others, promises],
};
