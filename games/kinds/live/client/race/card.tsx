/** The race card: each runner with its form, and its prices to win, for a place, and each way. */
import { BetSpot, type Bets } from '../../../table/client/bet-spot.tsx';
import { useSpotKeys } from '../../../table/client/spot.tsx';
import { useWords as useTableWords } from '../../../table/client/words.ts';
import type { RaceField, RaceOutcome } from '../../races.ts';
import { useWords } from '../words.ts';
import { NAMES } from './names.ts';
import { Plate } from './plate.tsx';
import { isPaid, priceText, wholePrice } from './price.ts';

const BETS = ['win', 'place', 'each'] as const;

export type RaceBetsProps = { field: RaceField; bets: Bets; race: RaceOutcome | null };

/** Rows of runners. */
export function Card({ field, bets, race }: RaceBetsProps) {
  const words = useWords();
  const table = useTableWords();
  const keys = useSpotKeys();
  return (
    <div className="race-card" {...keys}>
      <p className="race-head" aria-hidden="true">
        <span>{words('race.runner')}</span>
        <span>{words('race.form')}</span>
        {BETS.map((bet) => (
          <b key={bet}>{table(`races.${bet}`)}</b>
        ))}
      </p>
      {field.strengths.map((_, index) => {
        const number = index + 1;
        const name = words(NAMES[field.names[index] ?? 0] ?? 'race.name.00');
        const place = race ? race.order.indexOf(number) + 1 : 0;
        return (
          <div key={number} className="race-row" data-runner={number} data-place={place}>
            <Plate number={number} />
            <span className="race-name">{name}</span>
            <span className="race-form">
              <span className="visually-hidden">{words('race.form')}</span>
              {place > 0 ? words('race.place', { place }) : (field.form[index] ?? []).join('-')}
            </span>
            {BETS.map((bet) => {
              const spot = `${bet}-${number}`;
              const price = priceText(wholePrice(field, spot));
              return (
                <BetSpot
                  key={bet}
                  bets={bets}
                  spot={spot}
                  name={`${table(`races.${bet}`)}, ${number} ${name}, ${price}`}
                  isWon={isPaid(field, spot, race?.order)}
                  className={`race-price is-${bet}`}
                >
                  {price}
                </BetSpot>
              );
            })}
          </div>
        );
      })}
      <p className="race-note">
        {words('race.places', {
          count: field.strengths.length < 10 ? 2 : 3,
          runners: field.strengths.length,
        })}
      </p>
    </div>
  );
}
