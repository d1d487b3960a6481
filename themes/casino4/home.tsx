import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import type { ReactNode } from 'react';
import { FactsList } from '../home/facts-list.tsx';
import { PromoList } from '../home/promo-list.tsx';
import { section, type HomePlan } from '../home/section.ts';
import { favourites, own, promises } from '../home/shared-sections.tsx';
import { ShelfGrid } from '../home/shelf-grid.tsx';
import { Doors } from './doors.tsx';
import envelopeStyles from './envelopes.module.css';
import { LatticeHero } from './lattice-hero.tsx';
import { LanternLine } from './lantern-line.tsx';
import { RedEnvelope } from './red-envelope.tsx';
import styles from './home.module.css';

const gate = section(['banners', 'jackpot'], ({ banners, jackpot, words }) => (
  <LatticeHero banners={banners} jackpot={jackpot} words={words} />
));

const doors = section(['categories'], ({ categories, words }) => (
  <Doors label={words.categories} categories={categories} />
));

/** How many compartments the cabinet has: one is as large as four others. */
const compartments = 9;

/** The first shelf as a curio cabinet. */
const cabinet = section(
  ['shelves'],
  ({ shelves: [first], ...frame }): ReactNode =>
    first && (
      <ShelfGrid
        shelf={first}
        {...frame}
        styles={{
          section: styles['cabinet'],
          head: styles['head'],
          title: styles['title'],
          all: styles['all'],
        }}
      />
    ),
);

const lanterns = section(['winners'], ({ winners, words }) => (
  <LanternLine winners={winners} label={words.winners} />
));

const redEnvelope = section(['gift'], ({ gift, language, paths }) => (
  <RedEnvelope gift={gift} language={language} joinHref={paths.join} />
));

const rows = section(['shelves'], ({ shelves, Card, words }) =>
  shelves.slice(1).map((shelf) => (
    <div key={shelf.id} className={styles['wall']}>
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

const envelopes = section(['promos'], ({ promos, paths, words }) => (
  <PromoList
    promos={promos}
    paths={paths}
    words={words}
    styles={{
      section: envelopeStyles['envelopes'],
      head: styles['head'],
      title: styles['title'],
      all: styles['all'],
      list: envelopeStyles['list'],
      item: envelopeStyles['item'],
      link: envelopeStyles['envelope'],
      picture: envelopeStyles['picture'],
      words: envelopeStyles['words'],
      name: envelopeStyles['name'],
    }}
  />
));

const tablets = section(['facts'], ({ facts }) => (
  <FactsList
    facts={facts}
    styles={{
      list: styles['tablets'],
      fact: styles['tablet'],
      label: styles['label'],
      value: styles['value'],
    }}
  />
));

/** A window framed by lattice, doors to the games, lanterns with what was won, a cabinet, and promotions as red envelopes. */
export const home: HomePlan = {
  className: styles['home'],
  firstShelfGames: compartments,
  sections: [
    gate,
    doors,
    own,
    favourites,
    lanterns,
    cabinet,
    redEnvelope,
    rows,
    envelopes,
    tablets,
    promises,
  ],
};
