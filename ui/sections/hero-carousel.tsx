import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { LinkButton } from '../controls/button.tsx';
import { BannerClock } from './banner-clock.tsx';
import { BannerPause } from './banner-pause.tsx';
import { BannerPicture } from './banner-picture.tsx';
import styles from './hero-carousel.module.css';
import type { Banner } from './types.ts';

/**
 * Wide pictures with words over them, one at a time; the browser's own snapping scrolls them, and the clock of
 * the current one brings the next.
 */
export function HeroCarousel({
  banners,
  label,
  previousLabel,
  nextLabel,
  slideLabel,
  pauseLabel,
}: {
  banners: readonly Banner[];
  label: string;
  previousLabel: string;
  nextLabel: string;
  slideLabel: (number: number) => string;
  /** Names the button that stops the banners. */
  pauseLabel: string;
}): ReactNode {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const count = banners.length;

  function show(index: number): void {
    const element = track.current;
    element?.scrollTo({ left: element.clientWidth * ((index + count) % count) });
  }

  return (
    <section className={styles['hero']} aria-label={label} aria-roledescription="carousel">
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
              {index === 0 ? (
                <h1 className={styles['title']}>{banner.title}</h1>
              ) : (
                <h2 className={styles['title']}>{banner.title}</h2>
              )}
              <p className={styles['body']}>{banner.body}</p>
              <LinkButton variant="primary" size="large" href={banner.href}>
                {banner.action}
              </LinkButton>
            </div>
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles['controls']}>
          {banners.map((banner, index) => (
            <BannerClock
              key={banner.image}
              label={slideLabel(index + 1)}
              current={index === current}
              className={styles['dot']}
              onSelect={() => show(index)}
              onDue={() => show(current + 1)}
            />
          ))}
          <BannerPause label={pauseLabel} />
          <button
            type="button"
            className={styles['arrow']}
            aria-label={previousLabel}
            onClick={() => show(current - 1)}
          >
            <ChevronLeft size={20} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles['arrow']}
            aria-label={nextLabel}
            onClick={() => show(current + 1)}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </section>
  );
}
