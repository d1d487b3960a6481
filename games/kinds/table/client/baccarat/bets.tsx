/** The layout of a baccarat table: an arch with player and banker, the tie between them, and the pairs at its ends. */
import { BetSpot, type Bets } from '../bet-spot.tsx';
import { useSpotKeys } from '../spot.tsx';
import { useWords } from '../words.ts';
import { wins } from './coup.ts';
import type { BaccaratSeen } from './schemas.ts';

const spots = [
  ['player-pair', 'baccarat.player_pair', '11 : 1'],
  ['tie', 'baccarat.tie', '8 : 1'],
  ['banker-pair', 'baccarat.banker_pair', '11 : 1'],
  ['player', 'baccarat.player', '1 : 1'],
  ['banker', 'baccarat.banker', '0.95 : 1'],
] as const;

/** `coup` is the one whose result is lit. */
export function BaccaratBets({ bets, coup }: { bets: Bets; coup: BaccaratSeen | null }) {
  const words = useWords();
  const keys = useSpotKeys();
  return (
    <div className="baccarat-bets is-wide-bets" {...keys}>
      {spots.map(([spot, id, odds]) => (
        <BetSpot
          key={spot}
          bets={bets}
          spot={spot}
          name={words(id)}
          odds={odds}
          isWon={coup !== null && wins(spot, coup)}
          className={`is-${spot}`}
        />
      ))}
    </div>
  );
}
