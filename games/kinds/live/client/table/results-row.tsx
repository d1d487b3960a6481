/** The last results, the newest first; each opens what there is to know of its draw. */
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { DrawResult } from '../../socket-api.ts';
import type { LiveView } from '../live-view.ts';
import { useSaid } from '../use-said.ts';
import { useWords } from '../words.ts';

const MOST = 30;

type ResultsRowProps = {
  view: LiveView;
  results: readonly DrawResult[];
  onOpen: (result: DrawResult) => void;
};

/** The row; it is scrolled sideways. */
export function ResultsRow({ view, results, onOpen }: ResultsRowProps) {
  const words = useWords();
  const kit = useKitWords();
  const said = useSaid(view);
  return (
    <ol className="results live-results" aria-label={kit('results.label')}>
      {results.slice(0, MOST).map((result) => (
        <li key={`${result.chain}.${result.number}`}>
          <button
            type="button"
            aria-label={words('live.result', { number: result.number, outcome: said(result.outcome) })}
            onClick={() => onOpen(result)}
          >
            <view.Result outcome={result.outcome} />
          </button>
        </li>
      ))}
    </ol>
  );
}
