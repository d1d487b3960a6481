/** A place on a felt on which chips are laid, and how the arrow keys move between such places. */
import { useCallback, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Stack } from './chips/chip.tsx';

type SpotProps = {
  spot: string;
  /** What is read out in the place of the children: the name of the bet, and what lies on it. Left out where they say it. */
  label?: string;
  units: number;
  chips: readonly number[];
  worth: (units: number) => string;
  isOpen: boolean;
  /** Whether it has won in the round that is shown. */
  isWon?: boolean;
  /** What stands on its edge besides the player's chips: the chips of others. */
  edge?: ReactNode;
  className?: string;
  /** Where it lies on a felt that is laid out by numbers, for the style sheet. */
  at?: { x: number; y: number; w: number; h: number };
  place: (spot: string) => void;
  take: (spot: string) => void;
  children?: ReactNode;
};

/** A press lays a chip; Backspace, or a press with the other button, takes the chips away. */
export function Spot(props: SpotProps) {
  const {
    spot,
    label,
    units,
    chips,
    worth,
    isOpen,
    isWon = false,
    className = '',
    at,
    place,
    take,
    edge,
  } = props;
  const lay = (button: HTMLButtonElement | null): void => {
    for (const [name, value] of Object.entries(at ?? {}))
      button?.style.setProperty(`--${name}`, String(value));
  };
  return (
    <button
      type="button"
      className={`spot ${className} ${isWon ? 'is-won' : ''}`}
      ref={lay}
      data-spot={spot}
      data-units={units}
      aria-disabled={!isOpen}
      tabIndex={-1}
      onClick={() => place(spot)}
      onContextMenu={(event) => {
        event.preventDefault();
        take(spot);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Backspace' || event.key === 'Delete') take(spot);
      }}
    >
      {label === undefined ? (
        props.children
      ) : (
        <>
          <span className="visually-hidden">{label}</span>
          <span className="spot-print" aria-hidden="true">
            {props.children}
          </span>
        </>
      )}
      {edge}
      {units > 0 && <Stack units={units} chips={chips} worth={worth} />}
    </button>
  );
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * One of the spots in an element is reached by Tab; the arrow keys go to the nearest in their direction, as it is seen.
 * @returns the props of the element around the spots.
 */
export function useSpotKeys(): {
  ref: (element: HTMLElement | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
} {
  const ref = useCallback((element: HTMLElement | null): void => {
    const first = element?.querySelector<HTMLElement>('[data-spot]');
    if (first) first.tabIndex = 0;
  }, []);
  return {
    ref,
    onKeyDown(event) {
      const direction = directions[event.key];
      const from =
        event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-spot]') : null;
      if (!direction || !from) return;
      event.preventDefault();
      nearest(
        from,
        [...event.currentTarget.querySelectorAll<HTMLElement>('[data-spot]')],
        direction,
      )?.focus();
    },
    onFocus({ target, currentTarget }) {
      const spot = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-spot]') : null;
      if (!spot) return;
      for (const other of currentTarget.querySelectorAll<HTMLElement>('[data-spot]')) other.tabIndex = -1;
      spot.tabIndex = 0;
    },
  };
}

/** What lies ahead and least to the side. */
function nearest(
  from: HTMLElement,
  all: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const middle = (element: HTMLElement): [number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(from);
  const far = (element: HTMLElement): number => {
    const [toX, toY] = middle(element);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    return ahead > 2 ? ahead + 3 * aside : Infinity;
  };
  const [best] = all.filter((element) => element !== from).toSorted((a, b) => far(a) - far(b));
  return best && far(best) < Infinity ? best : undefined;
}
