import { BannerClocks } from '@marquee/ui/sections/banner-clocks.tsx';
import { BannerCopy } from '@marquee/ui/sections/banner-copy.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner } from '@marquee/ui/sections/types.ts';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import type { HomeWords } from '../home/section.ts';
import styles from './cover.module.css';
import tile from './tile.module.css';

/** The banners as the largest tile; their clocks stand in a notch of its lower corner. */
export function Cover({ banners, words }: { banners: readonly Banner[]; words: HomeWords }): ReactNode {
  const [current, setCurrent] = useState(0);
  if (banners.length === 0) return null;
  return (
    <section
      className={clsx(tile['tile'], styles['cover'])}
      data-area="cover"
      aria-label={words.carousel}
      aria-roledescription="carousel"
    >
      {banners.map((banner, index) => (
        <article
          key={banner.image}
          className={styles['slide']}
          data-shown={index === current}
          inert={index !== current}
        >
          <BannerPicture banner={banner} first={index === 0} className={styles['picture']} />
          <div className={styles['copy']}>
            <BannerCopy
              banner={banner}
              first={index === 0}
              titleClassName={styles['heading']}
              bodyClassName={styles['body']}
            />
          </div>
        </article>
      ))}
      {banners.length > 1 && (
        <div className={styles['clocks']}>
          <BannerClocks banners={banners} current={current} show={setCurrent} words={words} />
        </div>
      )}
    </section>
  );
}
