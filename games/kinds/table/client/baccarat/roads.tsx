/** The five roads of the last rounds. Every round has a fresh shoe, which is said: the roads foretell nothing. */
import { useMemo, useState } from 'react';
import { roadsOf, type CoupResult } from '../../roads.ts';
import { BeadPlate, BigRoad, DerivedRoad } from '../roads/road.tsx';
import { useWords } from '../words.ts';

/**
 * All five where there is room; on a phone the main two, or the three that are derived.
 * @param coups the oldest first.
 * @param about what is said beside them.
 */
export function BaccaratRoads({ coups, about }: { coups: readonly CoupResult[]; about: string }) {
  const words = useWords();
  const [isDerived, setIsDerived] = useState(false);
  const roads = useMemo(() => roadsOf(coups), [coups]);
  const count = (winner: CoupResult['winner']): number =>
    coups.filter((coup) => coup.winner === winner).length;
  const counts = {
    count: coups.length,
    player: count('player'),
    banker: count('banker'),
    tie: count('tie'),
  };
  const letters = {
    player: words('baccarat.letter.player'),
    banker: words('baccarat.letter.banker'),
    tie: words('baccarat.letter.tie'),
  };
  return (
    <section
      className={isDerived ? 'baccarat-roads is-derived' : 'baccarat-roads'}
      aria-label={words('roads')}
    >
      <BeadPlate label={words('roads.bead_plate_of', counts)} cells={roads.beadPlate} letters={letters} />
      <BigRoad label={words('roads.big_road')} cells={roads.bigRoad} />
      <DerivedRoad label={words('roads.big_eye_boy')} name="big-eye-boy" cells={roads.bigEyeBoy} />
      <DerivedRoad label={words('roads.small_road')} name="small-road" cells={roads.smallRoad} />
      <DerivedRoad label={words('roads.cockroach')} name="cockroach" cells={roads.cockroach} />
      <p className="roads-note">
        <b className="is-banker-side">{`${letters.banker} ${counts.banker}`}</b>
        <b className="is-player-side">{`${letters.player} ${counts.player}`}</b>
        <b className="is-tie-side">{`${letters.tie} ${counts.tie}`}</b>
        <span>{about}</span>
      </p>
      <button
        type="button"
        className="baccarat-roads-switch"
        aria-pressed={isDerived}
        onClick={() => setIsDerived(!isDerived)}
      >
        {words('roads.derived')}
      </button>
    </section>
  );
}
