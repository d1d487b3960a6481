/** A playing card: its face or its back, how it comes from the shoe, and how it turns. */
import { useLayoutEffect, useRef } from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import cards from '../pictures/cards.svg?url';
import { useCardName } from './card-name.ts';
import { paced_ms } from './timeline.ts';
import '../style/cards.css';

const FLIES_MS = 420;

export type CardProps = {
  /** Null for one whose face is not known: it lies face down. */
  card: number | null;
  /** How it comes when it first appears; null where it lies already. A card that is turned later turns by itself. */
  motion: Pace | null;
  /** Whether it lies across, as a third card. */
  isSideways?: boolean;
  /** Whether it has no part in the result. */
  isDim?: boolean;
  back?: 'red' | 'blue';
};

/** As wide as `--card-width`. It flies from the nearest `[data-shoe]` of the felt. */
export function Card({ card, motion, isSideways = false, isDim = false, back = 'red' }: CardProps) {
  const nameOf = useCardName();
  const place = useRef<HTMLElement>(null);
  const faces = useRef<HTMLSpanElement>(null);
  const first = useRef({ motion, isOpen: card !== null });
  useLayoutEffect(() => {
    const comes = first.current;
    if (!comes.motion || comes.motion === 'still' || !place.current) return;
    const duration = paced_ms(FLIES_MS, comes.motion);
    const flight = place.current.animate(wayFromShoe(place.current), {
      duration,
      easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)',
    });
    const turn =
      comes.isOpen &&
      faces.current?.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }], {
        duration: duration * 0.8,
        delay: duration * 0.55,
        fill: 'backwards',
        easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
      });
    return () => {
      flight.cancel();
      if (turn) turn.cancel();
    };
  }, []);
  return (
    <figure
      ref={place}
      className={`card ${isSideways ? 'is-sideways' : ''} ${isDim ? 'is-dim' : ''}`}
      aria-label={nameOf(card)}
      data-card={card ?? ''}
    >
      <span ref={faces} className={card === null ? 'card-faces is-down' : 'card-faces'}>
        {card !== null && (
          <>
            <Face symbol={`c${card}`} className="card-face is-large" />
            <Face symbol={`s${card}`} className="card-face is-small" />
          </>
        )}
        <Face symbol={`back-${back}`} className="card-face card-back" />
      </span>
    </figure>
  );
}

/** A card of the sprite by itself, where nothing moves: results and histories. */
export function Face({ symbol, className = 'card-face' }: { symbol: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 100 140" aria-hidden="true">
      <use href={`${cards}#${symbol}`} />
    </svg>
  );
}

/** Small open cards in a row, for the picture of a round. */
export function SmallCards({ cards: shown }: { cards: readonly number[] }) {
  const nameOf = useCardName();
  return (
    <span className="small-cards">
      <span className="visually-hidden">{shown.map(nameOf).join(', ')}</span>
      {shown.map((card, index) => (
        <Face key={index} symbol={`s${card}`} />
      ))}
    </span>
  );
}

/** From where the shoe is drawn to where the card lies. */
function wayFromShoe(element: HTMLElement): Keyframe[] {
  const shoe = element.closest('.felt')?.querySelector('[data-shoe]')?.getBoundingClientRect();
  const here = element.getBoundingClientRect();
  const [x, y] = shoe
    ? [shoe.x + shoe.width / 2 - here.x - here.width / 2, shoe.y + shoe.height / 2 - here.y - here.height / 2]
    : [160, -220];
  return [
    { translate: `${x}px ${y}px`, rotate: '24deg', scale: 0.72 },
    { translate: '0 0', rotate: '0deg', scale: 1 },
  ];
}
