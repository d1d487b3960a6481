import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import { HeroCarousel } from '@marquee/ui/sections/hero-carousel.tsx';
import { PromiseStrip } from '@marquee/ui/sections/promise-strip.tsx';
import { WinnersTape } from '@marquee/ui/sections/winners-tape.tsx';
import type { ReactNode } from 'react';
import type { HomeProps } from '../template.ts';
import { GameCard } from './card.tsx';
import styles from './home.module.css';

/** A full-bleed carousel with the house's figures seated in its lower edge, rows of games, the winners' tape between. */
export function Home({ banners, shelves, winners, paidOut, words }: HomeProps): ReactNode {
  const facts = [
    { label: words.topWin, value: paidOut.topWin },
    { label: words.paidOutHour, value: paidOut.lastHour },
    { label: words.bestRtp, value: paidOut.bestRtp },
    { label: words.gameCount, value: paidOut.gameCount },
  ].filter((fact) => fact.value !== '');
  const [first, ...others] = shelves;
  const row = (shelf: HomeProps['shelves'][number], eager: number): ReactNode => (
    <GameRow
      key={shelf.id}
      shelf={shelf}
      Card={GameCard}
      eager={eager}
      seeAllLabel={words.seeAll}
      previousLabel={words.previous}
      nextLabel={words.next}
      playLabel={words.play}
    />
  );
  return (
    <div className={styles['home']}>
      <div className={styles['top']}>
        <HeroCarousel
          banners={banners}
          label={words.carousel}
          previousLabel={words.previous}
          nextLabel={words.next}
          slideLabel={words.slide}
        />
        <dl className={styles['ledge']}>
          {facts.map((fact) => (
            <div key={fact.label} className={styles['fact']}>
              <dt className={styles['label']}>{fact.label}</dt>
              <dd className={styles['value']}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {first && row(first, 0)}
      <WinnersTape winners={winners} label={words.winners} />
      <div className={styles['rows']}>{others.map((shelf) => row(shelf, 0))}</div>
      <PromiseStrip title={words.promisesTitle} promises={words.promises} />
    </div>
  );
}
