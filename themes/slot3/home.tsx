import { FactsList } from '../home/facts-list.tsx';
import { PromoList } from '../home/promo-list.tsx';
import { section, type HomePlan } from '../home/section.ts';
import { favourites, own, promises } from '../home/shared-sections.tsx';
import { wordsIn } from '../words.ts';
import { Cabinet } from './cabinet.tsx';
import { Crt } from './crt.tsx';
import { HighScores } from './high-scores.tsx';
import styles from './home.module.css';
import promoStyles from './promo-flyers.module.css';
import { words as ownWords } from './words.ts';

/** The hall: a tube and the table of the best before a setting sun, and the counter of the jackpot over both. */
const stage = section(['banners', 'winners', 'jackpot'], ({ banners, winners, jackpot, words, language }) => (
  <div className={styles['stage']}>
    <div className={styles['horizon']} aria-hidden="true">
      <span className={styles['sun']} />
      <span className={styles['floor']} />
    </div>
    {jackpot && (
      <a className={styles['counter']} href={jackpot.href} data-play="">
        <span>{jackpot.label}</span>
        <span className={styles['digits']}>{jackpot.amount}</span>
        <span className={styles['more']}>{jackpot.more}</span>
      </a>
    )}
    <div className={styles['hall']}>
      <Crt banners={banners} words={words} />
      <HighScores winners={winners} words={wordsIn(ownWords, language)} />
    </div>
  </div>
));

const cabinets = section(['shelves'], ({ shelves, ...frame }) => (
  <div className={styles['cabinets']}>
    {shelves.map((shelf, index) => (
      <Cabinet key={shelf.id} shelf={shelf} isWide={index === 0} {...frame} />
    ))}
  </div>
));

const flyers = section(['promos'], ({ promos, paths, words }) => (
  <PromoList
    promos={promos}
    paths={paths}
    words={words}
    styles={{
      section: promoStyles['flyers'],
      head: promoStyles['head'],
      title: promoStyles['title'],
      all: promoStyles['all'],
      list: promoStyles['list'],
      item: promoStyles['item'],
      link: promoStyles['flyer'],
      picture: promoStyles['picture'],
      words: promoStyles['words'],
      name: promoStyles['name'],
    }}
  />
));

const figures = section(['facts'], ({ facts }) => (
  <FactsList
    facts={facts}
    styles={{
      list: styles['figures'],
      fact: styles['figure'],
      label: styles['label'],
      value: styles['value'],
    }}
  />
));

/** A tube beside the table of high scores, rows as cabinets, promotions as flyers, figures as the line over a game. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [stage, own, favourites, cabinets, flyers, figures, promises],
};
