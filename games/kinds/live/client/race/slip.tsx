/** The slip: everything with chips on it, and what it pays. */
import { X } from 'lucide-react';
import { useWords as useTableWords } from '../../../table/client/words.ts';
import { readRaceSpot } from '../../races.ts';
import { useWords } from '../words.ts';
import type { RaceBetsProps } from './card.tsx';
import { NAMES } from './names.ts';
import { Plate } from './plate.tsx';
import { isPaid, priceText, wholePrice } from './price.ts';

export function Slip({ field, bets, race }: RaceBetsProps) {
  const words = useWords();
  const table = useTableWords();
  const laid = Object.entries(bets.layout).filter(([, units]) => (units ?? 0) > 0);
  if (laid.length === 0) return <p className="race-note">{words('race.slip_empty')}</p>;
  return (
    <ul className="race-slip">
      {laid.map(([spot, units]) => {
        const read = readRaceSpot(spot);
        if (!read) return null;
        const [only] = read.runners.length === 1 ? read.runners : [];
        const name = only === undefined ? '' : words(NAMES[field.names[only - 1] ?? 0] ?? 'race.name.00');
        const price = priceText(wholePrice(field, spot));
        const bet = table(`races.${read.bet}`);
        return (
          <li key={spot} data-slip={spot} data-won={isPaid(field, spot, race?.order)}>
            <b>{bet}</b>
            <span>
              {read.runners.map((each) => (
                <Plate key={each} number={each} />
              ))}{' '}
              {name}
            </span>
            <strong>{price}×</strong>
            <span>{bets.worth(units ?? 0)}</span>
            {bets.isOpen && (
              <button
                type="button"
                aria-label={words('race.take_off', { bet: `${bet} ${read.runners.join(' – ')}` })}
                onClick={() => bets.take(spot)}
              >
                <X aria-hidden="true" size={16} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
