import { BannerClocks } from '@marquee/ui/sections/banner-clocks.tsx';
import { BannerCopy } from '@marquee/ui/sections/banner-copy.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner, CarouselWords } from '@marquee/ui/sections/types.ts';
import { useState, type ReactNode } from 'react';
import styles from './panes.module.css';

/** The banners as panes that hang one behind the other: the next one comes forward, the first goes to the back. */
export function Panes({ banners, words }: { banners: readonly Banner[]; words: CarouselWords }): ReactNode {
  const [current, setCurrent] = useState(0);
  return (
    <section className={styles['panes']} aria-label={words.carousel} aria-roledescription="carousel">
      <div className={styles['stack']}>
        {banners.map((banner, index) => (
          <article
            key={banner.image}
            className={styles['pane']}
            data-depth={Math.min((index - current + banners.length) % banners.length, 3)}
            inert={index !== current}
          >
            <BannerPicture banner={banner} first={index === 0} className={styles['picture']} />
            <div className={styles['copy']}>
              <BannerCopy
                banner={banner}
                first={false}
                titleClassName={styles['title']}
                bodyClassName={styles['body']}
              />
            </div>
          </article>
        ))}
      </div>
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
  );
}
