/** What came of races: the first three with their prices, and the races before. */
import { fieldPrices } from '../../race-track.ts';
import { readRaceSpot, type RaceOutcome, spotOf } from '../../races.ts';
import { useWords as useTableWords } from '../../../table/client/words.ts';
import type { DrawResult } from '../../socket-api.ts';
import { useWords } from '../words.ts';
import { COURSES, NAMES } from './names.ts';
import { raceIn } from './outcome.ts';
import { Plate } from './plate.tsx';
import { priceText } from './price.ts';

/** What is shown over the track once the race is told. It is read out elsewhere. */
export function Winners({ race }: { race: RaceOutcome }) {
  const words = useWords();
  return (
    <ol className="race-won" aria-hidden="true" data-order={race.order.join(' ')}>
      {race.order.slice(0, 3).map((number, place) => (
        <li key={number}>
          <b>{place + 1}</b>
          <Plate number={number} />
          <span>{words(NAMES[race.field.names[number - 1] ?? 0] ?? 'race.name.00')}</span>
          {place === 0 && <strong>{priceText(fieldPrices(race.field).of('win', [number]))}</strong>}
        </li>
      ))}
    </ol>
  );
}

/** The last races, the newest first. */
export function Results({ results }: { results: readonly DrawResult[] }) {
  const words = useWords();
  return (
    <div className="race-results">
      {results.map(({ chain, number, outcome }) => {
        const race = raceIn(outcome);
        return race ? (
          <section key={`${chain}.${number}`}>
            <h3>
              {words('race.number', { number })} · {words(COURSES[race.field.course] ?? 'race.course.palms')}
            </h3>
            <Standings race={race} />
          </section>
        ) : null;
      })}
    </div>
  );
}

/** All runners in their order, and what the bets on the first of them paid. */
export function Standings({ race }: { race: RaceOutcome }) {
  const words = useWords();
  const table = useTableWords();
  const { field, order } = race;
  const prices = fieldPrices(field);
  const [first = 0, second = 0, third = 0] = order;
  const spots = [
    `win-${first}`,
    spotOf('quinella', [first, second]),
    spotOf('exacta', [first, second]),
    spotOf('trifecta', [first, second, third]),
  ];
  return (
    <div className="race-standings">
      <ol>
        {order.map((number) => (
          <li key={number}>
            <Plate number={number} />
            <span>{words(NAMES[field.names[number - 1] ?? 0] ?? 'race.name.00')}</span>
          </li>
        ))}
      </ol>
      <dl>
        {spots.map((spot) => {
          const read = readRaceSpot(spot);
          return read ? (
            <div key={spot}>
              <dt>{table(`races.${read.bet}`)}</dt>
              <dd>{priceText(prices.paid(spot, order))}</dd>
            </div>
          ) : null;
        })}
      </dl>
    </div>
  );
}
