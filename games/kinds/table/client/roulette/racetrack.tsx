/** The racetrack: numbers as they lie in the wheel, with their neighbours, and the sectors that players call. */
import { colourOf, wheelOrder } from '../../roulette.ts';
import type { Layout } from '../table-view.ts';
import { useWords } from '../words.ts';
import { calls, neighboursOf, numbersBetOn } from './calls.ts';
import { lying, placeAlong, upright } from './track.ts';

type TrackProps = {
  /** The chips on the table: numbers that some of them lie on are marked. */
  layout: Layout;
  isOpen: boolean;
  /** Lays one chip on each of these spots, or more where a spot is named more than once. */
  lay: (spots: readonly string[]) => void;
};

/** Both places of a number; the style sheet takes the one of the track as it lies. */
function lie(element: HTMLElement | null, index: number): void {
  for (const [name, track] of [['lying', lying] as const, ['upright', upright] as const]) {
    const { x, y } = placeAlong(track, index);
    element?.style.setProperty(`--${name}-x`, `${x}%`);
    element?.style.setProperty(`--${name}-y`, `${y}%`);
  }
}

/** A press on a number bets on it and the two on each side. */
export function Racetrack({ layout, isOpen, lay }: TrackProps) {
  const words = useWords();
  const betOn = numbersBetOn(layout);
  return (
    <div className="racetrack">
      <div className="racetrack-calls">
        {calls.map(({ name, spots }) => (
          <button
            key={name}
            type="button"
            aria-disabled={!isOpen}
            onClick={() =>
              lay(Object.entries(spots).flatMap(([spot, chips]) => Array.from({ length: chips }, () => spot)))
            }
          >
            {words(`roulette.${name}`)}
          </button>
        ))}
      </div>
      {wheelOrder.map((number, index) => (
        <button
          key={number}
          type="button"
          ref={(element) => lie(element, index)}
          className={`racetrack-number is-${colourOf(number)} ${betOn.has(number) ? 'is-bet-on' : ''}`}
          aria-label={words('roulette.neighbours_of', { number })}
          aria-disabled={!isOpen}
          onClick={() => lay(neighboursOf(number).map(String))}
        >
          {number}
        </button>
      ))}
    </div>
  );
}
