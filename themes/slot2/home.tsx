import { FactsList } from '../home/facts-list.tsx';
import { JackpotCounter } from '../home/jackpot-counter.tsx';
import { section, type HomePlan } from '../home/section.ts';
import { promotions } from '../home/promotions-section.tsx';
import { favourites, furtherShelves, own, promises } from '../home/shared-sections.tsx';
import { winners } from '../home/winners-section.tsx';
import { ShelfGrid } from '../home/shelf-grid.tsx';
import styles from './home.module.css';
import jackpotStyles from './jackpot.module.css';
import { StoryDeck } from './story-deck.tsx';
import { Trail } from './trail.tsx';

const stories = section(['banners'], ({ banners, words }) => <StoryDeck banners={banners} words={words} />);

const clearing = section(
  ['shelves'],
  ({ shelves: [first], ...frame }) =>
    first && (
      <ShelfGrid
        shelf={first}
        styles={{
          section: styles['patch'],
          head: styles['head'],
          title: styles['title'],
          all: styles['all'],
        }}
        {...frame}
      />
    ),
);

const trail = section(['missions'], ({ missions }) => <Trail {...missions} />);

const figures = section(['facts'], ({ facts }) => (
  <FactsList
    facts={facts}
    styles={{
      list: styles['facts'],
      fact: styles['fact'],
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

/** Stories on a stack of cards, a clearing of tiles, the jackpot on a hanging board, the trail, then rows that lead deeper. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [
    own,
    stories,
    clearing,
    jackpot,
    favourites,
    winners,
    promotions,
    trail,
    furtherShelves,
    figures,
    promises,
  ],
};
