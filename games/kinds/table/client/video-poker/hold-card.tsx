/** A large card that is pressed to hold it. */
import { Card } from '../cards/card.tsx';
import { useWords } from '../words.ts';

type HoldCardProps = {
  place: number;
  card: number | null;
  /** What lies here: another one lies there at once, and turns up. */
  stage: string;
  isHeld: boolean;
  /** Whether the hint would hold it. */
  isBest: boolean;
  isDim: boolean;
  isOpen: boolean;
  onToggle: () => void;
};

export function HoldCard({ place, card, stage, isHeld, isBest, isDim, isOpen, onToggle }: HoldCardProps) {
  const words = useWords();
  return (
    <button
      type="button"
      className={`vp-card ${isHeld ? 'is-held' : ''} ${isBest ? 'is-best' : ''}`}
      data-key={String(place + 1)}
      aria-pressed={isHeld}
      aria-disabled={!isOpen}
      // A pointer leaves the focus alone, so that the space bar still draws.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isOpen && onToggle()}
    >
      <span className="vp-hold">{isHeld && words('video_poker.held')}</span>
      <Card key={stage} card={card} motion={null} isDim={isDim} back="blue" />
      {isBest && <span className="visually-hidden">{words('video_poker.best_card')}</span>}
    </button>
  );
}
