import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { HomeData, SectionFrame } from '../home/section.ts';
import styles from './home.module.css';

const Oyster = lazy(() => import('./oyster.tsx'));

/** How far above it one is when it is loaded. */
const ahead = '900px 0px';

/** The place of the oyster on the sea floor. It is loaded for those who dive as deep. */
export function NearOyster(
  props: Pick<HomeData, 'gift'> & { language: SectionFrame['language']; joinHref: string },
): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles['oyster']}>
      {isNear && (
        <Contained fallback={null}>
          <Suspense>
            <Oyster {...props} />
          </Suspense>
        </Contained>
      )}
    </div>
  );
}
