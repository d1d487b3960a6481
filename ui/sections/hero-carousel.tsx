import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { BannerClocks } from './banner-clocks.tsx';
import { BannerCopy } from './banner-copy.tsx';
import { BannerPicture } from './banner-picture.tsx';
import styles from './hero-carousel.module.css';
import type { Banner, CarouselWords } from './types.ts';

/**
 * Wide pictures with words over them, one at a time; the browser's own snapping scrolls them, and the clock of
 * the current one brings the next.
 */
export function HeroCarousel({
  banners,
  words,
}: {
  banners: readonly Banner[];
  words: CarouselWords;
}): ReactNode {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const count = banners.length;

  function show(index: number): void {
    const element = track.current;
    element?.scrollTo({ left: element.clientWidth * ((index + count) % count) });
  }

  return (
    <section className={styles['hero']} aria-label={words.carousel} aria-roledescription="carousel">
      <div
        ref={track}
        className={styles['track']}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)));
        }}
      >
        {banners.map((banner, index) => (
          <div key={banner.image} className={styles['slide']} inert={index !== current}>
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
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles['controls']}>
          <BannerClocks
            banners={banners}
            current={current}
            show={show}
            words={words}
            className={styles['dot']}
          />
          <button
            type="button"
            className={styles['arrow']}
            aria-label={words.previous}
            onClick={() => show(current - 1)}
          >
            <ChevronLeft size={20} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles['arrow']}
            aria-label={words.next}
            onClick={() => show(current + 1)}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </section>
  );
}
