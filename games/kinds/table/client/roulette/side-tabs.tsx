/** What is shown beside the wheel. */
import { useWords } from '../words.ts';

const sides = ['table', 'racetrack', 'statistics'] as const;
export type Side = (typeof sides)[number];

/** The tabs. */
export function SideTabs({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  const words = useWords();
  return (
    <fieldset className="tabs roulette-sides" aria-label={words('roulette.sides')}>
      {sides.map((each) => (
        <button key={each} type="button" aria-pressed={side === each} onClick={() => onSide(each)}>
          {words(`roulette.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}
