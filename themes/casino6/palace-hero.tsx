import { BannerClocks } from '@marquee/ui/sections/banner-clocks.tsx';
import { BannerCopy } from '@marquee/ui/sections/banner-copy.tsx';
import { BannerPicture } from '@marquee/ui/sections/banner-picture.tsx';
import type { Banner } from '@marquee/ui/sections/types.ts';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { HomeWing, HomeWords } from '../home/section.ts';
import styles from './palace-hero.module.css';
import { Room } from './room.tsx';
import type { words as ownWords } from './words.ts';

const roomId = 'palace-room';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Leaves the focus where the room was opened from. */
function focusOpenDoor(row: HTMLElement | null): void {
  row?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
}

/**
 * The categories as doors that stand upright at the left of the banners. A door opens the room behind it, where the banners are: its
 * houses, or its games where it has few. Without scripts a door leads to the page of its category.
 */
export function PalaceHero({
  banners,
  wings,
  words,
  own,
}: {
  banners: readonly Banner[];
  wings: readonly HomeWing[];
  words: HomeWords;
  own: (typeof ownWords)['EN'];
}): ReactNode {
  const [current, setCurrent] = useState(0);
  const [openId, setOpenId] = useState<string>();
  const palace = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const open = wings.find(({ id }) => id === openId);

  function press(event: MouseEvent, id: string): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpenId(id === openId ? undefined : id);
  }

  function close(): void {
    focusOpenDoor(row.current);
    setOpenId(undefined);
  }

  // On the whole palace, which is no control: the focus may be on a door or in the room.
  useEffect(() => {
    const element = palace.current;
    if (!element || openId === undefined) return undefined;
    const leave = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      focusOpenDoor(row.current);
      setOpenId(undefined);
    };
    element.addEventListener('keydown', leave);
    return () => element.removeEventListener('keydown', leave);
  }, [openId]);

  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    const doors = [...(row.current?.querySelectorAll('a') ?? [])];
    const at = doors.findIndex((door) => door === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    doors.at((at + step) % doors.length)?.focus();
  }

  return (
    <div ref={palace} className={styles['palace']}>
      <nav className={styles['colonnade']} aria-label={words.categories} data-play="">
        <ul ref={row} className={styles['doors']}>
          {wings.map((wing) => (
            <li key={wing.id}>
              <a
                className={styles['door']}
                href={wing.href}
                aria-expanded={wing.id === openId}
                aria-controls={wing.id === openId ? roomId : undefined}
                onClick={(event) => press(event, wing.id)}
                onKeyDown={move}
              >
                <span className={styles['sign']}>
                  <img src={wing.image} alt="" width={96} height={96} data-late="" />
                </span>
                <span className={styles['label']}>{wing.label}</span>
                <span className={styles['ring']} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['stage']}>
        <section
          className={styles['hero']}
          aria-label={words.carousel}
          aria-roledescription="carousel"
          inert={open !== undefined}
        >
          {banners.map((banner, index) => (
            <article
              key={banner.image}
              className={styles['slide']}
              data-shown={index === current}
              inert={index !== current}
            >
              <BannerPicture banner={banner} first={index === 0} className={styles['picture']} />
              <div className={styles['copy']}>
                <BannerCopy
                  banner={banner}
                  first={index === 0}
                  titleClassName={styles['heading']}
                  bodyClassName={styles['body']}
                />
              </div>
            </article>
          ))}
          <div className={styles['clocks']}>
            <BannerClocks banners={banners} current={current} show={setCurrent} words={words} />
          </div>
        </section>
        {open && <Room key={open.id} id={roomId} wing={open} words={words} own={own} onClose={close} />}
      </div>
    </div>
  );
}
