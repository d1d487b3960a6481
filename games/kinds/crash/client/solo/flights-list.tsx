/** The player's last flights beside the stage, where the bets of all stand in a draw. */
import { useId } from 'react';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { Flight } from '../../socket-api.ts';
import { writeHundredths } from '../multiplier.ts';
import { useWords } from '../words.ts';
import { isDecided } from './flights.ts';

/** The list. */
export function FlightsList({ flights }: { flights: readonly Flight[] }) {
  const words = useWords();
  const kit = useKitWords();
  const money = useMoney();
  const id = useId();
  const flown = flights.filter((flight) => isDecided(flight) && flight.state !== 'void');
  return (
    <section className="live" aria-labelledby={id}>
      <h2 id={id}>{words('solo.flights')}</h2>
      <p className="quiet solo-about">{words('solo.about')}</p>
      {flown.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words('solo.end')}</th>
              <th scope="col">{kit('history.bet')}</th>
              <th scope="col">{kit('history.multiplier')}</th>
              <th scope="col">{kit('history.paid')}</th>
            </tr>
          </thead>
          <tbody>
            {flown.map(({ bet_id, bet_minor, ended_on, cashed_out_on, win_minor }) => (
              <tr key={bet_id} className={cashed_out_on === null ? 'is-gone' : 'is-out'}>
                <td>{writeHundredths(ended_on ?? 100)}</td>
                <td>{money(bet_minor)}</td>
                <td>{cashed_out_on === null ? '–' : writeHundredths(cashed_out_on)}</td>
                <td>{cashed_out_on === null ? '–' : money(win_minor ?? '0')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
