import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Entry } from './entries.ts';
import styles from './index-screen.module.css';
import type { words as ownWords } from './words.ts';

const arrows: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The whole index on one screen. A number that is typed goes to its entry, as in a catalogue; the arrow keys go one by one, and the number
 * that one is at stands large beside the list. The browser keeps the focus inside and gives it back.
 */
export default function IndexScreen({
  entries,
  words,
  onClose,
}: {
  entries: readonly Entry[];
  words: (typeof ownWords)['EN'];
  onClose: () => void;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      entries.findIndex(({ place }) => place.current),
    ),
  );
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    const links = [...element.querySelectorAll<HTMLElement>('li > a')].filter((link) =>
      link.checkVisibility(),
    );
    const reach = (link: HTMLElement | undefined): void => {
      link?.focus();
      link?.scrollIntoView({ block: 'nearest' });
    };
    reach(links.find((link) => link.ariaCurrent === 'page') ?? links[0]);
    let typed = '';
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const step = arrows[event.key];
      const place = links.findIndex((link) => link === document.activeElement);
      if (step !== undefined) reach(links.at((place + step) % links.length));
      else if (/^\d$/.test(event.key)) {
        // The second digit completes the number of the first; a third begins another.
        typed = (typed.length === 1 ? typed : '') + event.key;
        reach(links.find((link) => link.dataset['number'] === typed.padStart(2, '0')));
      } else return;
      event.preventDefault();
    };
    // It has done what it was opened for when a link is followed, be it to the page under it.
    const leave = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('a')) element.close();
    };
    element.addEventListener('keydown', press);
    element.addEventListener('click', leave);
    return () => {
      element.removeEventListener('keydown', press);
      element.removeEventListener('click', leave);
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles['screen']} aria-labelledby="index-title" onClose={onClose}>
      <div className={styles['head']}>
        <h2 className={styles['title']} id="index-title">
          {words.index}
        </h2>
        <p className={styles['keys']}>{words.keys}</p>
        <button
          type="button"
          className={styles['close']}
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      <ol className={styles['entries']}>
        {entries.map(({ place, number }, index) => (
          <li key={number} data-play={place.isPlay || undefined}>
            <a
              className={styles['entry']}
              href={place.href}
              data-number={number}
              aria-current={place.current ? 'page' : undefined}
              onFocus={() => setAt(index)}
              onPointerEnter={() => setAt(index)}
            >
              <span className={styles['number']}>{number}</span>
              <span className={styles['label']}>{place.label}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className={styles['large']} aria-hidden="true">
        {entries[at]?.number}
      </p>
    </dialog>
  );
}
