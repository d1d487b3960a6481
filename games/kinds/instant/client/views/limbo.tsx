/** Limbo: a number rises quickly to what was drawn, and wins if it reaches the target. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { z } from 'zod';
import type { BoardProps, FieldsProps, GameView, Pace } from '../../../../kit/client/game-view.ts';
import { LEAST, limbo as rules, MOST, STEP, wagerSchema } from '../../limbo.ts';
import { UNIT } from '../../multiplier.ts';
import { NumberField } from '../number-field.tsx';
import { animate } from '../spring.ts';
import { useWords } from '../words.ts';
import { winCue } from '../win-cue.ts';
import '../style/limbo.css';

type LimboWager = z.infer<typeof wagerSchema>;
const seenSchema = z.object({ reached: z.int() });
type LimboSeen = z.infer<typeof seenSchema>;

/** How long a number rises: longer the higher it gets, so that its end cannot be guessed from its speed. */
const RISE_MS: Readonly<Record<Pace, { least: number; each: number }>> = {
  still: { least: 0, each: 0 },
  normal: { least: 380, each: 130 },
  turbo: { least: 110, each: 35 },
};
/** From here a win sounds bigger: ten times the bet. */
/** Where the target stands on the rail, which goes on beyond it. */
const TARGET_PLACE = 0.7;
/** Millionths of a percent in the chance field. */
const CHANCE_DECIMALS = 6;
const RETURN_PERCENT = 99;

const clamp = (target: number): number => Math.min(MOST, Math.max(LEAST, Math.round(target)));
const write = (hundredths: number): string =>
  (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Where a multiplier lies on the rail, from 0 to 1: by its power, so that the way to each target looks the same. */
const placeOf = (hundredths: number, target: number): number =>
  Math.min(1, (TARGET_PLACE * Math.log(Math.max(100, hundredths) / 100)) / Math.log(target / 100));

function Fields({ wager, onWager, isLocked }: FieldsProps<LimboWager>) {
  const words = useWords();
  const parts = 10 ** CHANCE_DECIMALS;
  return (
    <div className="field-pair">
      <NumberField
        label={words('limbo.target')}
        value={wager.target}
        decimals={2}
        isLocked={isLocked}
        onValue={(target) => onWager({ target: clamp(target) })}
      />
      <NumberField
        label={words('limbo.chance')}
        value={Math.floor((RETURN_PERCENT * 100 * parts) / wager.target)}
        decimals={CHANCE_DECIMALS}
        isLocked={isLocked}
        onValue={(chance) =>
          onWager({ target: clamp(chance > 0 ? (RETURN_PERCENT * 100 * parts) / chance : MOST) })
        }
      />
    </div>
  );
}

function Board({ wager, phase, round, pace, onShown, sound }: BoardProps<LimboWager, LimboSeen>) {
  const words = useWords();
  const figure = useRef<HTMLSpanElement>(null);
  const fill = useRef<HTMLDivElement>(null);
  const reached = round?.course.seen.reached ?? null;
  const shown = useRef(reached ?? 100);
  const isShowing = phase === 'showing';
  const isWon = (round?.course.multiplier ?? 0) > 0;
  const isRising = isShowing || phase === 'asking';
  // While a round is shown its own target stands; else the one that the next will have.
  const target = isRising && round && isShowing ? round.wager.target : wager.target;

  function draw(hundredths: number, beside = target): void {
    shown.current = hundredths;
    if (figure.current) figure.current.textContent = write(hundredths);
    if (fill.current)
      fill.current.style.transform = `translateX(calc(${placeOf(hundredths, beside) - 1} * (100% - 16px)))`;
  }

  const place = useEffectEvent((beside: number) => draw(shown.current, beside));
  useLayoutEffect(() => place(target), [target]);

  const present = useEffectEvent(() => {
    if (reached === null || !round) return undefined;
    const { least, each } = RISE_MS[pace];
    const height = Math.log(reached / 100);
    sound('tick');
    return animate(
      least + each * height,
      // Rises by an even share of its height, and slows where it ends.
      (passed) => draw(passed === 1 ? reached : 100 * Math.exp(height * (1 - (1 - passed) ** 2))),
      () => {
        sound(winCue(round.course.multiplier) ?? 'lose');
        onShown();
      },
    );
  });
  useEffect(() => (isShowing ? present() : undefined), [isShowing]);

  const ended = isWon ? 'is-won' : 'is-lost';
  const state = reached === null ? 'is-empty' : isRising ? 'is-rising' : ended;
  return (
    <div className={`limbo ${state}`}>
      <p className="limbo-figure">
        <span aria-hidden="true" className="limbo-times">
          ×
        </span>
        <span ref={figure} />
      </p>
      <div className="limbo-rail">
        <div className="limbo-groove" aria-hidden="true">
          <div className="limbo-reached">
            <div ref={fill} />
          </div>
        </div>
        <p className="limbo-mark">{words('limbo.target_mark', { target: `×${write(target)}` })}</p>
      </div>
    </div>
  );
}

function Picture({ wager, seen, multiplier }: { wager: LimboWager; seen: LimboSeen; multiplier: number }) {
  return (
    <svg viewBox="0 0 100 40" className="limbo-picture" aria-hidden="true">
      <rect x="0" y="28" width="100" height="6" rx="3" className="is-rail" />
      <rect
        x="0"
        y="28"
        width={Math.max(3, 100 * placeOf(seen.reached, wager.target))}
        height="6"
        rx="3"
        className={multiplier > UNIT ? 'is-won' : 'is-reached'}
      />
      <rect x={100 * TARGET_PLACE} y="24" width="2" height="14" className="is-mark" />
      <text x="0" y="18" className={multiplier > UNIT ? 'is-won' : undefined}>
        ×{write(seen.reached)}
      </text>
    </svg>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('limbo.rules')}</p>;
}

const view: GameView<LimboWager, LimboSeen> = {
  code: 'limbo',
  accent: '#59b8ff',
  wagerSchema,
  seenSchema,
  firstWager: { target: 200 },
  endsAtOnce: true,
  mostMultiplier: ({ target }) => target * STEP,
  laws: (wager) => rules.laws(wager),
  Fields,
  Board,
  Picture,
  Rules,
};
export default view;
