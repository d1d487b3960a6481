/** The three boxes that the next one can be: how often each stands, and what the round then pays. */
import { useRef, type KeyboardEvent } from 'react';
import { moveFocus } from '../../../../kit/client/keys/move-focus.ts';
import { writeShortMultiplier } from '../../../../kit/client/words/multiplier.ts';
import { boxes, GUSTS, STANDS, type Box } from '../../sky-stack.ts';
import { StackedBox } from '../pictures/stacked.tsx';
import { useWords } from '../words.ts';

type BoxButtonsProps = {
  next: readonly { box: Box; multiplier: number; isAllowed: boolean }[];
  isPlaying: boolean;
  /** A box is pointed at, by pointer or keys, and not yet chosen. */
  onPoint: (box: Box) => void;
  onChoose: (box: Box) => void;
};

export function BoxButtons({ next, isPlaying, onPoint, onChoose }: BoxButtonsProps) {
  const words = useWords();
  const row = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    moveFocus(event, [...(row.current?.querySelectorAll<HTMLElement>('[data-box]') ?? [])]);
  }

  return (
    <div className="stack-choices" ref={row}>
      {boxes.map((box) => {
        const found = next.find((each) => each.box === box);
        const isOpen = isPlaying && (found?.isAllowed ?? false);
        return (
          <button
            key={box}
            type="button"
            data-box={box}
            className={`stack-choice is-${box}`}
            aria-disabled={!isOpen}
            onFocus={() => onPoint(box)}
            onPointerEnter={() => onPoint(box)}
            onKeyDown={move}
            onClick={() => isOpen && onChoose(box)}
          >
            <StackedBox box={box} />
            <b>{words(`sky_stack.box.${box}`)}</b>
            <strong>{found?.isAllowed ? writeShortMultiplier(found.multiplier) : '–'}</strong>
            <small>{words('sky_stack.chance', { stands: STANDS[box], gusts: GUSTS })}</small>
          </button>
        );
      })}
    </div>
  );
}
