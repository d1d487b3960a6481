/** The last results, newest first. */
import type { RoundView } from '../../play-api/rounds.ts';
import { useKitWords } from '../words/kit-words.ts';
import { writeShortMultiplier } from '../words/multiplier.ts';

/** A result in colour paid more than its stake. */
export function ResultsRow({ results }: { results: readonly RoundView[] }) {
  const words = useKitWords();
  return (
    <ol className="results" aria-label={words('results.label')}>
      {results.map((round) => {
        const isWin = BigInt(round.win_minor) > BigInt(round.bet_minor);
        return (
          <li key={round.round_id} className={isWin ? 'result is-win' : 'result'}>
            {writeShortMultiplier(round.course?.multiplier ?? 0)}
          </li>
        );
      })}
    </ol>
  );
}
