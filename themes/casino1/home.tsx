import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import { HeroCarousel } from '@marquee/ui/sections/hero-carousel.tsx';
import { PromoStrip } from '@marquee/ui/sections/promo-strip.tsx';
import { PromiseStrip } from '@marquee/ui/sections/promise-strip.tsx';
import { WinnersTape } from '@marquee/ui/sections/winners-tape.tsx';
import { Fragment, type ReactNode } from 'react';
import type { HomeProps } from '../template.ts';
import { GameCard } from './card.tsx';
import styles from './home.module.css';
import { Spotlight } from './spotlight.tsx';

/** A full-bleed carousel with the jackpot counter and the house's figures seated in its lower edge, rows of games, the winners' tape between. */
export function Home({
  own,
  favourites,
  banners,
  shelves,
  winners,
  promos,
  promotionsPath,
  jackpot,
  facts,
  spotlight,
  words,
}: HomeProps): ReactNode {
  const [first, ...others] = shelves;
  const row = (shelf: HomeProps['shelves'][number], ranked = false): ReactNode => (
    <GameRow
      key={shelf.id}
      shelf={shelf}
      Card={GameCard}
      ranked={ranked}
      seeAllLabel={words.seeAll}
      previousLabel={words.previous}
      nextLabel={words.next}
      playLabel={words.play}
    />
  );
  return (
    <div className={styles['home']}>
      {own}
      <div className={styles['top']}>
        <HeroCarousel
          banners={banners}
          label={words.carousel}
          previousLabel={words.previous}
          nextLabel={words.next}
          slideLabel={words.slide}
          pauseLabel={words.pauseCarousel}
        />
        <div className={styles['seat']}>
          {jackpot && (
            <a className={styles['jackpot']} href={jackpot.href}>
              <span className={styles['jackpotLabel']}>{jackpot.label}</span>
              <span className={styles['jackpotAmount']}>{jackpot.amount}</span>
              <span className={styles['jackpotMore']}>{jackpot.more}</span>
            </a>
          )}
          <dl className={styles['ledge']}>
            {facts.map((fact) => (
              <div key={fact.label} className={styles['fact']}>
                <dt className={styles['label']}>{fact.label}</dt>
                <dd className={styles['value']}>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {first && row(first, true)}
      {favourites}
      <WinnersTape winners={winners} label={words.winners} pauseLabel={words.pauseWinners} />
      <PromoStrip title={words.promotions} allLabel={words.seeAll} allHref={promotionsPath} promos={promos} />
      {others.map((shelf, index) => (
        <Fragment key={shelf.id}>
          {row(shelf)}
          {index === 0 && spotlight && <Spotlight game={spotlight} words={words} />}
        </Fragment>
      ))}
      <PromiseStrip title={words.promisesTitle} promises={words.promises} />
    </div>
  );
}
