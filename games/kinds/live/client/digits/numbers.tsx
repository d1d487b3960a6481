/** Digits as they stand on a ticket, and what a spot is called. */
import { Fragment } from 'react';
import { readSpot } from '../../digits.ts';
import type { OwnBet } from '../../socket-api.ts';
import { useWords } from '../words.ts';

/** A row of small balls. */
export function Numbers({ digits, isWon = false }: { digits: readonly number[]; isWon?: boolean }) {
  return (
    <span className={isWon ? 'lotto-numbers is-won' : 'lotto-numbers'}>
      {digits.map((digit, index) => (
        // A row is never put in another order. It is read digit by digit.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && ' '}
          <b data-digit={digit}>{digit}</b>
        </Fragment>
      ))}
    </span>
  );
}

/** A spot with its digits, and whether their order counts. */
export function SpotName({ spot, isWon = false }: { spot: string; isWon?: boolean }) {
  const words = useWords();
  const { digits, isExact } = readSpot(spot);
  return (
    <>
      <Numbers digits={digits} isWon={isWon} />
      <span className="lotto-order">{words(isExact ? 'lotto.exact' : 'lotto.any')}</span>
    </>
  );
}

/** The lines of a ticket. */
export function DigitLines({ wager }: { wager: OwnBet['wager'] }) {
  return Object.keys(wager.spots).map((spot) => (
    <span key={spot}>
      <SpotName spot={spot} />
    </span>
  ));
}
