import { BannerClocks } from '@marquee/ui/sections/banner-clocks.tsx';
import { BannerCopy } from '@marquee/ui/sections/banner-copy.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner, CarouselWords } from '@marquee/ui/sections/types.ts';
import { useState, type ReactNode } from 'react';
import styles from './story-deck.module.css';

/**
 * Stories on a stack of cards: the first in front, the next two peeping out behind it. The bar above a story is its clock,
 * which brings the next.
 */
export function StoryDeck({
  banners,
  words,
}: {
  banners: readonly Banner[];
  words: CarouselWords;
}): ReactNode {
  const [current, setCurrent] = useState(0);
  const count = banners.length;
  return (
    <section className={styles['deck']} aria-label={words.carousel} aria-roledescription="carousel">
      {count > 1 && (
        // Each has its place before the others have come, so that none moves.
        <div className={styles['bars']} style={{ gridTemplateColumns: `repeat(${count}, 1fr)` }}>
          <BannerClocks
            banners={banners}
            current={current}
            show={setCurrent}
            words={words}
            className={styles['bar']}
            passedClassName={styles['passed']}
          />
        </div>
      )}
      {banners.map((banner, index) => {
        const depth = (index - current + count) % count;
        return (
          <article
            key={banner.image}
            className={styles['card']}
            data-depth={depth <= 2 ? depth : 'far'}
            inert={depth !== 0}
          >
            <BannerPicture banner={banner} first={index === 0} className={styles['picture']} />
            <div className={styles['shade']} />
            <div className={styles['copy']}>
              <BannerCopy
                banner={banner}
                first={index === 0}
                titleClassName={styles['title']}
                bodyClassName={styles['body']}
              />
            </div>
          </article>
        );
      })}
    </section>
  );
}
