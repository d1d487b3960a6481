/** The cards of a hand, side by side or one over the other. */
import type { ReactNode } from 'react';
import { Card, type CardProps } from './card.tsx';

type HandProps = Pick<CardProps, 'motion' | 'back' | 'isDim'> & {
  /** What is read out: whose hand it is. */
  label: string;
  /** Null for a card that lies face down. */
  cards: readonly (number | null)[];
  /** The index of the card that lies across; none if it is left out. */
  sideways?: number;
  className?: string;
  /** What stands beside the cards, such as what they count. */
  children?: ReactNode;
};

/** `--card-width` and `--card-overlap`, the part of a card that the next one hides, set its size. */
export function Hand({
  label,
  cards,
  motion,
  back,
  isDim,
  sideways = -1,
  className = '',
  children,
}: HandProps) {
  return (
    <figure className={`hand ${className}`} aria-label={label}>
      <div className="hand-cards">
        {cards.map((card, index) => (
          <Card
            // A card keeps its place in the hand, and turns there.
            key={index}
            card={card}
            motion={motion}
            back={back}
            isDim={isDim}
            isSideways={index === sideways}
          />
        ))}
      </div>
      {children}
    </figure>
  );
}
