/** A spot with its name and what it pays, as it is printed on the cloth. */
import type { ReactNode } from 'react';
import { Spot } from './spot.tsx';
import type { FeltProps, SpotMarks } from './table-view.ts';
import { useWords } from './words.ts';

/** What a felt hands on to its spots. */
export type Bets = Pick<
  FeltProps<object, unknown>,
  'layout' | 'isOpen' | 'place' | 'take' | 'worth' | 'chips'
> & {
  /** What a spot bears besides the player's chips: on its edge, and in its class. */
  marks?: SpotMarks;
};

type BetSpotProps = {
  bets: Bets;
  spot: string;
  /** Printed, unless something else is; it is read out in any case. */
  name: string;
  /** What it pays, to one. */
  odds?: string;
  isWon: boolean;
  className?: string;
  children?: ReactNode;
};

/** Its own words name it: what is seen, and for what is only drawn the name in words. */
export function BetSpot({ bets, spot, name, odds, isWon, className = '', children }: BetSpotProps) {
  const words = useWords();
  const { layout, isOpen, place, take, worth, chips, marks } = bets;
  const units = layout[spot] ?? 0;
  return (
    <Spot
      spot={spot}
      units={units}
      chips={chips}
      worth={worth}
      isOpen={isOpen}
      isWon={isWon}
      className={`bet-spot ${className} ${marks?.classOf(spot) ?? ''}`}
      edge={marks?.edgeOf(spot)}
      place={place}
      take={take}
    >
      <span className="spot-name" aria-hidden={children !== undefined}>
        {children ?? name}
      </span>
      {children !== undefined && <span className="visually-hidden">{name}</span>}
      {odds !== undefined && <span className="spot-odds">{odds}</span>}
      {units > 0 && <span className="visually-hidden">{words('spot.holds', { amount: worth(units) })}</span>}
    </Spot>
  );
}
