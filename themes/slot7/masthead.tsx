import { BannerClocks } from '@marquee/ui/sections/banner-clocks.tsx';
import { BannerCopy } from '@marquee/ui/sections/banner-copy.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner, CarouselWords } from '@marquee/ui/sections/types.ts';
import { useState, type ReactNode } from 'react';
import styles from './masthead.module.css';

/** The banners as the head of a broadsheet: a title as wide as the page bears it, and beside it the picture as an upright slab. */
export function Masthead({
  banners,
  words,
}: {
  banners: readonly Banner[];
  words: CarouselWords;
}): ReactNode {
  const [current, setCurrent] = useState(0);
  return (
    <section className={styles['masthead']} aria-label={words.carousel} aria-roledescription="carousel">
      {banners.map((banner, index) => (
        <article
          key={banner.image}
          className={styles['slide']}
          data-shown={index === current}
          inert={index !== current}
        >
          <div className={styles['copy']}>
            <BannerCopy
              banner={banner}
              first={index === 0}
              titleClassName={styles['title']}
              bodyClassName={styles['body']}
            />
          </div>
          <BannerPicture banner={banner} first={index === 0} className={styles['slab'] ?? ''} />
        </article>
      ))}
      <div className={styles['numbers']}>
        <BannerClocks
          banners={banners}
          current={current}
          show={setCurrent}
          words={words}
          className={styles['number']}
        />
      </div>
    </section>
  );
}
