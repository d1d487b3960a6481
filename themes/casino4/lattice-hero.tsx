import { BannerClocks } from '@marquee/ui/sections/banner-clocks.tsx';
import { BannerCopy } from '@marquee/ui/sections/banner-copy.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner, CarouselWords } from '@marquee/ui/sections/types.ts';
import { useState, type ReactNode } from 'react';
import type { HomeJackpot } from '../home/section.ts';
import { Lantern } from './lantern.tsx';
import styles from './lattice-hero.module.css';

/** The banners behind a window of lattice, their words on a scroll that hangs in it, and the jackpot on the sill. */
export function LatticeHero({
  banners,
  jackpot,
  words,
}: {
  banners: readonly Banner[];
  jackpot: HomeJackpot | undefined;
  words: CarouselWords;
}): ReactNode {
  const [current, setCurrent] = useState(0);
  return (
    <div className={styles['wall']}>
      <section className={styles['hero']} aria-label={words.carousel} aria-roledescription="carousel">
        {banners.map((banner, index) => (
          <article
            key={banner.image}
            className={styles['slide']}
            data-shown={index === current}
            inert={index !== current}
          >
            <BannerPicture banner={banner} first={index === 0} className={styles['picture']} />
            <div className={styles['scroll']}>
              <div className={styles['copy']}>
                <BannerCopy
                  banner={banner}
                  first={index === 0}
                  titleClassName={styles['heading']}
                  bodyClassName={styles['body']}
                />
              </div>
            </div>
          </article>
        ))}
        <span className={styles['frame']} aria-hidden="true" />
        <div className={styles['clocks']}>
          <BannerClocks
            banners={banners}
            current={current}
            show={setCurrent}
            words={words}
            className={styles['clock']}
          />
        </div>
      </section>
      {jackpot && (
        <a className={styles['sill']} href={jackpot.href}>
          <span>{jackpot.label}</span>
          <b className={styles['amount']}>{jackpot.amount}</b>
          <span className={styles['more']}>{jackpot.more}</span>
        </a>
      )}
      <Lantern className={styles['first']} />
      <Lantern className={styles['second']} />
    </div>
  );
}
