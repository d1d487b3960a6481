/** The racetrack: numbers as they lie in the wheel, with their neighbours, and the sectors that players call. */
import { colourOf, wheelOrder } from '../../roulette.ts';
import { useWords } from '../words.ts';
import { calls, neighboursOf } from './calls.ts';

type TrackProps = {
  isOpen: boolean;
  /** Lays one chip on each of these spots, or more where a spot is named more than once. */
  lay: (spots: readonly string[]) => void;
};

/** Where a number lies along the track, as shares of its width and height: two straights and two half circles. */
function placeOf(index: number): { x: number; y: number } {
  const [width, height, radius] = [100, 40, 17];
  const straight = width - 2 * (radius + 3);
  const length = 2 * straight + 2 * Math.PI * radius;
  // The zero lies in the middle of the right end.
  const along = ((index / wheelOrder.length) * length + (straight + (Math.PI * radius) / 2)) % length;
  const [left, right, middle] = [radius + 3, width - radius - 3, height / 2];
  if (along < straight) return { x: left + along, y: middle - radius };
  const round = along - straight;
  if (round < Math.PI * radius) {
    const turn = round / radius - Math.PI / 2;
    return { x: right + radius * Math.cos(turn), y: middle + radius * Math.sin(turn) };
  }
  const back = round - Math.PI * radius;
  if (back < straight) return { x: right - back, y: middle + radius };
  const turn = (back - straight) / radius + Math.PI / 2;
  return { x: left + radius * Math.cos(turn), y: middle + radius * Math.sin(turn) };
}

/** A press on a number bets on it and the two on each side. */
export function Racetrack({ isOpen, lay }: TrackProps) {
  const words = useWords();
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
      {wheelOrder.map((number, index) => {
        const { x, y } = placeOf(index);
        return (
          <button
            key={number}
            type="button"
            className={`racetrack-number is-${colourOf(number)}`}
            style={{ left: `${x}%`, top: `${y * 2.5}%` }}
            aria-label={words('roulette.neighbours_of', { number })}
            aria-disabled={!isOpen}
            onClick={() => lay(neighboursOf(number).map(String))}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}
