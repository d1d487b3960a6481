import { BannerCopy } from '@marquee/ui/sections/banner-copy.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';
import styles from './drop.module.css';

/** A banner as the painted cloth that is let down between two acts. */
export function Drop({ banner, isHeading }: { banner: Banner; isHeading: boolean }): ReactNode {
  return (
    <section className={styles['drop']}>
      <div className={styles['cloth']}>
        <BannerPicture banner={banner} first={false} className={styles['picture'] ?? ''} />
        <div className={styles['copy']}>
          <BannerCopy
            banner={banner}
            first={isHeading}
            titleClassName={styles['title']}
            bodyClassName={styles['body']}
          />
        </div>
      </div>
      <span className={styles['roller']} aria-hidden="true" />
    </section>
  );
}
