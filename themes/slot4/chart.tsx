import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Place } from '../shell/places.ts';
import { PlaceLink } from '../shell/shell.tsx';
import styles from './chart.module.css';
import { floor_m, written, zoneAt } from './depths.ts';
import type { words as ownWords } from './words.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * All places of the site as a chart of the sea: the categories at their depths, what is the player's own on the sea floor. The arrow keys
 * dive and surface. The browser keeps the focus inside and gives it back.
 */
export default function Chart({
  home,
  marks,
  others,
  languageMenu,
  own,
  onClose,
}: {
  home: Place;
  marks: readonly { readonly place: Place; readonly depth_m: number }[];
  others: readonly Place[];
  languageMenu: ReactNode;
  own: (typeof ownWords)['EN'];
  onClose: () => void;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    const links = [...element.querySelectorAll<HTMLElement>('li > a')].filter((link) =>
      link.checkVisibility(),
    );
    (links.find((link) => link.ariaCurrent === 'page') ?? links[0])?.focus();
    const press = (event: KeyboardEvent): void => {
      const step = steps[event.key];
      const at = links.findIndex((link) => link === document.activeElement);
      if (step === undefined || at < 0) return;
      event.preventDefault();
      links.at((at + step) % links.length)?.focus();
    };
    // It has done what it was opened for when a link is followed, or the sea around it pressed.
    const leave = (event: Event): void => {
      if (event.target === element || (event.target instanceof Element && event.target.closest('a')))
        element.close();
    };
    element.addEventListener('keydown', press);
    element.addEventListener('click', leave);
    return () => {
      element.removeEventListener('keydown', press);
      element.removeEventListener('click', leave);
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles['chart']} aria-labelledby="chart" onClose={onClose}>
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <h2 className={styles['title']} id="chart">
            {own.chart}
          </h2>
          <p className={styles['keys']}>{own.keys}</p>
          <button
            type="button"
            className={styles['close']}
            aria-label={own.close}
            onClick={() => dialog.current?.close()}
          >
            <X size={24} aria-hidden="true" />
          </button>
        </div>
        <ol className={styles['depths']}>
          <Depth place={home} mark={`0 ${own.metre}`} zone={own.surface} />
          {marks.map(({ place, depth_m }, index) => {
            const zone = zoneAt(depth_m);
            const isFirst = index === 0 || zoneAt(marks[index - 1]?.depth_m ?? 0) !== zone;
            return (
              <Depth
                key={place.id}
                place={place}
                mark={`${written(depth_m)} ${own.metre}`}
                zone={isFirst ? own[zone] : ''}
              />
            );
          })}
        </ol>
        <p className={styles['floor']}>
          {own.floor} · {written(floor_m)} {own.metre}
        </p>
        <ul className={styles['others']}>
          {others.map((place) => (
            <li key={place.id} data-play={place.isPlay || undefined}>
              <PlaceLink place={place} className={styles['other']}>
                {place.label}
              </PlaceLink>
            </li>
          ))}
        </ul>
        <div className={styles['languages']}>{languageMenu}</div>
      </div>
    </dialog>
  );
}

function Depth({ place, mark, zone }: { place: Place; mark: string; zone: string }): ReactNode {
  return (
    <li data-play={place.picture ? '' : undefined}>
      <PlaceLink place={place} className={styles['depth']}>
        <span className={styles['mark']}>{mark}</span>
        <span className={styles['label']}>
          {place.label}
          {zone && <small>{zone}</small>}
        </span>
        {place.picture && <img src={place.picture} alt="" width={96} height={96} />}
      </PlaceLink>
    </li>
  );
}
