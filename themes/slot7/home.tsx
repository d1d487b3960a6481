import { FactsList } from '../home/facts-list.tsx';
import { PromoList } from '../home/promo-list.tsx';
import { section, type HomePlan } from '../home/section.ts';
import { favourites, own, promises } from '../home/shared-sections.tsx';
import { wordsIn } from '../words.ts';
import { GameIndex } from './game-index.tsx';
import styles from './home.module.css';
import { Masthead } from './masthead.tsx';
import { WinLedger } from './win-ledger.tsx';
import { words as ownWords } from './words.ts';

const masthead = section(['banners'], ({ banners, words }) => <Masthead banners={banners} words={words} />);

/** The jackpot as one line of figures from edge to edge. */
const jackpotLine = section(
  ['jackpot'],
  ({ jackpot }) =>
    jackpot && (
      <a className={styles['jackpot']} href={jackpot.href} data-play="">
        <span className={styles['jackpotName']}>{jackpot.label}</span>
        <span className={styles['jackpotMore']}>{jackpot.more}</span>
        <span className={styles['digits']}>{jackpot.amount}</span>
      </a>
    ),
);

const index = section(['shelves'], ({ shelves, words, language }) => (
  <GameIndex shelves={shelves} words={words} own={wordsIn(ownWords, language)} />
));

const promos = section(['promos'], ({ promos: three, paths, words }) => (
  <PromoList
    promos={three}
    paths={paths}
    words={words}
    styles={{
      section: styles['promos'],
      head: styles['head'],
      title: styles['title'],
      all: styles['all'],
      list: styles['promoList'],
      item: styles['promoItem'],
      link: styles['promo'],
      picture: styles['promoPicture'],
      words: styles['promoWords'],
      name: styles['promoName'],
    }}
  />
));

/** What was won last, and the figures of the house, on one slab. */
const records = section(['winners', 'facts'], ({ winners, facts, words, language }) => (
  <div className={styles['records']}>
    <WinLedger winners={winners} title={words.winners} noWins={wordsIn(ownWords, language).noWins} />
    <FactsList
      facts={facts}
      styles={{
        list: styles['facts'],
        fact: styles['fact'],
        label: styles['factLabel'],
        value: styles['factValue'],
      }}
    />
  </div>
));

/** A broadsheet: the head, the jackpot as a line of figures, the index of all games, the offers, the records. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [masthead, jackpotLine, own, favourites, index, promos, records, promises],
};
