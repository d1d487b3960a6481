import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import type { ReactNode } from 'react';
import { FactsList } from '../home/facts-list.tsx';
import { PromoList } from '../home/promo-list.tsx';
import { section, type HomePlan } from '../home/section.ts';
import { favourites, own, promises } from '../home/shared-sections.tsx';
import { wordsIn } from '../words.ts';
import { Hall } from './hall.tsx';
import styles from './home.module.css';
import { PalaceHero } from './palace-hero.tsx';
import { Register } from './register.tsx';
import { words as ownWords } from './words.ts';

const gate = section(['banners', 'wings'], ({ banners, wings, words, language }) => (
  <PalaceHero banners={banners} wings={wings} words={words} own={wordsIn(ownWords, language)} />
));

/** The jackpot and the figures of the house, on the step before the gate. */
const threshold = section(['jackpot', 'facts'], ({ jackpot, facts }) => (
  <div className={styles['threshold']}>
    {jackpot && (
      <a className={styles['jackpot']} href={jackpot.href}>
        <span>{jackpot.label}</span>
        <b className={styles['amount']}>{jackpot.amount}</b>
        <span className={styles['more']}>{jackpot.more}</span>
      </a>
    )}
    <FactsList
      facts={facts}
      styles={{
        list: styles['facts'],
        fact: styles['fact'],
        label: styles['label'],
        value: styles['value'],
      }}
    />
  </div>
));

/** The houses of the first category that has any. */
const hall = section(['wings'], ({ wings, language, ...frame }): ReactNode => (
  <Hall
    houses={wings.find(({ houses }) => houses.length > 0)?.houses ?? []}
    own={wordsIn(ownWords, language)}
    Card={frame.Card}
    words={frame.words}
  />
));

const register = section(['winners'], ({ winners, words }) => (
  <Register winners={winners} label={words.winners} />
));

/** The hall has all kinds of games; one row ranks what is played most. */
const ranks = section(
  ['shelves'],
  ({ shelves: [first], Card, words }): ReactNode =>
    first && (
      <GameRow
        shelf={first}
        Card={Card}
        ranked
        seeAllLabel={words.seeAll}
        previousLabel={words.previous}
        nextLabel={words.next}
        playLabel={words.play}
      />
    ),
);

const decrees = section(['promos'], ({ promos, paths, words }) => (
  <PromoList
    promos={promos}
    paths={paths}
    words={words}
    styles={{
      section: styles['decrees'],
      head: styles['head'],
      title: styles['title'],
      all: styles['all'],
      list: styles['decreeList'],
      item: styles['item'],
      link: styles['decree'],
      picture: styles['picture'],
      words: styles['words'],
      name: styles['name'],
    }}
  />
));

/** Doors that open on houses beside the banners, a hall where one chooses a house and then its games, and the register of winners. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [gate, threshold, own, hall, register, favourites, ranks, decrees, promises],
};
