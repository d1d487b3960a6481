import { lazy, Suspense, useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
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

type Words = (typeof ownWords)['EN'];

/** How deep one is, and where the categories lie. */
export interface Dive {
  readonly isHome: boolean;
  /** The categories at their depths, from the surface down. */
  readonly marks: readonly { readonly place: Place; readonly depth_m: number }[];
  readonly depth_m: number;
  /** The share of the way down. */
  readonly share: number;
  /** What holds the depths that one scrolls through: each says its own in `data-depth`. */
  readonly page: RefObject<HTMLElement | null>;
  readonly bell: RefObject<HTMLSpanElement | null>;
  readonly dial: RefObject<HTMLButtonElement | null>;
  readonly needle: RefObject<HTMLSpanElement | null>;
}

/** The dive that the gauge and the dial show. On the home page it follows how far one has scrolled. */
export function useDive(page: RefObject<HTMLElement | null>, games: readonly Place[], isHome: boolean): Dive {
  const depths = depthsOf(games.map(({ id }) => id));
  const marks = games
    .map((place) => ({ place, depth_m: depths.get(place.id) ?? 0 }))
    .toSorted((one, other) => one.depth_m - other.depth_m);
  const at = marks.findIndex(({ place }) => place.current);
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
  return {
    isHome,
    marks,
    depth_m: marks[at]?.depth_m ?? 0,
    share: marks.length > 0 ? (at + 1) / (marks.length + 1) : 0,
    page,
    bell,
    dial,
    needle,
  };
}

function Reading({ depth_m, own }: { depth_m: number; own: Words }): ReactNode {
  return (
    <span className={styles['reading']} aria-hidden="true">
      <span data-reading="">{written(depth_m)}</span> {own.metre}
    </span>
  );
}

/**
 * The gauge at the edge of the page, with the categories at their depths and a diving bell where one is. On the home page the bell goes down
 * as one scrolls, and a mark dives there.
 */
export function Gauge({
  dive: { isHome, marks, depth_m, share, page, bell },
  home,
  label,
  own,
}: {
  dive: Dive;
  home: Place;
  label: string;
  own: Words;
}): ReactNode {
  function dive(event: MouseEvent, depth_m: number): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = page.current?.querySelector<HTMLElement>(`[data-depth="${depth_m}"]`);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
  }
  return (
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
          <Reading depth_m={depth_m} own={own} />
        </span>
      </span>
    </nav>
  );
}

/** The dial in the head of narrower screens: it has the depth, and opens the chart of all places. */
export function Dial({
  dive: { isHome, depth_m, share, dial, needle },
  own,
  onOpen,
}: {
  dive: Dive;
  own: Words;
  onOpen: () => void;
}): ReactNode {
  return (
    <button
      ref={dial}
      key={isHome ? 'dive' : 'rest'}
      type="button"
      id="deep-blue-chart"
      data-command=""
      className={styles['dial']}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles['face']} aria-hidden="true">
        <span ref={needle} className={styles['needle']} style={{ rotate: turnAt(share) }} />
      </span>
      <Reading depth_m={depth_m} own={own} />
      <span className={styles['say']}>{own.openChart}</span>
    </button>
  );
}

/** The chart, loaded when it is opened. It stands outside the head, whose paint is that of the sky. */
export function DiveChart({
  dive: { marks },
  home,
  others,
  languageMenu,
  own,
  onClose,
}: {
  dive: Dive;
  home: Place;
  others: readonly Place[];
  languageMenu: ReactNode;
  own: Words;
  onClose: () => void;
}): ReactNode {
  return (
    <Suspense>
      <Chart
        home={home}
        marks={marks}
        others={others}
        languageMenu={languageMenu}
        own={own}
        onClose={onClose}
      />
    </Suspense>
  );
}
