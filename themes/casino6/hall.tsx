import { GameGrid } from '@marquee/ui/sections/game-row.tsx';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { HomeHouse, SectionFrame } from '../home/section.ts';
import styles from './hall.module.css';
import { initialsOf } from './initials.ts';
import type { words as ownWords } from './words.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Choose a house, then one of its games. The houses are tabs: arrow keys, Home and End choose among them. */
export function Hall({
  houses,
  own,
  Card,
  words,
}: {
  houses: readonly HomeHouse[];
  own: (typeof ownWords)['EN'];
} & Pick<SectionFrame, 'Card' | 'words'>): ReactNode {
  const [chosenId, setChosenId] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const chosen = houses.find(({ id }) => id === chosenId) ?? houses[0];
  if (!chosen) return null;

  function move(event: KeyboardEvent): void {
    const at = houses.findIndex((house) => house === chosen);
    const step = steps[event.key];
    const to = { Home: 0, End: -1 }[event.key] ?? (step === undefined ? undefined : at + step);
    if (to === undefined) return;
    event.preventDefault();
    const next = houses.at(to % houses.length);
    setChosenId(next?.id);
    list.current?.querySelector<HTMLElement>(`[data-house="${next?.id}"]`)?.focus();
  }

  return (
    <section className={styles['hall']} aria-labelledby="hall">
      <div className={styles['head']}>
        <h2 className={styles['title']} id="hall" data-section-title="">
          {own.choose}
        </h2>
        <p className={styles['lead']}>{own.chooseLead}</p>
      </div>
      <div
        ref={list}
        className={styles['houses']}
        role="tablist"
        tabIndex={-1}
        aria-labelledby="hall"
        onKeyDown={move}
      >
        {houses.map((house) => (
          <button
            key={house.id}
            type="button"
            role="tab"
            id={`house-${house.id}`}
            data-house={house.id}
            className={styles['house']}
            aria-selected={house === chosen}
            aria-controls="house-games"
            tabIndex={house === chosen ? 0 : -1}
            onClick={() => setChosenId(house.id)}
          >
            <span className={styles['crest']} aria-hidden="true">
              {initialsOf(house.label)}
            </span>
            <span className={styles['name']}>{house.label}</span>
            <span className={styles['count']}>{house.count}</span>
          </button>
        ))}
      </div>
      <div
        id="house-games"
        role="tabpanel"
        className={styles['inside']}
        aria-labelledby={`house-${chosen.id}`}
      >
        <GameGrid key={chosen.id} games={chosen.games} Card={Card} playLabel={words.play} />
        <a className={styles['all']} href={chosen.href}>
          {words.seeAll}: {chosen.label}
        </a>
      </div>
    </section>
  );
}
