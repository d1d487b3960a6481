/** The last rounds in one row: what each won or lost, all of its stakes counted. */
import { stakedIn } from '../../../../kit/client/board/read-round.ts';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { RoundView } from '../../../../kit/play-api/rounds.ts';
import { writeChip } from '../chips/worth.ts';

/** A result in colour paid more than its stakes. */
export function NetResults({ results }: { results: readonly RoundView[] }) {
  const words = useKitWords();
  return (
    <ol className="results" aria-label={words('results.label')}>
      {results.slice(0, 24).map((round) => {
        const net_minor = BigInt(round.win_minor) - stakedIn(round);
        return (
          <li key={round.round_id} className={net_minor > 0n ? 'result is-win' : 'result'}>
            {writeNet(net_minor)}
          </li>
        );
      })}
    </ol>
  );
}

/** `+2.5K`, `−100`, or `0` for what came back whole. */
function writeNet(net_minor: bigint): string {
  if (net_minor === 0n) return '0';
  return net_minor > 0n ? `+${writeChip(net_minor)}` : `−${writeChip(-net_minor)}`;
}
