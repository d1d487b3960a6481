/** The trend of the last bouts, as players know it: bead road and big road. They say what has come, and nothing of what will. */
import { useMemo } from 'react';
import { BeadPlate, BigRoad } from '../../../table/client/roads/road.tsx';
import type { Winner } from '../../../table/punto-banco.ts';
import { roadsOf } from '../../../table/roads.ts';
import { firstOfShoe } from '../../rules.ts';
import type { Side } from '../../sides.ts';
import type { DrawResult } from '../../socket-api.ts';
import { useWords } from '../words.ts';
import { boutIn } from './outcome.ts';

/** Roads have the colours of baccarat: red, blue and green. */
const asWinner: Readonly<Record<Side, Winner>> = { meron: 'banker', wala: 'player', draw: 'tie' };

/** The results of the newest bout's series, the oldest first. */
function resultsOfSeries(results: readonly DrawResult[], bouts: number): Side[] {
  const [newest] = results;
  if (!newest) return [];
  const first = firstOfShoe(newest.number, bouts);
  return results
    .filter(({ chain, number }) => chain === newest.chain && number >= first)
    .toReversed()
    .flatMap(({ outcome }) => boutIn(outcome)?.result ?? []);
}

export function Trend({ results, bouts }: { results: readonly DrawResult[]; bouts: number }) {
  const words = useWords();
  const sides = useMemo(() => resultsOfSeries(results, bouts), [results, bouts]);
  const roads = useMemo(
    () => roadsOf(sides.map((side) => ({ winner: asWinner[side], playerPair: false, bankerPair: false }))),
    [sides],
  );
  const count = (side: Side): number => sides.filter((each) => each === side).length;
  const counts = { count: sides.length, meron: count('meron'), wala: count('wala'), draw: count('draw') };
  return (
    <section className="bout-trend" aria-label={words('bout.trend')}>
      <BeadPlate
        label={words('bout.bead_road', counts)}
        cells={roads.beadPlate}
        letters={{ banker: 'M', player: 'W', tie: 'D' }}
      />
      <BigRoad label={words('bout.big_road')} cells={roads.bigRoad} />
      <p className="bout-counts">
        <b className="is-meron">M {counts.meron}</b>
        <b className="is-wala">W {counts.wala}</b>
        <b className="is-draw">D {counts.draw}</b>
      </p>
    </section>
  );
}
