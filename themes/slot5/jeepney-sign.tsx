import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { BannerClock } from '@marquee/ui/sections/banner-clock.tsx';
import { BannerPause } from '@marquee/ui/sections/banner-pause.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner } from '@marquee/ui/sections/types.ts';
import { useState, type ReactNode } from 'react';
import styles from './jeepney-sign.module.css';

/**
 * The face of a jeepney: a striped visor, the banners behind its glass with their words on a route board, and a chrome
 * grille whose middle bars are the banners' clocks.
 */
export function JeepneySign({
  banners,
  label,
  slideLabel,
  pauseLabel,
}: {
  banners: readonly Banner[];
  label: string;
  slideLabel: (number: number) => string;
  /** Names the button that stops the banners. */
  pauseLabel: string;
}): ReactNode {
  const [current, setCurrent] = useState(0);
  const count = banners.length;
  return (
    <section className={styles['jeepney']} aria-label={label} aria-roledescription="carousel">
      <div className={styles['visor']} aria-hidden="true" />
      <div className={styles['glass']}>
        {banners.map((banner, index) => {
          const Title = index === 0 ? 'h1' : 'h2';
          return (
            <article
              key={banner.image}
              className={styles['pane']}
              data-shown={index === current}
              inert={index !== current}
            >
              <BannerPicture banner={banner} first={index === 0} className={styles['picture']} />
              <div className={styles['board']}>
                <Title className={styles['title']}>{banner.title}</Title>
                <p className={styles['body']}>{banner.body}</p>
                <LinkButton variant="primary" size="large" href={banner.href}>
                  {banner.action}
                </LinkButton>
              </div>
            </article>
          );
        })}
      </div>
      <div className={styles['grille']}>
        <span className={styles['lamp']} />
        <div className={styles['bars']}>
          {count > 1 &&
            banners.map((banner, index) => (
              <BannerClock
                key={banner.image}
                label={slideLabel(index + 1)}
                current={index === current}
                className={styles['bar']}
                onSelect={() => setCurrent(index)}
                onDue={() => setCurrent((current + 1) % count)}
              />
            ))}
          {count > 1 && <BannerPause label={pauseLabel} />}
        </div>
        <span className={styles['lamp']} />
      </div>
    </section>
  );
}
