import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FactsList } from '../home/facts-list.tsx';
import { PromoList } from '../home/promo-list.tsx';
import { section, type HomePlan, type HomeGlimpse } from '../home/section.ts';
import { favourites, own, promises } from '../home/shared-sections.tsx';
import { wordsIn } from '../words.ts';
import { Cover } from './cover.tsx';
import { CrashCurve, type Flight } from './crash-curve.tsx';
import { Finder } from './finder.tsx';
import styles from './home.module.css';
import { Pulse } from './pulse.tsx';
import tile from './tile.module.css';
import { CategoryTile } from './category-tile.tsx';
import { words as ownWords } from './words.ts';

/** So many categories stand in the first mosaic; the others follow below it. */
const firstTiles = 4;

/** The category of crash games, and the one of them whose curve is shown; undefined where the site has none that declares its return. */
function flightOf(glimpses: readonly HomeGlimpse[]): Flight | undefined {
  const category = glimpses.find(({ id }) => id === 'crash');
  for (const game of category?.games ?? [])
    if (category && game.rtpPercent !== null) return { category, game, rtpPercent: game.rtpPercent };
  return undefined;
}

/** The categories that are tiles, without the one whose tile is the curve. */
function tiled(glimpses: readonly HomeGlimpse[]): readonly HomeGlimpse[] {
  const flight = flightOf(glimpses);
  return glimpses.filter((glimpse) => glimpse !== flight?.category);
}

const mosaic = section(
  ['banners', 'glimpses', 'winners', 'jackpot', 'facts'],
  ({ banners, glimpses, winners, jackpot, facts, words, language }): ReactNode => {
    const texts = wordsIn(ownWords, language);
    const flight = flightOf(glimpses);
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
        {flight && <CrashCurve flight={flight} play={words.play} own={texts} />}
        <Pulse winners={winners} label={words.winners} own={texts} />
        <nav className={styles['wings']} data-area="wings" aria-label={words.categories} data-play="">
          {tiled(glimpses)
            .slice(0, firstTiles)
            .map((glimpse) => (
              <CategoryTile key={glimpse.id} glimpse={glimpse} own={texts} />
            ))}
        </nav>
      </div>
    );
  },
);

/** The other categories, what comes next for the player, and what the site offers. */
const plots = section(
  ['glimpses', 'missions', 'promos'],
  ({ glimpses, missions, promos, paths, words, language }) => {
    const texts = wordsIn(ownWords, language);
    const others = tiled(glimpses).slice(firstTiles);
    return (
      <div className={styles['plots']}>
        {others.length > 0 && (
          <nav className={styles['others']} aria-label={`${words.categories} 2`} data-play="">
            {others.map((glimpse) => (
              <CategoryTile key={glimpse.id} glimpse={glimpse} own={texts} />
            ))}
          </nav>
        )}
        <section className={clsx(tile['tile'], styles['steps'])} aria-labelledby="steps">
          <h2 className={tile['label']} id="steps">
            {missions.title}
          </h2>
          <p className={styles['lead']}>{missions.lead}</p>
          <ol>
            {missions.steps.map((step, index) => (
              <li key={step.title} data-claim={step.percent === 100 ? '' : undefined}>
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
            title: clsx(tile['label'], styles['promoTitle']),
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

const finder = section(
  ['glimpses', 'Finder'],
  ({ glimpses, Finder: Games, Card, paths, words, language }) => (
    <Finder
      glimpses={glimpses}
      Games={Games}
      own={wordsIn(ownWords, language)}
      Card={Card}
      paths={paths}
      words={words}
    />
  ),
);

/** One mosaic of tiles, each with its own small life, and below it one grid in which all games are found. */
export const home: HomePlan = {
  className: styles['home'],
  sections: [mosaic, own, plots, favourites, finder, promises],
};
