import { GameGrid, GameRow } from '@marquee/ui/sections/game-row.tsx';
import { JackpotBand } from '@marquee/ui/sections/jackpot-band.tsx';
import { PromoStrip } from '@marquee/ui/sections/promo-strip.tsx';
import { PromiseStrip } from '@marquee/ui/sections/promise-strip.tsx';
import { WinnersTape } from '@marquee/ui/sections/winners-tape.tsx';
import type { ReactNode } from 'react';
import type { HomeProps } from '../template.ts';
import { GameCard } from './card.tsx';
import styles from './home.module.css';
import { StoryDeck } from './story-deck.tsx';
import { Trail } from './trail.tsx';

/** Stories on a stack of cards, a clearing of tiles, the trail, then rows that lead deeper. */
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
  words,
}: HomeProps): ReactNode {
  const [first, ...others] = shelves;
  return (
    <div className={styles['home']}>
      {own}
      <StoryDeck
        banners={banners}
        label={words.carousel}
        storyLabel={words.slide}
        pauseLabel={words.pauseCarousel}
      />
      {jackpot && <JackpotBand {...jackpot} />}
      {first && (
        <section className={styles['patch']} aria-labelledby={`shelf-${first.id}`}>
          <div className={styles['head']}>
            <h2 className={styles['title']} id={`shelf-${first.id}`}>
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
      <PromoStrip title={words.promotions} allLabel={words.seeAll} allHref={promotionsPath} promos={promos} />
      <Trail title={words.trailTitle} lead={words.trailLead} steps={words.trail} />
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
      <dl className={styles['facts']}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles['fact']}>
            <dt className={styles['label']}>{fact.label}</dt>
            <dd className={styles['value']}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <PromiseStrip title={words.promisesTitle} promises={words.promises} />
    </div>
  );
}
