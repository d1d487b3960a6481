import { BannerClocks } from '@marquee/ui/sections/banner-clocks.tsx';
import { BannerCopy } from '@marquee/ui/sections/banner-copy.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner, CarouselWords } from '@marquee/ui/sections/types.ts';
import { useState, type ReactNode } from 'react';
import type { HomeData } from '../home/section.ts';
import styles from './surface-hero.module.css';

/** The banners at the surface, with the jackpot as a buoy on the waves. A wave goes over one of them, and when it falls back another is there. */
export function SurfaceHero({
  banners,
  jackpot,
  words,
}: Pick<HomeData, 'jackpot'> & { banners: readonly Banner[]; words: CarouselWords }): ReactNode {
  // No wave goes over the first banner, which is there from the beginning.
  const [turn, setTurn] = useState<{ readonly to: number; readonly count: number }>();
  const current = turn?.to ?? 0;
  return (
    <div className={styles['surface']}>
      <section className={styles['hero']} aria-label={words.carousel} aria-roledescription="carousel">
        {banners.map((banner, index) => (
          <article
            key={banner.image}
            className={styles['slide']}
            data-shown={index === current}
            inert={index !== current}
          >
            <BannerPicture banner={banner} first={index === 0} className={styles['picture'] ?? ''} />
            <div className={styles['copy']}>
              <BannerCopy
                banner={banner}
                first={index === 0}
                titleClassName={styles['title']}
                bodyClassName={styles['body']}
              />
            </div>
          </article>
        ))}
        {turn && <span key={turn.count} className={styles['wash']} aria-hidden="true" />}
        <div className={styles['clocks']}>
          <BannerClocks
            banners={banners}
            current={current}
            show={(to) => setTurn({ to, count: (turn?.count ?? 0) + 1 })}
            words={words}
            className={styles['clock']}
          />
        </div>
      </section>
      <span className={styles['waves']} aria-hidden="true" />
      {jackpot && (
        <a className={styles['buoy']} href={jackpot.href} data-play="">
          <span className={styles['name']}>{jackpot.label}</span>
          <b className={styles['amount']}>{jackpot.amount}</b>
          <span className={styles['more']}>{jackpot.more}</span>
        </a>
      )}
    </div>
  );
}
