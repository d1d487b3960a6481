/** The heap of beads under its cup, and how a stick counts it off by fours. */
import { useEffect, useMemo, useRef } from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import { paced_ms } from '../cards/timeline.ts';
import bead from '../pictures/fan-tan-bead.webp?url';
import cup from '../pictures/fan-tan-cup.webp?url';
import stick from '../pictures/fan-tan-stick.webp?url';
import { beadsOf, groupsIn, heapMiddle, placeOfGroup } from './counting.ts';

type StageProps = {
  /** Null while nothing is known of them. */
  beads: number | null;
  isCovered: boolean;
  /** Groups that have been counted off. */
  counted: number;
  motion: Exclude<Pace, 'still'> | null;
};

const at = ({ x, y }: { x: number; y: number }): string => `${x}cqw ${y}cqw`;

export function Stage({ beads, isCovered, counted, motion }: StageProps) {
  const lying = useMemo(() => (beads === null ? [] : beadsOf(beads)), [beads]);
  const isCounted = beads !== null && counted === groupsIn(beads);
  const sweeping = useSweep(counted, motion);
  return (
    <div
      className={`fan-tan-stage ${beads === null ? 'is-waiting' : ''} ${motion ? `is-moving is-${motion}` : ''}`}
      aria-hidden="true"
    >
      {lying.map(({ heap, counted: place, group }, index) => (
        <img
          key={index}
          className={isCounted && group === counted - 1 ? 'fan-tan-bead is-left' : 'fan-tan-bead'}
          src={bead}
          alt=""
          draggable={false}
          style={{
            translate: at(group < counted ? place : heap),
            zIndex: Math.round(group < counted ? place.y : heap.y),
          }}
        />
      ))}
      <img ref={sweeping} className="fan-tan-stick" src={stick} alt="" draggable={false} />
      <img
        className={isCovered ? 'fan-tan-cup' : 'fan-tan-cup is-lifted'}
        src={cup}
        alt=""
        draggable={false}
      />
    </div>
  );
}

const SWEEPS_MS = 230;

/** The stick goes from the heap to each group as it is counted off. */
function useSweep(counted: number, motion: Exclude<Pace, 'still'> | null) {
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!motion || counted === 0) return undefined;
    const { x, y } = placeOfGroup(counted - 1);
    const sweep = element.current?.animate(
      [
        { translate: at({ x: heapMiddle.x + 8, y: heapMiddle.y }), rotate: '-38deg', opacity: 1 },
        { translate: at({ x: x - 2, y: y + 9 }), rotate: '-26deg', opacity: 1 },
      ],
      { duration: paced_ms(SWEEPS_MS, motion), easing: 'ease-out' },
    );
    return () => sweep?.cancel();
  }, [counted, motion]);
  return element;
}
