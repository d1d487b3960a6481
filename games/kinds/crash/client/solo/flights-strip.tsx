/** Where the player's last flights ended, the newest first; those that were cashed out in time are marked. */
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { Flight } from '../../socket-api.ts';
import { writeHundredths } from '../multiplier.ts';
import { levelOf } from '../table/results-strip.tsx';
import { useWords } from '../words.ts';

/** The strip; it is scrolled sideways, and opens the player's bets. */
export function FlightsStrip({ flights, onOpen }: { flights: readonly Flight[]; onOpen: () => void }) {
  const words = useWords();
  const kit = useKitWords();
  return (
    <ol className="ends" aria-label={kit('results.label')}>
      {flights.map(({ bet_id, ended_on, cashed_out_on }) =>
        ended_on === null ? null : (
          <li key={bet_id}>
            <button
              type="button"
              className={`end ${levelOf(ended_on)}${cashed_out_on === null ? '' : ' is-won'}`}
              aria-label={`${words('solo.ended_at', { multiplier: writeHundredths(ended_on) })} ${
                cashed_out_on === null
                  ? words('crash.lost')
                  : words('crash.cashed_out', { multiplier: writeHundredths(cashed_out_on) })
              }`}
              onClick={onOpen}
            >
              <span>{writeHundredths(ended_on)}</span>
            </button>
          </li>
        ),
      )}
    </ol>
  );
}
