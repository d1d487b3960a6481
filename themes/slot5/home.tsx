import { FactsList } from '../home/facts-list.tsx';
import { PromoList } from '../home/promo-list.tsx';
import { JackpotCounter } from '../home/jackpot-counter.tsx';
import { section, type HomePlan } from '../home/section.ts';
import { favourites, furtherShelves, own, promises } from '../home/shared-sections.tsx';
import { winners } from '../home/winners-section.tsx';
import { ShelfGrid } from '../home/shelf-grid.tsx';
import styles from './home.module.css';
import jackpotStyles from './jackpot.module.css';
import { JeepneySign } from './jeepney-sign.tsx';
import ticketStyles from './promo-tickets.module.css';
import { Raffle } from './raffle.tsx';
import { Street } from './street.tsx';

const jeepney = section(['banners'], ({ banners, words }) => <JeepneySign banners={banners} words={words} />);

const raffle = section(['trail'], ({ trail }) => <Raffle label={trail.title} tickets={trail.steps} />);

const street = section(['categories'], ({ categories, words }) => (
  <Street label={words.categories} categories={categories} />
));

const square = section(
  ['shelves'],
  ({ shelves: [first], ...frame }) =>
    first && (
      <ShelfGrid
        shelf={first}
        styles={{
          section: styles['square'],
          head: styles['head'],
          title: styles['title'],
          all: styles['all'],
        }}
        {...frame}
      />
    ),
);

const tickets = section(['promos'], ({ promos, paths, words }) => (
  <PromoList
    promos={promos}
    paths={paths}
    words={words}
    styles={{
      section: ticketStyles['tickets'],
      head: ticketStyles['head'],
      title: ticketStyles['title'],
      all: ticketStyles['all'],
      list: ticketStyles['list'],
      item: ticketStyles['slip'],
      link: ticketStyles['ticket'],
      picture: ticketStyles['stub'],
      words: ticketStyles['words'],
      name: ticketStyles['name'],
    }}
  />
));

const plates = section(['facts'], ({ facts }) => (
  <FactsList
    facts={facts}
    styles={{
      list: styles['plates'],
      fact: styles['plate'],
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

/** A jeepney with the banners in its windows, raffle tickets, a street of stalls, the jackpot among bulbs, then tickets to games. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [
    own,
    jeepney,
    raffle,
    street,
    square,
    jackpot,
    favourites,
    winners,
    tickets,
    furtherShelves,
    plates,
    promises,
  ],
};
