import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { usePageSettled } from '@marquee/ui/sections/page-settled.ts';
import type { Banner } from '@marquee/ui/sections/types.ts';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import styles from './story-deck.module.css';

/**
 * Stories on a stack of cards: the first in front, the next two peeping out behind it. The running bar above a story is
 * its clock: where its animation ends the next one comes, so that hovering or preferring less motion stops both.
 */
export function StoryDeck({
  banners,
  label,
  storyLabel,
}: {
  banners: readonly Banner[];
  label: string;
  storyLabel: (number: number) => string;
}): ReactNode {
  const [current, setCurrent] = useState(0);
  const settled = usePageSettled();
  const count = banners.length;
  return (
    <section className={styles['deck']} aria-label={label} aria-roledescription="carousel">
      {count > 1 && (
        <div className={styles['bars']}>
          {banners.map((banner, index) => (
            <button
              key={banner.image}
              type="button"
              className={clsx(styles['bar'], index < current && styles['passed'])}
              aria-label={storyLabel(index + 1)}
              aria-current={index === current}
              onClick={() => setCurrent(index)}
              onAnimationEnd={() => setCurrent((current + 1) % count)}
            >
              <span className={styles['line']}>
                <span className={styles['fill']} />
              </span>
            </button>
          ))}
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
            {(index === 0 || settled) && (
              <picture className={styles['picture']}>
                <source media="(width < 48rem)" srcSet={banner.imageMobile} width={780} height={640} />
                <img
                  src={banner.image}
                  alt=""
                  width={1600}
                  height={600}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'low'}
                  decoding={index === 0 ? 'sync' : 'async'}
                />
              </picture>
            )}
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
