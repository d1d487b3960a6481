/** The layout of dragon tiger: the two sides with their emblems, and the ties between them. */
import { BetSpot, type Bets } from '../bet-spot.tsx';
import { useSpotKeys } from '../spot.tsx';
import { useWords } from '../words.ts';
import dragon from '../pictures/dragon.webp?url';
import tiger from '../pictures/tiger.webp?url';
import { wins } from './duel.ts';
import type { DragonTigerSeen } from './schemas.ts';

const spots = [
  ['dragon', 'dragon_tiger.dragon', '1 : 1', dragon],
  ['tie', 'dragon_tiger.tie', '8 : 1', null],
  ['suited-tie', 'dragon_tiger.suited_tie', '50 : 1', null],
  ['tiger', 'dragon_tiger.tiger', '1 : 1', tiger],
] as const;

/** `duel` is the one whose result is lit. */
export function DragonTigerBets({ bets, duel }: { bets: Bets; duel: DragonTigerSeen | null }) {
  const words = useWords();
  const keys = useSpotKeys();
  return (
    <div className="dragon-tiger-bets is-wide-bets" {...keys}>
      {spots.map(([spot, id, odds, emblem]) => (
        <BetSpot
          key={spot}
          bets={bets}
          spot={spot}
          name={words(id)}
          odds={odds}
          isWon={duel !== null && wins(spot, duel)}
          className={`is-${spot}`}
        >
          {emblem && <img className="dragon-tiger-emblem" src={emblem} alt="" draggable={false} />}
          <span>{words(id)}</span>
        </BetSpot>
      ))}
    </div>
  );
}
