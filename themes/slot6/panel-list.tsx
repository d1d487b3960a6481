import type { ReactNode } from 'react';
import type { Place } from '../shell/places.ts';
import { PlaceLink } from '../shell/shell.tsx';
import styles from './panel-list.module.css';

/** Places in panels of unequal width, each with its picture and a caption. */
export function PanelList({ label, places }: { label: string; places: readonly Place[] }): ReactNode {
  return (
    <ul className={styles['panels']} aria-label={label}>
      {places.map((place) => (
        <li key={place.id} className={styles['panel']} data-play="">
          <PlaceLink place={place} className={styles['link']}>
            <img
              className={styles['picture']}
              src={place.picture}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              data-late=""
            />
            <span className={styles['caption']}>{place.label}</span>
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}
