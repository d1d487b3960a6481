import { BannerClocks } from '@marquee/ui/sections/banner-clocks.tsx';
import { BannerCopy } from '@marquee/ui/sections/banner-copy.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner, CarouselWords } from '@marquee/ui/sections/types.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { HomeJackpot } from '../home/section.ts';
import styles from './triptych.module.css';

/**
 * The banners as slanted panels that are all in sight: one is wide open with its words, the others show their picture and their title,
 * and open where one presses them. On phones they lie one over the other. The jackpot is a sign at their foot.
 */
export function Triptych({
  banners,
  jackpot,
  words,
}: {
  banners: readonly Banner[];
  jackpot: HomeJackpot | undefined;
  words: CarouselWords;
}): ReactNode {
  const [current, setCurrent] = useState(0);
  const pressed = useRef<HTMLElement>(null);
  // The button that opened a panel is gone: who was on it goes on from what the panel leads to.
  useEffect(() => {
    pressed.current?.querySelector('a')?.focus({ preventScroll: true });
    pressed.current = null;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It is not read: that it changed is what has opened a panel.
  }, [current]);
  return (
    <div className={styles['street']}>
      <section aria-label={words.carousel} aria-roledescription="carousel">
        <div className={styles['panels']}>
          {banners.map((banner, index) => {
            const isOpen = index === current;
            // The page has its first heading also while that panel is closed.
            const Heading = index === 0 ? 'h1' : 'h2';
            const Bar = isOpen ? 'div' : Heading;
            return (
              <article key={banner.image} className={styles['panel']} data-open={isOpen || undefined}>
                <div className={styles['scene']}>
                  <BannerPicture banner={banner} first={index === 0} className={styles['picture']} />
                </div>
                <div className={styles['copy']} inert={!isOpen}>
                  <BannerCopy
                    banner={banner}
                    first={index === 0}
                    titleClassName={styles['title']}
                    bodyClassName={styles['body']}
                  />
                </div>
                <Bar inert={isOpen}>
                  <button
                    type="button"
                    className={styles['closed']}
                    onClick={(event) => {
                      pressed.current = event.currentTarget.closest('article');
                      setCurrent(index);
                    }}
                  >
                    <span className={styles['name']}>{banner.title}</span>
                  </button>
                </Bar>
              </article>
            );
          })}
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
      {jackpot && (
        <a className={styles['jackpot']} href={jackpot.href}>
          <span className={styles['pot']}>{jackpot.label}</span>
          <b className={styles['amount']}>{jackpot.amount}</b>
          <span className={styles['more']}>{jackpot.more}</span>
        </a>
      )}
    </div>
  );
}
