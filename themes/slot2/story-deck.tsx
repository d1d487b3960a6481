import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { BannerClock } from '@marquee/ui/sections/banner-clock.tsx';
import { BannerPause } from '@marquee/ui/sections/banner-pause.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner } from '@marquee/ui/sections/types.ts';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import styles from './story-deck.module.css';

/**
 * Stories on a stack of cards: the first in front, the next two peeping out behind it. The bar above a story is its clock,
 * which brings the next.
 */
export function StoryDeck({
  banners,
  label,
  storyLabel,
  pauseLabel,
}: {
  banners: readonly Banner[];
  label: string;
  storyLabel: (number: number) => string;
  /** Names the button that stops the banners. */
  pauseLabel: string;
}): ReactNode {
  const [current, setCurrent] = useState(0);
  const count = banners.length;
  return (
    <section className={styles['deck']} aria-label={label} aria-roledescription="carousel">
      {count > 1 && (
        // Each has its place before the others have come, so that none moves.
        <div className={styles['bars']} style={{ gridTemplateColumns: `repeat(${count}, 1fr)` }}>
          {banners.map((banner, index) => (
            <BannerClock
              key={banner.image}
              label={storyLabel(index + 1)}
              current={index === current}
              className={clsx(styles['bar'], index < current && styles['passed'])}
              onSelect={() => setCurrent(index)}
              onDue={() => setCurrent((current + 1) % count)}
            />
          ))}
          <BannerPause label={pauseLabel} />
        </div>
      )}
      {banners.map((banner, index) => {
        const depth = (index - current + count) % count;
        const Title = index === 0 ? 'h1' : 'h2';
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
              <Title className={styles['title']}>{banner.title}</Title>
              <p className={styles['body']}>{banner.body}</p>
              <LinkButton variant="primary" size="large" href={banner.href}>
                {banner.action}
              </LinkButton>
            </div>
          </article>
        );
      })}
    </section>
  );
}
