import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Place } from '../shell/places.ts';
import { PlaceLink } from '../shell/shell.tsx';
import { useArrowKeys } from './arrow-keys.ts';
import { Joystick } from './joystick.tsx';
import styles from './select-screen.module.css';
import type { words as ownWords } from './words.ts';

/**
 * The select screen: all that the site has to play, on a roster with one cursor, and large beside it what the cursor is on. Arrow keys,
 * the pointer and Tab move the cursor; the browser keeps the focus inside and gives it back.
 */
export default function SelectScreen({
  games,
  others,
  words,
  onClose,
}: {
  games: readonly Place[];
  others: readonly Place[];
  words: (typeof ownWords)['EN'];
  onClose: () => void;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(() => games.find((place) => place.current) ?? games[0]);
  const lean = useArrowKeys(dialog);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    const link = element.querySelector<HTMLElement>('[data-play] > [aria-current]');
    (link ?? element.querySelector<HTMLElement>('li > a'))?.focus();
  }, []);
  useEffect(() => {
    const element = dialog.current;
    const linkAt = ({ target }: Event): string | null | undefined =>
      target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
    const show = (event: Event): void => {
      const href = linkAt(event);
      const place = [...games, ...others].find((one) => one.href === href);
      if (place) setShown(place);
    };
    // It has done what it was opened for when a link is followed, be it to the page under it.
    const leave = (event: Event): void => {
      if (linkAt(event)) element?.close();
    };
    element?.addEventListener('focusin', show);
    element?.addEventListener('pointerover', show);
    element?.addEventListener('click', leave);
    return () => {
      element?.removeEventListener('focusin', show);
      element?.removeEventListener('pointerover', show);
      element?.removeEventListener('click', leave);
    };
  }, [games, others]);
  return (
    <dialog ref={dialog} className={styles['screen']} aria-labelledby="select-title" onClose={onClose}>
      <div className={styles['tube']}>
        <div className={styles['head']}>
          <h2 className={styles['title']} id="select-title">
            {words.selectTitle}
          </h2>
          <button
            type="button"
            className={styles['close']}
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        <div className={styles['preview']} aria-hidden="true">
          {shown?.picture && <img key={shown.id} src={shown.picture} alt="" width={96} height={96} />}
          <b>{shown?.label}</b>
          <Joystick lean={lean} />
        </div>
        <ul className={styles['roster']}>
          {games.map((place) => (
            <li key={place.id} data-play="">
              <PlaceLink place={place} className={styles['tile']}>
                <img src={place.picture} alt="" width={96} height={96} />
                {place.label}
              </PlaceLink>
            </li>
          ))}
        </ul>
        <ul className={styles['others']}>
          {others.map((place) => (
            <li key={place.id}>
              <PlaceLink place={place} className={styles['other']}>
                {place.label}
              </PlaceLink>
            </li>
          ))}
        </ul>
        <p className={styles['keys']}>{words.keys}</p>
      </div>
    </dialog>
  );
}
