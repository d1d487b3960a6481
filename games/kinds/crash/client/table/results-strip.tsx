/** The ends of the last draws, the newest first; each opens what there is to know of it. */
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { DrawResult } from '../../socket-api.ts';
import { writeHundredths } from '../multiplier.ts';
import { useWords } from '../words.ts';

/** From these a result stands out. */
const DOUBLE = 200;
const HIGH = 1_000;

export function levelOf(ended_on: number): string {
  if (ended_on >= HIGH) return 'is-high';
  return ended_on >= DOUBLE ? 'is-double' : 'is-low';
}

/** The strip; it is scrolled sideways. */
export function ResultsStrip({
  results,
  onOpen,
}: {
  results: readonly DrawResult[];
  onOpen: (result: DrawResult) => void;
}) {
  const words = useWords();
  const kit = useKitWords();
  return (
    <ol className="ends" aria-label={kit('results.label')}>
      {results
        .filter(({ is_cancelled }) => !is_cancelled)
        .map((result) => (
          <li key={`${result.chain}.${result.number}`}>
            <button
              type="button"
              className={`end ${levelOf(result.ended_on)}`}
              aria-label={words('crash.round_end', {
                number: result.number,
                multiplier: writeHundredths(result.ended_on),
              })}
              onClick={() => onOpen(result)}
            >
              <span>{writeHundredths(result.ended_on)}</span>
            </button>
          </li>
        ))}
    </ol>
  );
}
