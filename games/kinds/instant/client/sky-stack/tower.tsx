/** The boxes that stand on each other, and the one that has just been let go. */
import { doesStand, stackPays, STANDS, type Box } from '../../sky-stack.ts';
import { writeShortMultiplier } from '../../../../kit/client/words/multiplier.ts';
import { StackedBox } from '../pictures/stacked.tsx';
import { variables } from '../variables.ts';
import { useWords } from '../words.ts';

/** Boxes further down are out of sight. */
const IN_SIGHT = 7;

/** Where a box hung when it was let go, in pixels from where it lands. */
export type LetGo = { at: number; x: number; y: number };

type TowerProps = {
  roundId: string;
  stack: readonly { box: Box; gust: number }[];
  /** Whether the uppermost is on its way, or in the wind: then it is not told how it ends. */
  isFalling: boolean;
  letGo: LetGo | null;
};

export function Tower({ roundId, stack, isFalling, letGo }: TowerProps) {
  const words = useWords();
  const first = Math.max(0, stack.length - IN_SIGHT);
  return (
    <div className="stack-world">
      <div className="stack-quay" aria-hidden="true">
        <i />
        <i />
      </div>
      <ol aria-label={words('sky_stack.tower')} start={first + 1}>
        {stack.slice(first).map(({ box, gust }, index) => {
          const at = first + index;
          const isLast = at === stack.length - 1;
          const isMoving = isFalling && isLast;
          const isOff = !doesStand(box, gust);
          const from = isMoving && letGo?.at === at ? letGo : null;
          const state = isOff ? 'is-off' : 'is-set';
          return (
            <li
              key={`${roundId} ${at}`}
              className={`stack-box is-${box} ${state} ${isMoving ? 'is-moving' : ''}`}
              style={variables({
                '--at': at,
                '--gust': gust,
                '--stands': STANDS[box],
                '--reach': Math.min(gust, STANDS[box]),
                '--from-x': from?.x ?? 0,
                '--from-y': from?.y ?? -60,
              })}
            >
              <span className="stack-drop">
                <span className="stack-push">
                  <StackedBox box={box} />
                </span>
              </span>
              {!isMoving && (
                <b>
                  {writeShortMultiplier(
                    isOff ? 0 : stackPays(stack.slice(0, at + 1).map((each) => each.box)),
                  )}
                </b>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
