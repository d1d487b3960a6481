import { BannerClocks } from '@marquee/ui/sections/banner-clocks.tsx';
import { BannerCopy } from '@marquee/ui/sections/banner-copy.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner, CarouselWords } from '@marquee/ui/sections/types.ts';
import { useState, type ReactNode } from 'react';
import styles from './splash-page.module.css';

/** The banners as the splash panel of a page. The next one is turned to, as a page is. */
export function SplashPage({
  banners,
  words,
}: {
  banners: readonly Banner[];
  words: CarouselWords;
}): ReactNode {
  // The page is not turned to the first banner, which is there from the beginning.
  const [turnedTo, setTurnedTo] = useState<number>();
  const current = turnedTo ?? 0;
  return (
    <section className={styles['splash']} aria-label={words.carousel} aria-roledescription="carousel">
      <div className={styles['frame']}>
        {banners.map((banner, index) => (
          <article
            key={banner.image}
            className={styles['slide']}
            data-shown={index === current}
            data-turned={index === turnedTo || undefined}
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
        <div className={styles['pages']}>
          <BannerClocks
            banners={banners}
            current={current}
            show={setTurnedTo}
            words={words}
            className={styles['leaf']}
          />
        </div>
      </div>
    </section>
  );
}
