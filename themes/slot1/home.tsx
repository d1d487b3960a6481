import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import { FactsList } from '../home/facts-list.tsx';
import { PromoList } from '../home/promo-list.tsx';
import { JackpotCounter } from '../home/jackpot-counter.tsx';
import { section, type HomePlan } from '../home/section.ts';
import { favourites, own, promises } from '../home/shared-sections.tsx';
import { winners } from '../home/winners-section.tsx';
import styles from './home.module.css';
import jackpotStyles from './jackpot.module.css';
import { Jar } from './jar.tsx';
import promoStyles from './promo-sweets.module.css';
import { StickerHero } from './sticker-hero.tsx';

const counter = section(['banners', 'gift'], ({ banners, gift, words, language, paths }) => (
  <div className={styles['counter']}>
    <StickerHero banners={banners} words={words} />
    <Jar gift={gift} language={language} joinHref={paths.join} />
  </div>
));

/** The rows of games, each on a band of another colour whose edge is a wave. */
const bands = section(['shelves'], ({ shelves, Card, words }) =>
  shelves.map((shelf, index) => (
    <div key={shelf.id} className={styles['band']} data-tone={index % 3}>
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

const sweets = section(['promos'], ({ promos, paths, words }) => (
  <PromoList
    promos={promos}
    paths={paths}
    words={words}
    styles={{
      section: promoStyles['sweets'],
      head: promoStyles['head'],
      title: promoStyles['title'],
      all: promoStyles['all'],
      list: promoStyles['list'],
      item: promoStyles['slot'],
      link: promoStyles['sweet'],
      picture: promoStyles['picture'],
      words: promoStyles['words'],
      name: promoStyles['name'],
    }}
  />
));

const gumballs = section(['facts'], ({ facts }) => (
  <FactsList
    facts={facts}
    styles={{
      list: styles['gumballs'],
      fact: styles['gumball'],
      label: styles['label'],
      value: styles['value'],
    }}
  />
));

const jackpot = section(['jackpot'], (data) => (
  <JackpotCounter
    jackpot={data.jackpot}
    styles={{
      counter: jackpotStyles['counter'],
      label: jackpotStyles['label'],
      amount: jackpotStyles['amount'],
      more: jackpotStyles['more'],
    }}
  />
));

/** A sticker and the gift jar on the counter, the jackpot on a stick of rock, rows on coloured bands, promotions as wrapped sweets, figures as gumballs. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [counter, own, favourites, jackpot, bands, winners, sweets, gumballs, promises],
};
