import { BannerClocks } from '@marquee/ui/sections/banner-clocks.tsx';
import { BannerCopy } from '@marquee/ui/sections/banner-copy.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner, CarouselWords } from '@marquee/ui/sections/types.ts';
import { useState, type ReactNode } from 'react';
import type { HomeJackpot } from '../home/section.ts';
import styles from './split-hero.module.css';

/** The banners, each with its words at the left and its picture at the right, and the jackpot on a card that lies on them. */
export function SplitHero({
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
    <div className={styles['view']}>
      <section className={styles['hero']} aria-label={words.carousel} aria-roledescription="carousel">
        {banners.map((banner, index) => (
          <article
            key={banner.image}
            className={styles['slide']}
            data-shown={index === current}
            inert={index !== current}
          >
            <div className={styles['frame']}>
              <BannerPicture banner={banner} first={index === 0} className={styles['picture']} />
            </div>
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
        <a className={styles['jackpot']} href={jackpot.href}>
          <span>{jackpot.label}</span>
          <b className={styles['amount']}>{jackpot.amount}</b>
          <span className={styles['more']}>{jackpot.more}</span>
        </a>
      )}
    </div>
  );
}
