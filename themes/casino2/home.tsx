import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import type { GameShelf } from '@marquee/ui/sections/types.ts';
import { Fragment, type ReactNode } from 'react';
import { section, type HomePlan, type SectionFrame } from '../home/section.ts';
import { favourites, own, promises } from '../home/shared-sections.tsx';
import { CoverStory } from './cover-story.tsx';
import { GuestBook } from './guest-book.tsx';
import styles from './home.module.css';
import { Postcards } from './postcards.tsx';
import { Promenade } from './promenade.tsx';
import { SplitHero } from './split-hero.tsx';

const view = section(['banners', 'jackpot'], ({ banners, jackpot, words }) => (
  <SplitHero banners={banners} jackpot={jackpot} words={words} />
));

const promenade = section(['categories'], ({ categories, words }) => (
  <Promenade label={words.categories} categories={categories} />
));

const firstChapter = section(
  ['shelves'],
  ({ shelves: [first], ...frame }) => first && <Chapter shelf={first} isOpening {...frame} />,
);

const furtherChapters = section(['shelves', 'spotlight'], ({ shelves, spotlight, ...frame }) =>
  shelves.slice(1).map((shelf, index) => (
    <Fragment key={shelf.id}>
      <Chapter shelf={shelf} {...frame} />
      {index === 0 && spotlight && <CoverStory game={spotlight} words={frame.words} />}
    </Fragment>
  )),
);

const guests = section(['winners', 'facts'], ({ winners, facts, words }) => (
  <GuestBook title={words.winners} winners={winners} facts={facts} />
));

const postcards = section(['promos'], ({ promos, paths, words }) => (
  <Postcards title={words.promotions} allLabel={words.seeAll} allHref={paths.promotions} promos={promos} />
));

/** A shelf as a chapter: its heading beside two rows of games, the first of which opens it large. */
function Chapter({
  shelf,
  isOpening = false,
  Card,
  words,
}: SectionFrame & { shelf: GameShelf; isOpening?: boolean }): ReactNode {
  // Two rows end together: a game that is left over would stand beside a hole.
  const { games } = shelf;
  const even = games.length > 4 && !isOpening ? games.slice(0, games.length - (games.length % 2)) : games;
  return (
    <div className={isOpening ? `${styles['chapter']} ${styles['opening']}` : styles['chapter']}>
      <GameRow
        shelf={{ ...shelf, games: even }}
        Card={Card}
        seeAllLabel={words.seeAll}
        previousLabel={words.previous}
        nextLabel={words.next}
        playLabel={words.play}
      />
    </div>
  );
}

/** A view of the sea beside its words, the promenade along the water, then chapters as in a magazine. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [own, view, promenade, firstChapter, favourites, guests, postcards, furtherChapters, promises],
};
