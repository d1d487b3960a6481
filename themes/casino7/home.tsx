import type { ReactNode } from 'react';
import { PromoList } from '../home/promo-list.tsx';
import { section, type HomeData, type HomePlan, type HomeSection } from '../home/section.ts';
import { favourites, own, promises } from '../home/shared-sections.tsx';
import { wordsIn } from '../words.ts';
import { Act } from './act.tsx';
import bills from './bills.module.css';
import { Boxes } from './boxes.tsx';
import { Drop } from './drop.tsx';
import { Footlights } from './footlights.tsx';
import styles from './home.module.css';
import { castSize, Stage } from './stage.tsx';
import { words as ownWords } from './words.ts';

/** Who is on the stage: the game in the spotlight, and the first of the first shelf. */
function castOf({ spotlight, shelves: [first] }: Pick<HomeData, 'spotlight' | 'shelves'>) {
  return [...(spotlight ? [spotlight] : []), ...(first?.games ?? [])].slice(0, castSize);
}

const stage = section(
  ['spotlight', 'shelves', 'categories', 'jackpot'],
  ({ spotlight, shelves, categories, jackpot, words, language }) => (
    <Stage
      // Games are called otherwise in another language.
      key={language}
      games={castOf({ spotlight, shelves })}
      words={words}
      own={wordsIn(ownWords, language)}
    >
      <Footlights label={words.categories} categories={categories} jackpot={jackpot} />
    </Stage>
  ),
);

const actWords = ['act1', 'act2', 'act3', 'act4'] as const;

/** A shelf of the site as an act; the first is without those who are on the stage already. */
function act(index: number): HomeSection {
  return section(['spotlight', 'shelves'], ({ spotlight, shelves, Card, words, language }): ReactNode => {
    const shelf = shelves[index];
    const name = actWords[index];
    if (!shelf || !name) return null;
    const onStage = castOf({ spotlight, shelves });
    const games = shelf.games.filter((game) => !onStage.includes(game));
    if (games.length === 0) return null;
    return (
      <Act shelf={{ ...shelf, games }} number={wordsIn(ownWords, language)[name]} Card={Card} words={words} />
    );
  });
}

/** How many times a cloth is let down between the acts. */
const drops = 3;

/** A banner; where the site has more than there are intervals, they follow each other. */
function drop(index: number): HomeSection {
  return section(['banners', 'spotlight', 'shelves'], ({ banners, spotlight, shelves }) =>
    banners
      .filter((_, place) => place % drops === index)
      .map((banner) => (
        <Drop
          key={banner.image}
          banner={banner}
          // The star's name is the heading of the page; without one, the first banner's title is.
          isHeading={banner === banners[0] && castOf({ spotlight, shelves }).length === 0}
        />
      )),
  );
}

const tier = section(['winners'], ({ winners, words, language }) => (
  <Boxes winners={winners} title={words.winners} emptyText={wordsIn(ownWords, language).boxesEmpty} />
));

const playbills = section(['promos'], ({ promos, paths, words }) => (
  <PromoList
    promos={promos}
    paths={paths}
    words={words}
    styles={{
      section: bills['bills'],
      head: bills['head'],
      title: bills['title'],
      all: bills['all'],
      list: bills['list'],
      item: bills['item'],
      link: bills['bill'],
      picture: bills['picture'],
      words: bills['words'],
      name: bills['name'],
    }}
  />
));

/** One star on the stage, then the acts; between them cloths that are let down, the boxes with who has won, and playbills. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [
    stage,
    own,
    act(0),
    drop(0),
    act(1),
    tier,
    act(2),
    drop(1),
    playbills,
    act(3),
    drop(2),
    favourites,
    promises,
  ],
};
