import { GameGrid, GameRow } from '@marquee/ui/sections/game-row.tsx';
import { JackpotBand } from '@marquee/ui/sections/jackpot-band.tsx';
import { PromiseStrip } from '@marquee/ui/sections/promise-strip.tsx';
import { WinnersTape } from '@marquee/ui/sections/winners-tape.tsx';
import type { ReactNode } from 'react';
import type { HomeProps } from '../template.ts';
import { GameCard } from './card.tsx';
import styles from './home.module.css';
import { JeepneySign } from './jeepney-sign.tsx';
import { PromoTickets } from './promo-tickets.tsx';
import { Raffle } from './raffle.tsx';
import { Street } from './street.tsx';

/** A jeepney with the banners in its windows, raffle tickets, a street of stalls, then tickets to games. */
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
  categories,
  words,
}: HomeProps): ReactNode {
  const [first, ...others] = shelves;
  return (
    <div className={styles['home']}>
      {own}
      <JeepneySign
        banners={banners}
        label={words.carousel}
        slideLabel={words.slide}
        pauseLabel={words.pauseCarousel}
      />
      {jackpot && <JackpotBand {...jackpot} />}
      <Raffle label={words.trailTitle} tickets={words.trail} />
      <Street label={words.categories} categories={categories} />
      {first && (
        <section className={styles['square']} aria-labelledby={`shelf-${first.id}`}>
          <div className={styles['head']}>
            <h2 className={styles['title']} id={`shelf-${first.id}`} data-section-title="">
              {first.title}
            </h2>
            <a className={styles['all']} href={first.href} aria-describedby={`shelf-${first.id}`}>
              {words.seeAll}
            </a>
          </div>
          <GameGrid games={first.games} Card={GameCard} playLabel={words.play} />
        </section>
      )}
      {favourites}
      <WinnersTape winners={winners} label={words.winners} pauseLabel={words.pauseWinners} />
      <PromoTickets
        title={words.promotions}
        allLabel={words.seeAll}
        allHref={promotionsPath}
        promos={promos}
      />
      {others.map((shelf) => (
        <GameRow
          key={shelf.id}
          shelf={shelf}
          Card={GameCard}
          seeAllLabel={words.seeAll}
          previousLabel={words.previous}
          nextLabel={words.next}
          playLabel={words.play}
        />
      ))}
      <dl className={styles['plates']}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles['plate']}>
            <dt className={styles['label']}>{fact.label}</dt>
            <dd className={styles['value']}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <PromiseStrip title={words.promisesTitle} promises={words.promises} />
    </div>
  );
}
