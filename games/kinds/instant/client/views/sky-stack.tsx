/** Sky Stack: a crane sets box after box on a tower in the wind; the player chooses how heavy the next one is. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import type { BoardProps, BoardRound, GameView } from '../../../../kit/client/game-view.ts';
import { boxes, doesStand, GUSTS, nextBoxes, skyStack as rules, STANDS, type Box } from '../../sky-stack.ts';
import { CraneHook, StackedBox } from '../pictures/stacked.tsx';
import { shownRound } from '../shown-round.ts';
import { BoxButtons } from '../sky-stack/box-buttons.tsx';
import { Sky } from '../sky-stack/sky.tsx';
import { Tower, type LetGo } from '../sky-stack/tower.tsx';
import { WindGauge } from '../sky-stack/wind-gauge.tsx';
import { STEP_MS, useStepPresentation } from '../step-presentation.ts';
import { variables } from '../variables.ts';
import { useWords } from '../words.ts';
import '../style/pictures.css';
import '../style/steps.css';
import '../style/sky-stack.css';
import '../style/sky-stack-tower.css';
import '../style/sky-stack-foot.css';

const wagerSchema = z.object({});
type StackWager = z.infer<typeof wagerSchema>;
const seenSchema = z.object({ boxes: z.array(z.enum(boxes)), gusts: z.array(z.int()) });
type StackSeen = z.infer<typeof seenSchema>;

/** A box falls for so many steps, as in the style sheet; the strongest gust rises for so many; and a box that goes over goes for so many. */
const FALL_STEPS = 0.8;
const GUST_STEPS = 1.5;
const TIP_STEPS = 0.8;
/** What stands is looked at for a moment. */
const REST_STEPS = 0.3;

const risingSteps = (strength: number): number => FALL_STEPS + (GUST_STEPS * strength) / GUSTS;

function Fields() {
  return null;
}

const endsWithBox = ({ actions }: BoardRound<StackWager, StackSeen>): boolean =>
  actions.at(-1)?.['type'] === 'drop';

