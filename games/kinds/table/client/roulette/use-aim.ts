/**
 * Which bet of the layout a pointer is on. Places on lines are smaller than a finger, so a finger that stays down is told what it
 * is on, can slide to what is meant, and lays its chip where it is lifted.
 */
import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** How far a finger moves without meaning to, in pixels. */
const SLOP_PX = 8;

type Aim = {
  spot: string;
  /** Where the finger is, from the corner of the layout; null for a mouse, which hides nothing. */
  finger: { x: number; y: number } | null;
};

type Touch = { from: { x: number; y: number }; hasMoved: boolean };

/** @returns what is aimed at, and the props of the layout. */
export function useAim(isOpen: boolean, place: (spot: string) => void) {
  const [aim, setAim] = useState<Aim | null>(null);
  const touch = useRef<Touch | null>(null);
  // The browser makes a click of a touch that hardly moved, on the spot that it began on.
  const isLaid = useRef(false);

  const aimAt = (event: PointerEvent<HTMLElement>): void => {
    const isTouch = event.pointerType === 'touch';
    if (isTouch && !touch.current) return;
    const spot = spotAt(event);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const finger = isTouch ? { x: event.clientX - left, y: event.clientY - top } : null;
    if (isTouch || spot !== (aim?.spot ?? null)) setAim(spot === null ? null : { spot, finger });
  };
  const end = (): void => {
    touch.current = null;
    setAim(null);
  };
  return {
    aim: isOpen ? aim : null,
    props: {
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        isLaid.current = false;
        if (event.pointerType !== 'touch' || !event.isPrimary) return;
        touch.current = { from: { x: event.clientX, y: event.clientY }, hasMoved: false };
        aimAt(event);
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const { current } = touch;
        if (current && Math.hypot(event.clientX - current.from.x, event.clientY - current.from.y) > SLOP_PX)
          current.hasMoved = true;
        aimAt(event);
      },
      onPointerUp(event: PointerEvent<HTMLElement>): void {
        if (!touch.current || !event.isPrimary) return;
        const spot = spotAt(event);
        isLaid.current = true;
        end();
        if (spot !== null && isOpen) place(spot);
      },
      onPointerCancel: end,
      onPointerLeave: end,
      onClickCapture(event: MouseEvent<HTMLElement>): void {
        // A press of a key counts no clicks.
        if (isLaid.current && event.detail > 0) event.stopPropagation();
        isLaid.current = false;
      },
      /** A long press takes chips away; one that still looks for its spot, or finds it empty, does not. */
      onContextMenuCapture(event: MouseEvent<HTMLElement>): void {
        if (!touch.current) return;
        const spot =
          event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null;
        if (touch.current.hasMoved || spot?.dataset['units'] === '0') {
          event.preventDefault();
          event.stopPropagation();
        } else end();
      },
    },
  };
}

/** The spot under a pointer, which for a finger is not where it came down. */
function spotAt({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): string | null {
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-spot]');
  return under && currentTarget.contains(under) ? (under.dataset['spot'] ?? null) : null;
}
