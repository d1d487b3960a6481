import { BannerClocks } from '@marquee/ui/sections/banner-clocks.tsx';
import { BannerCopy } from '@marquee/ui/sections/banner-copy.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner, CarouselWords } from '@marquee/ui/sections/types.ts';
import { useState, type ReactNode } from 'react';
import styles from './jeepney-sign.module.css';

/**
 * The face of a jeepney: a striped visor, the banners behind its glass with their words on a route board, and a chrome
 * grille whose middle bars are the banners' clocks.
 */
export function JeepneySign({
  banners,
  words,
}: {
  banners: readonly Banner[];
  words: CarouselWords;
}): ReactNode {
  const [current, setCurrent] = useState(0);
  return (
    <section className={styles['jeepney']} aria-label={words.carousel} aria-roledescription="carousel">
      <div className={styles['visor']} aria-hidden="true" />
      <div className={styles['glass']}>
        {banners.map((banner, index) => (
          <article
            key={banner.image}
            className={styles['pane']}
            data-shown={index === current}
            inert={index !== current}
          >
            <BannerPicture banner={banner} first={index === 0} className={styles['picture']} />
            <div className={styles['board']}>
              <BannerCopy
                banner={banner}
                first={index === 0}
                titleClassName={styles['title']}
                bodyClassName={styles['body']}
              />
            </div>
          </article>
        ))}
      </div>
      <div className={styles['grille']}>
        <span className={styles['lamp']} />
        <div className={styles['bars']}>
          <BannerClocks
            banners={banners}
            current={current}
            show={setCurrent}
            words={words}
            className={styles['bar']}
          />
        </div>
        <span className={styles['lamp']} />
      </div>
    </section>
  );
}
