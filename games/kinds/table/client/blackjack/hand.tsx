/** A hand of a box: its cards one below the other, what they count, and how it ended. */
import type { Pace } from '../../../../kit/client/game-view.ts';
import { Card } from '../cards/card.tsx';
import { useCounted } from '../cards/use-counted.ts';
import { useWords } from '../words.ts';
import { markOf, markWords } from './mark.ts';
import type { SeenHand } from './schemas.ts';
import { writeTotal } from './total.ts';

type HandProps = {
  hand: SeenHand;
  label: string;
  /** Those that have come. */
  cards: readonly number[];
  /** How many of them no shoe gave it: a card that a split has moved lies there already. */
  known: number;
  motion: Exclude<Pace, 'still'> | null;
  isTurn: boolean;
  /** Whether the dealer has played and all of it has been shown. */
  isOver: boolean;
  /** What is staked on it, written out where the box has several hands. */
  stake: string | null;
  /** What is read out of its stake. */
  worth: (units: number) => string;
  isDoubled: boolean;
};

export function BoxHand(props: HandProps) {
  const { hand, label, cards, known, motion, isTurn, isOver, stake, worth, isDoubled } = props;
  const words = useWords();
  const isWhole = cards.length === hand.cards.length;
  const isOpen = hand.state === 'playing' || hand.state === 'waiting' || !isWhole;
  const total = cards.length > 0 ? writeTotal(cards, isOpen) : '';
  const counted = useCounted(total, motion);
  const mark = isWhole && counted === total ? markOf(hand, isOver) : null;
  return (
    <section
      className={`bj-hand ${isTurn ? 'is-turn' : ''} ${mark ? `is-${mark}` : ''}`}
      aria-label={`${label}, ${words('blackjack.staked', { amount: worth(hand.units) })}`}
      aria-current={isTurn ? 'true' : undefined}
    >
      <div className="bj-cards">
        {cards.map((card, index) => (
          <Card
            // A card keeps its place in the hand.
            key={index}
            card={card}
            motion={index < known ? null : motion}
            isSideways={isDoubled && index === 2}
            isDim={isOver && (mark === 'lose' || mark === 'bust')}
          />
        ))}
      </div>
      {cards.length > 0 && (
        <p className="bj-foot">
          {counted && <b className="bj-total">{counted}</b>}
          {mark && <span className="bj-mark">{words(markWords[mark])}</span>}
          {stake !== null && <span className="bj-stake">{stake}</span>}
        </p>
      )}
    </section>
  );
}
