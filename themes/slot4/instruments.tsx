import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Place } from '../shell/places.ts';
import { PlaceLink } from '../shell/shell.tsx';
import { Bell } from './bell.tsx';
import { depthsOf, written } from './depths.ts';
import { followDive } from './dive.ts';
import styles from './instruments.module.css';
import type { words as ownWords } from './words.ts';

/** Where the bell hangs, and how the needle of the dial stands, at a share of the way down. */
const topAt = (share: number): string => `${share * 100}%`;
const turnAt = (share: number): string => `${share * 270 - 135}deg`;

const Chart = lazy(() => import('./chart.tsx'));

/**
 * The gauge at the edge of the page, with the categories at their depths and a diving bell where one is; and the dial, which has the depth on
 * narrower screens and opens the chart of all places. On the home page the bell goes down as one scrolls, and a mark of the gauge dives there.
 */
export function Instruments({
  page,
  home,
  games,
  others,
  isHome,
  languageMenu,
  label,
  own,
}: {
  /** What holds the depths that one scrolls through: each says its own in `data-depth`. */
  page: RefObject<HTMLElement | null>;
  home: Place;
  games: readonly Place[];
  others: readonly Place[];
  isHome: boolean;
  languageMenu: ReactNode;
  label: string;
  own: (typeof ownWords)['EN'];
}): ReactNode {
  const depths = depthsOf(games.map(({ id }) => id));
  const marks = games
    .map((place) => ({ place, depth_m: depths.get(place.id) ?? 0 }))
    .toSorted((one, other) => one.depth_m - other.depth_m);
  const at = marks.findIndex(({ place }) => place.current);
  const [isOpen, setOpen] = useState(false);
  const bell = useRef<HTMLSpanElement>(null);
  const dial = useRef<HTMLButtonElement>(null);
  const needle = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isHome || !page.current) return undefined;
    return followDive(page.current, (depth_m, share) => {
      if (bell.current) bell.current.style.top = topAt(share);
      if (needle.current) needle.current.style.rotate = turnAt(share);
      for (const reading of [bell.current, dial.current])
        reading?.querySelector('[data-reading]')?.replaceChildren(written(depth_m));
    });
  }, [isHome, page]);

  function dive(event: MouseEvent, depth_m: number): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = page.current?.querySelector<HTMLElement>(`[data-depth="${depth_m}"]`);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
  }

  const depth_m = marks[at]?.depth_m ?? 0;
  const share = marks.length > 0 ? (at + 1) / (marks.length + 1) : 0;
  const reading = (
    <span className={styles['reading']} aria-hidden="true">
      <span data-reading="">{written(depth_m)}</span> {own.metre}
    </span>
  );
  return (
    <>
      <nav key={isHome ? 'dive' : 'rest'} className={styles['gauge']} aria-label={label}>
        <ol className={styles['marks']}>
          <li>
            <PlaceLink place={home} className={styles['mark']}>
              <span className={styles['name']}>{own.surface}</span>
              <span className={styles['metres']}>0</span>
            </PlaceLink>
          </li>
          {marks.map(({ place, depth_m: mark_m }) => (
            <li key={place.id} data-play="">
              <a
                className={styles['mark']}
                href={place.href}
                aria-current={place.current ? 'page' : undefined}
                onClick={(event) => dive(event, mark_m)}
              >
                <span className={styles['name']}>{place.label}</span>
                <span className={styles['metres']}>{written(mark_m)}</span>
              </a>
            </li>
          ))}
        </ol>
        <span className={styles['way']} aria-hidden="true">
          <span ref={bell} className={styles['bell']} style={{ top: topAt(share) }}>
            <Bell />
            {reading}
          </span>
        </span>
      </nav>
      <button
        ref={dial}
        key={isHome ? 'dive-dial' : 'rest-dial'}
        type="button"
        id="deep-blue-chart"
        data-command=""
        className={styles['dial']}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span
          ref={needle}
          className={styles['needle']}
          style={{ rotate: turnAt(share) }}
          aria-hidden="true"
        />
        {reading}
        <span className={styles['say']}>{own.openChart}</span>
      </button>
      {isOpen && (
        <Suspense>
          <Chart
            home={home}
            marks={marks}
            others={others}
            languageMenu={languageMenu}
            own={own}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
