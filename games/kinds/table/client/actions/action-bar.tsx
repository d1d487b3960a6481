/** The buttons of a round that waits for its player, and the switch of the hint. */
import { Lightbulb } from 'lucide-react';
import { useMemo } from 'react';
import { useWords, type MessageId } from '../words.ts';
import { useHints } from './hints.ts';
import '../style/actions.css';

/** A button is known by its letter, which is also its place in the style sheet. */
export type Choice<Type extends string> = {
  type: Type;
  letter: string;
  name: MessageId;
  /** What it stakes beyond what has been staked, as it is written; null where it stakes nothing. */
  adds: string | null;
  isPossible: boolean;
  /** Whether it is large: what is done most often. */
  isMain?: boolean;
};

type BarProps<Type extends string, Seen> = {
  /** What is asked, in a sentence; nothing where the buttons say it all. */
  question?: string | null;
  choices: readonly Choice<Type>[];
  seen: Seen;
  /** The best play; asked for once, and only while hints are on. Null where there is none. */
  hint: (seen: Seen) => Type | null;
  /** Whether the round waits for the player now. */
  isTurn: boolean;
  onChoose: (type: Type) => void;
};

export function ActionBar<Type extends string, Seen>({
  question,
  choices,
  seen,
  hint,
  isTurn,
  onChoose,
}: BarProps<Type, Seen>) {
  const words = useWords();
  const [hasHints, setHints] = useHints();
  const isAsked = hasHints && isTurn;
  // Some take a moment to find.
  const best = useMemo(() => (isAsked ? hint(seen) : null), [isAsked, hint, seen]);
  return (
    <div className="actions">
      <div className="actions-top">
        <p className="actions-question" aria-live="polite">
          {isTurn ? (question ?? words('actions.turn')) : ''}
        </p>
        <button
          type="button"
          className="hint-switch"
          aria-pressed={hasHints}
          onClick={() => setHints(!hasHints)}
        >
          <Lightbulb aria-hidden="true" size={16} />
          {words('actions.hint')}
        </button>
      </div>
      <div className="actions-buttons" data-count={choices.length}>
        {choices.map(({ type, letter, name, adds, isPossible, isMain = false }) => (
          <button
            key={type}
            type="button"
            className={`action ${isMain ? 'is-main' : ''} ${best === type ? 'is-best' : ''}`}
            data-action={type}
            data-key={letter}
            aria-disabled={!(isTurn && isPossible)}
            onClick={() => isTurn && isPossible && onChoose(type)}
          >
            <span>{words(name)}</span>
            {adds !== null && isPossible && <b>+{adds}</b>}
            {best === type && <span className="visually-hidden">{words('actions.best')}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
