import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FactsList } from '../home/facts-list.tsx';
import { PromoList } from '../home/promo-list.tsx';
import { section, type HomePlan } from '../home/section.ts';
import { favourites, own, promises } from '../home/shared-sections.tsx';
import { wordsIn } from '../words.ts';
import { Cover } from './cover.tsx';
import { CrashCurve } from './crash-curve.tsx';
import { Finder } from './finder.tsx';
import { gamesOf } from './games-of.ts';
import styles from './home.module.css';
import { Pulse } from './pulse.tsx';
import tile from './tile.module.css';
import { WingTile } from './wing-tile.tsx';
import { words as ownWords } from './words.ts';

/** So many categories stand in the first mosaic; the others follow below it. */
const firstWings = 3;

const mosaic = section(
  ['banners', 'wings', 'winners', 'jackpot', 'facts'],
  ({ banners, wings, winners, jackpot, facts, words, language }): ReactNode => {
    const texts = wordsIn(ownWords, language);
    const crash = wings.find(({ id }) => id === 'crash');
    const flight = crash && gamesOf(crash).find(({ rtpPercent }) => rtpPercent !== null);
    return (
      <div className={styles['mosaic']} data-without={flight ? undefined : 'crash'}>
        <Cover banners={banners} words={words} />
        {jackpot && (
          <a
            className={clsx(tile['tile'], styles['jackpot'])}
            data-area="jackpot"
            href={jackpot.href}
            data-play=""
          >
            <span className={tile['label']}>{jackpot.label}</span>
            <b className={styles['amount']}>{jackpot.amount}</b>
            <span className={styles['more']}>{jackpot.more}</span>
          </a>
        )}
        <div className={clsx(tile['tile'], styles['facts'])} data-area="facts">
          <FactsList
            facts={facts.slice(0, 2)}
            styles={{
              list: styles['factList'],
              fact: styles['fact'],
              label: styles['factLabel'],
              value: styles['factValue'],
            }}
          />
        </div>
        {crash && flight && flight.rtpPercent !== null && (
          <CrashCurve
            wing={crash}
            game={{ ...flight, rtpPercent: flight.rtpPercent }}
            play={words.play}
            own={texts}
          />
        )}
        <Pulse winners={winners} label={words.winners} own={texts} />
        <nav className={styles['wings']} data-area="wings" aria-label={words.categories} data-play="">
          {wings.slice(0, firstWings).map((wing) => (
            <WingTile key={wing.id} wing={wing} winners={winners} own={texts} />
          ))}
        </nav>
      </div>
    );
  },
);

/** The other categories, what comes next for the player, and what the site offers. */
const plots = section(
  ['wings', 'winners', 'missions', 'promos'],
  ({ wings, winners, missions, promos, paths, words, language }) => {
    const texts = wordsIn(ownWords, language);
    const others = wings.slice(firstWings);
    return (
      <div className={styles['plots']}>
        {others.length > 0 && (
          <nav className={styles['others']} aria-label={`${words.categories} 2`} data-play="">
            {others.map((wing) => (
              <WingTile key={wing.id} wing={wing} winners={winners} own={texts} />
            ))}
          </nav>
        )}
        <section className={clsx(tile['tile'], styles['steps'])} aria-labelledby="steps">
          <h2 className={tile['label']} id="steps">
            {missions.title}
          </h2>
          <p className={styles['lead']}>{missions.lead}</p>
          <ol className={styles['list']}>
            {missions.steps.map((step, index) => (
              <li key={step.title}>
                <a className={styles['step']} href={step.href}>
                  <span className={styles['number']} aria-hidden="true">
                    {step.percent === undefined ? index + 1 : `${step.percent}%`}
                  </span>
                  <span className={styles['stepWords']}>
                    <b>{step.title}</b>
                    <span className={styles['stepText']}>{step.text}</span>
                    {step.percent !== undefined && (
                      <progress className={styles['bar']} max={100} value={step.percent} aria-hidden="true" />
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </section>
        <PromoList
          promos={promos}
          paths={paths}
          words={words}
          styles={{
            section: styles['promos'],
            head: styles['promoHead'],
            title: styles['promoTitle'],
            all: styles['promoAll'],
            list: styles['promoList'],
            item: styles['promoItem'],
            link: clsx(tile['tile'], styles['promo']),
            picture: styles['promoPicture'],
            words: styles['promoWords'],
            name: styles['promoName'],
          }}
        />
      </div>
    );
  },
);

const finder = section(['wings', 'Finder'], ({ wings, Finder: Games, Card, paths, words, language }) => (
  <Finder
    wings={wings}
    Games={Games}
    own={wordsIn(ownWords, language)}
    Card={Card}
    paths={paths}
    words={words}
  />
));

/** One mosaic of tiles, each with its own small life, and below it one grid in which all games are found. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [mosaic, own, plots, favourites, finder, promises],
};
