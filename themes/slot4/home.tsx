import type { ReactNode } from 'react';
import { FactsList } from '../home/facts-list.tsx';
import { PromoList } from '../home/promo-list.tsx';
import { section, type HomePlan } from '../home/section.ts';
import { favourites, own } from '../home/shared-sections.tsx';
import { wordsIn } from '../words.ts';
import { Bubbles } from './bubbles.tsx';
import { Depth } from './depth.tsx';
import { depthsOf, floor_m } from './depths.ts';
import styles from './home.module.css';
import { NearOyster } from './near-oyster.tsx';
import promoStyles from './promo-windows.module.css';
import { SurfaceHero } from './surface-hero.tsx';
import { words as ownWords } from './words.ts';

const surface = section(['banners', 'jackpot'], ({ banners, jackpot, words }) => (
  <SurfaceHero banners={banners} jackpot={jackpot} words={words} />
));

/** How many depths lie above what rises to the surface. */
const above = 2;

/** The categories from the shallow to the deep; among them what is won at the moment rises. */
const depths = section(['selections', 'categories', 'winners'], (data): ReactNode => {
  const { selections, categories, winners, language, Card, words } = data;
  const spoken = wordsIn(ownWords, language);
  const known = depthsOf(categories.map(({ id }) => id));
  const sunk = selections
    .map((selection) => ({ selection, depth_m: known.get(selection.id) ?? 0 }))
    .toSorted((one, other) => one.depth_m - other.depth_m)
    .map(({ selection, depth_m }, index) => (
      <Depth
        key={selection.id}
        selection={selection}
        depth_m={depth_m}
        eager={index === 0}
        Card={Card}
        words={words}
        own={spoken}
      />
    ));
  return (
    <>
      {sunk.slice(0, above)}
      <Bubbles winners={winners} title={spoken.rising} quiet={spoken.quiet} />
      {sunk.slice(above)}
    </>
  );
});

const promos = section(['promos'], ({ promos: three, paths, words }) => (
  <PromoList
    promos={three}
    paths={paths}
    words={words}
    styles={{
      section: promoStyles['windows'],
      head: promoStyles['head'],
      title: promoStyles['title'],
      all: promoStyles['all'],
      list: promoStyles['list'],
      item: promoStyles['item'],
      link: promoStyles['window'],
      picture: promoStyles['picture'],
      words: promoStyles['words'],
      name: promoStyles['name'],
    }}
  />
));

/** What lies on the sea floor: the oyster of the day, and the figures of the house as gauges. */
const floor = section(['gift', 'facts'], ({ gift, facts, language, paths }) => (
  <div className={styles['floor']} data-depth={floor_m} tabIndex={-1}>
    <NearOyster gift={gift} language={language} joinHref={paths.join} />
    <FactsList
      facts={facts}
      styles={{
        list: styles['gauges'],
        fact: styles['gauge'],
        label: styles['label'],
        value: styles['value'],
      }}
    />
  </div>
));

/** A dive: the banners at the surface, each category at its depth, offers in windows, an oyster on the sea floor. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [surface, own, depths, promos, favourites, floor],
};
