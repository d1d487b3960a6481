/** Bets on two or three runners: a kind is chosen, runners are picked in their order, and chips are laid on what that makes. */
import { useState } from 'react';
import { BetSpot } from '../../../table/client/bet-spot.tsx';
import { useSpotKeys } from '../../../table/client/spot.tsx';
import { useWords as useTableWords } from '../../../table/client/words.ts';
import { readRaceSpot, runnersIn, spotOf } from '../../races.ts';
import { useWords } from '../words.ts';
import type { RaceBetsProps } from './card.tsx';
import { NAMES } from './names.ts';
import { Plate } from './plate.tsx';
import { isPaid, priceText, wholePrice } from './price.ts';

const KINDS = ['quinella', 'exacta', 'trifecta'] as const;
type Kind = (typeof KINDS)[number];

/** The picker, and every such bet that has chips. */
export function Combine({ field, bets, race }: RaceBetsProps) {
  const words = useWords();
  const table = useTableWords();
  const keys = useSpotKeys();
  const [kind, setKind] = useState<Kind>('exacta');
  const [picked, setPicked] = useState<readonly number[]>([]);
  const count = runnersIn(kind);
  // Runners of the race before may not be in this one.
  const runners = picked.filter((each) => each <= field.strengths.length).slice(0, count);
  const spot = runners.length === count ? spotOf(kind, runners) : null;
  const laid = Object.keys(bets.layout).filter((each) => {
    const read = readRaceSpot(each);
    return each !== spot && read !== null && runnersIn(read.bet) > 1 && (bets.layout[each] ?? 0) > 0;
  });
  const toggle = (number: number): void =>
    setPicked(
      runners.includes(number)
        ? runners.filter((each) => each !== number)
        : [...runners, number].slice(-count),
    );
  return (
    <div className="race-combine">
      <fieldset className="race-kinds" aria-label={words('race.kinds')}>
        {KINDS.map((each) => (
          <button key={each} type="button" aria-pressed={each === kind} onClick={() => setKind(each)}>
            {table(`races.${each}`)}
          </button>
        ))}
      </fieldset>
      <p className="race-note">{words(`race.about_${kind}`)}</p>
      <fieldset className="race-picks" aria-label={words('race.pick')}>
        {field.strengths.map((_, index) => {
          const number = index + 1;
          const at = runners.indexOf(number);
          return (
            <button
              key={number}
              type="button"
              className="race-pick"
              data-pick={number}
              aria-pressed={at >= 0}
              disabled={!bets.isOpen}
              onClick={() => toggle(number)}
            >
              <Plate number={number} />
              <span>{words(NAMES[field.names[index] ?? 0] ?? 'race.name.00')}</span>
              {at >= 0 && kind !== 'quinella' && <b>{words('race.place', { place: at + 1 })}</b>}
            </button>
          );
        })}
      </fieldset>
      <div className="race-made" {...keys}>
        {spot === null ? (
          <p className="race-note" data-missing={count - runners.length}>
            {words('race.missing', { count: count - runners.length })}
          </p>
        ) : (
          <Made key={spot} spot={spot} field={field} bets={bets} race={race} />
        )}
        {laid.map((each) => (
          <Made key={each} spot={each} field={field} bets={bets} race={race} />
        ))}
      </div>
    </div>
  );
}

/** A bet that the picked runners make, with its price. */
function Made({ spot, field, bets, race }: RaceBetsProps & { spot: string }) {
  const table = useTableWords();
  const read = readRaceSpot(spot);
  const name = read ? `${table(`races.${read.bet}`)} ${read.runners.join(' – ')}` : spot;
  const price = priceText(wholePrice(field, spot));
  return (
    <BetSpot
      bets={bets}
      spot={spot}
      name={`${name}, ${price}`}
      isWon={isPaid(field, spot, race?.order)}
      className="race-price is-made"
    >
      <span>{name}</span>
      <b>{price}</b>
    </BetSpot>
  );
}
