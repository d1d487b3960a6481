/** A spot with its name and what it pays, as it is printed on the cloth. */
import type { ReactNode } from 'react';
import { Spot } from './spot.tsx';
import type { FeltProps } from './table-view.ts';
import { useWords } from './words.ts';

/** What a felt hands on to its spots. */
export type Bets = Pick<
  FeltProps<object, unknown>,
  'layout' | 'isOpen' | 'place' | 'take' | 'worth' | 'chips'
>;

type BetSpotProps = {
  bets: Bets;
  spot: string;
  /** Read out, and printed unless something else is. */
  name: string;
  /** What it pays, to one. */
  odds?: string;
  isWon: boolean;
  className?: string;
  children?: ReactNode;
};

export function BetSpot({ bets, spot, name, odds, isWon, className = '', children }: BetSpotProps) {
  const words = useWords();
  const { layout, isOpen, place, take, worth, chips } = bets;
  const units = layout[spot] ?? 0;
  const said = odds === undefined ? name : words('spot.pays', { name, odds });
  return (
    <Spot
      spot={spot}
      label={units > 0 ? words('spot.staked', { name: said, amount: worth(units) }) : said}
      units={units}
      chips={chips}
      worth={worth}
      isOpen={isOpen}
      isWon={isWon}
      className={`bet-spot ${className}`}
      place={place}
      take={take}
    >
      <span className="spot-name" aria-hidden="true">
        {children ?? name}
      </span>
      {odds !== undefined && (
        <span className="spot-odds" aria-hidden="true">
          {odds}
        </span>
      )}
    </Spot>
  );
}