function Board({ phase, round, pace, act, onShown, sound }: BoardProps<StackWager, StackSeen>) {
  const words = useWords();
  const held = useRef<HTMLDivElement>(null);
  const landing = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Box>('normal');
  const [letGo, setLetGo] = useState<LetGo | null>(null);
  const shown = shownRound({ phase, round });
  const isOver = shown?.course.state === 'ended';
  const isPlaying = phase === 'in_play';
  const seen: StackSeen = shown?.course.seen ?? { boxes: [], gusts: [] };
  const count = seen.boxes.length;
  // Asked for is a box, and not the cash-out.
  const isAsked = shown !== null && phase === 'asking' && letGo?.at === count;
  const isFalling = shown !== null && phase === 'showing' && endsWithBox(shown);
  // The box that is falling, or that the wind has hold of, is not told.
  const told = isFalling ? count - 1 : count;
  const lastBox = seen.boxes.at(-1);
  const lastGust = seen.gusts[count - 1] ?? 0;
  const isLost = shown !== null && isOver && lastBox !== undefined && !doesStand(lastBox, lastGust);
  const isToldLost = isLost && !isFalling;
  const level = isToldLost ? told - 1 : told;
  const next = nextBoxes(isOver && !isFalling ? [] : seen.boxes.slice(0, told));
  const onHook = next.find(({ box, isAllowed }) => box === chosen && isAllowed)?.box ?? 'heavy';
  const isHeld = !isFalling && (!isOver || isAsked) && next.length > 0;
  const stands = lastBox === undefined ? 0 : STANDS[lastBox];

  useStepPresentation({
    phase,
    pace,
    round,
    sound,
    onShown,
    isHeardAfter: true,
    wonSteps: risingSteps(lastGust) + REST_STEPS,
    lossSteps: risingSteps(stands) + TIP_STEPS,
  });

  const land = useEffectEvent(() => {
    if (pace !== 'normal') return sound('thud');
    sound('gust');
    const timer = setTimeout(() => sound('thud'), FALL_STEPS * STEP_MS.normal);
    return () => clearTimeout(timer);
  });
  useEffect(() => (isFalling ? land() : undefined), [isFalling]);

  function drop(box: Box): void {
    if (!isPlaying) return;
    const [from, to] = [held.current?.getBoundingClientRect(), landing.current?.getBoundingClientRect()];
    // It falls from where it hangs just now, and lands in the middle all the same.
    const [x, y] = from && to ? [(from.left + from.right) / 2 - to.left, from.bottom - to.top] : [0, 0];
    setChosen(box);
    setLetGo({ at: count, x, y });
    sound('press');
    act({ type: 'drop', box });
  }

  const toldWords =
    told > 0 &&
    words(isToldLost ? 'sky_stack.fell' : 'sky_stack.stood', {
      count: told,
      box: words(`sky_stack.box.${seen.boxes[told - 1] ?? 'heavy'}`),
      gust: seen.gusts[told - 1] ?? 0,
    });

  return (
    <div className="steps stack" data-pace={pace} style={variables({ '--level': level })}>
      <div className={`stack-scene ${isFalling ? 'is-blowing' : ''}`}>
        <Sky />
        <div className="stack-landing" ref={landing} />
        <Tower
          roundId={shown?.roundId ?? ''}
          stack={seen.boxes.map((box, at) => ({ box, gust: seen.gusts[at] ?? 0 }))}
          isFalling={isFalling}
          letGo={letGo}
        />
        <div className="stack-gusts" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className="stack-jib" />
        <div className={`stack-swing ${isAsked ? 'is-still' : ''}`}>
          <CraneHook />
          <div className="stack-held" ref={held}>
            {isHeld && (
              <span key={count}>
                <svg viewBox="0 0 40 16" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M20 0L3 16M20 0L37 16" />
                </svg>
                <StackedBox box={onHook} />
              </span>
            )}
          </div>
        </div>
        <WindGauge gust={count === 0 || isAsked ? null : lastGust} isRising={isFalling} />
      </div>
      <div className="stack-foot">
        <BoxButtons next={next} isPlaying={isPlaying} onPoint={setChosen} onChoose={drop} />
        <p className={`stack-said ${isToldLost ? 'is-lost' : ''}`}>
          {isToldLost && toldWords ? toldWords : words('sky_stack.drawn')}
        </p>
      </div>
      <output className="visually-hidden">{toldWords}</output>
    </div>
  );
}

/** The widths of the boxes in the small picture. */
const widths: Readonly<Record<Box, number>> = { heavy: 18, normal: 11, light: 8 };

function Picture({ seen }: { wager: StackWager; seen: StackSeen }) {
  // The uppermost: more would be too small to be read.
  const first = Math.max(0, seen.boxes.length - 4);
  return (
    <svg viewBox="0 0 40 28" className="stack-picture" aria-hidden="true">
      <path d="M6 26.5H34" />
      {seen.boxes.slice(first).map((box, index) => {
        const gust = seen.gusts[first + index] ?? 0;
        const isOff = !doesStand(box, gust);
        const x = isOff ? 27 : 20 - widths[box] / 2 + (gust / GUSTS - 0.5) * 3;
        return (
          <rect
            key={index}
            x={x}
            y={20 - index * 6}
            width={widths[box]}
            height="5.4"
            rx="1"
            transform={isOff ? `rotate(32 ${x + widths[box] / 2} ${23 - index * 6})` : undefined}
            className={isOff ? 'is-off' : `is-${box}`}
          />
        );
      })}
    </svg>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('sky_stack.rules')}</p>;
}

function OddsNote() {
  const words = useWords();
  return <p>{words('sky_stack.odds')}</p>;
}

function WayName({ way }: { way: string }) {
  const words = useWords();
  const box = boxes.find((each) => each === way);
  return box && words(`sky_stack.way.${box}`);
}

const view: GameView<StackWager, StackSeen> = {
  code: 'sky-stack',
  accent: '#ffb547',
  wagerSchema,
  seenSchema,
  firstWager: {},
  mostMultiplier: (wager) => rules.mostMultiplier(wager),
  laws: (wager) => rules.laws(wager),
  Fields,
  Board,
  Picture,
  Rules,
  OddsNote,
  WayName,
};
export default view;
