import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './gallery.module.css';

/** How far from what is in sight a page is loaded, and let go of again: dozens of pages at once are more than a phone bears. */
const near = '60% 0px';

/** A page, live and small. It is there to be looked at: nothing in it takes the focus or a click. */
export function Miniature({
  view,
  address,
  title,
}: {
  view: 'desktop' | 'phone';
  address: string;
  title: string;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const watcher = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting === true), {
      rootMargin: near,
    });
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={place} className={styles['view']} data-view={view} inert>
      {isNear && (
        <iframe
          className={styles['frame']}
          src={address}
          title={title}
          scrolling="no"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- The page is of another origin, so that it cannot lift its sandbox.
          sandbox="allow-scripts allow-same-origin"
        />
      )}
    </div>
  );
}
