/** Says what went wrong, and offers the way on. */
import type { CallFailure } from '../session/call.ts';
import { explanations, useKitWords, type KitMessageId } from '../words/kit-words.ts';
import { Sheet } from './sheet.tsx';

export type WayOn = { label: KitMessageId; act: () => void };

type TroubleProps = { trouble: CallFailure; ways: readonly WayOn[]; onClose: () => void };

/** The first way on is the one that is meant. */
export function TroubleDialog({ trouble, ways, onClose }: TroubleProps) {
  const words = useKitWords();
  const { title, text } = explanations[trouble];
  return (
    <Sheet title={words(title)} onClose={onClose} isAlert>
      <p data-trouble={trouble}>{words(text)}</p>
      <div className="sheet-actions">
        {ways.map(({ label, act }, index) => (
          <button
            key={label}
            type="button"
            className={index === 0 ? 'button button-main' : 'button'}
            onClick={() => {
              onClose();
              act();
            }}
          >
            {words(label)}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
