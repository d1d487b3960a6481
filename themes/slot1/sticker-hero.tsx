import { BannerClocks } from '@marquee/ui/sections/banner-clocks.tsx';
import { BannerCopy } from '@marquee/ui/sections/banner-copy.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner, CarouselWords } from '@marquee/ui/sections/types.ts';
import { useState, type ReactNode } from 'react';
import styles from './sticker-hero.module.css';

/** The banners as stickers: words on the backing, the picture cut out round and stuck half over its edge. */
export function StickerHero({
  banners,
  words,
}: {
  banners: readonly Banner[];
  words: CarouselWords;
}): ReactNode {
  const [current, setCurrent] = useState(0);
  return (
    <section className={styles['hero']} aria-label={words.carousel} aria-roledescription="carousel">
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
          <div className={styles['cutout']}>
            <BannerPicture banner={banner} first={index === 0} className={styles['picture']} />
          </div>
        </article>
      ))}
      <div className={styles['dots']}>
        <BannerClocks
          banners={banners}
          current={current}
          show={setCurrent}
          words={words}
          className={styles['dot']}
        />
      </div>
    </section>
  );
}
