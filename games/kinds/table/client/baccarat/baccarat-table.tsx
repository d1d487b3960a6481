/** The upper part of a baccarat table: the shoe, both hands with what they count, and who has won. */
import type { Winner } from '../../punto-banco.ts';
import { totalOf } from '../../punto-banco.ts';
import type { Pace } from '../../../../kit/client/game-view.ts';
import { Hand } from '../cards/hand.tsx';
import { useCounted } from '../cards/use-counted.ts';
import shoe from '../pictures/shoe.webp?url';
import { useWords } from '../words.ts';
import { sides, type Side } from './coup.ts';

type BaccaratTableProps = {
  /** The cards that lie now. */
  dealt: Readonly<Record<Side, number[]>>;
  motion: Exclude<Pace, 'still'> | null;
  /** Null until it may be told. */
  winner: Winner | null;
};

function Points({ cards, motion }: { cards: readonly number[]; motion: BaccaratTableProps['motion'] }) {
  const points = useCounted(cards.length > 0 ? String(totalOf(cards)) : '', motion);
  return <output className={points ? 'baccarat-total' : 'baccarat-total is-empty'}>{points}</output>;
}

/** To be keyed by the round, so that the cards of the next one come as new ones. */
export function BaccaratTable({ dealt, motion, winner }: BaccaratTableProps) {
  const words = useWords();
  return (
    <>
      <img className="baccarat-shoe" data-shoe="" src={shoe} alt="" draggable={false} />
      {sides.map((side) => (
        <div key={side} className={`baccarat-side is-${side}-side ${winner === side ? 'is-winner' : ''}`}>
          <p className="baccarat-side-name">{words(`baccarat.${side}`)}</p>
          <Points cards={dealt[side]} motion={motion} />
          <Hand
            label={words(`baccarat.${side}`)}
            cards={dealt[side]}
            motion={motion}
            sideways={2}
            isDim={winner !== null && winner !== side && winner !== 'tie'}
          />
        </div>
      ))}
      <output className={`said baccarat-said ${winner ? `is-${winner}-side` : 'is-empty'}`}>
        {winner && words(`baccarat.wins.${winner}`)}
      </output>
    </>
  );
}
