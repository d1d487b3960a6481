/** Dice: a track from 0 to 100 with the part that wins, and a marker that lands on the roll. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { z } from 'zod';
import type { BoardProps, FieldsProps, GameView, Pace } from '../../../../kit/client/game-view.ts';
import {
  chanceOf,
  dice as rules,
  FEWEST,
  MOST,
  ROLLS,
  wagerSchema,
  winning,
  type DiceWager,
} from '../../dice.ts';
import { multiplierOf, UNIT } from '../../multiplier.ts';
import { RTP } from '../../returns.ts';
import { NumberField } from '../number-field.tsx';
import die from '../pictures/die.webp?url';
import { Rendered } from '../pictures/rendered.tsx';
import { animate, springAt } from '../spring.ts';
import { useWords } from '../words.ts';
import { winCue } from '../win-cue.ts';
import '../style/dice.css';
import '../style/pictures.css';

const seenSchema = z.object({ roll: z.int() });
type DiceSeen = z.infer<typeof seenSchema>;

const LANDS_MS: Readonly<Record<Pace, number>> = { still: 0, normal: 750, turbo: 220 };
/** How much of the spring's own time its way takes, until it rests. */
const SPRING_S = 0.9;
/** From here a win sounds bigger: ten times the bet. */

const multiplierFor = (wager: DiceWager): number => multiplierOf(chanceOf(wager), RTP);

/** The wager on a side with so many winning rolls, or the nearest that can be bet on. */
function withWinning(side: DiceWager['side'], rolls: number): DiceWager {
  const wins = Math.min(MOST, Math.max(FEWEST, Math.round(rolls)));
  return { side, target: side === 'under' ? wins : ROLLS - 1 - wins };
}

const withTarget = (side: DiceWager['side'], target: number): DiceWager =>
  withWinning(side, side === 'under' ? target : ROLLS - 1 - target);

const write = (roll: number): string => (roll / 100).toFixed(2);

function Fields({ wager, onWager, isLocked }: FieldsProps<DiceWager>) {
  const words = useWords();
  const { side, target } = wager;
  return (
    <>
      <div className="field-pair">
        <div className="field">
          <span className="field-label">{words('dice.roll')}</span>
          <fieldset className="tabs" aria-label={words('dice.side')}>
            {(['under', 'over'] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={side === each}
                disabled={isLocked}
                onClick={() => onWager(withWinning(each, winning(wager)))}
              >
                {words(`dice.${each}`)}
              </button>
            ))}
          </fieldset>
        </div>
        <NumberField
          label={words('dice.target')}
          value={target}
          decimals={2}
          isLocked={isLocked}
          onValue={(next) => onWager(withTarget(side, next))}
        />
      </div>
      <div className="field-pair">
        <NumberField
          label={words('dice.multiplier')}
          value={multiplierFor(wager)}
          decimals={4}
          isLocked={isLocked}
          onValue={(next) => onWager(withWinning(side, next > 0 ? (ROLLS * UNIT * 99) / (100 * next) : MOST))}
        />
        <NumberField
          label={words('dice.chance')}
          value={winning(wager)}
          decimals={2}
          isLocked={isLocked}
          onValue={(next) => onWager(withWinning(side, next))}
        />
      </div>
    </>
  );
}

function Board({ wager, onWager, phase, round, pace, onShown, sound }: BoardProps<DiceWager, DiceSeen>) {
  const words = useWords();
  const marker = useRef<HTMLDivElement>(null);
  const figure = useRef<HTMLOutputElement>(null);
  const lastRoll = useRef(round?.course.seen.roll ?? ROLLS / 2);
  const roll = round?.course.seen.roll ?? null;
  const isShowing = phase === 'showing';
  const isWon = (round?.course.multiplier ?? 0) > 0;

  function draw(at: number): void {
    const within = Math.min(ROLLS - 1, Math.max(0, at));
    marker.current?.style.setProperty('--at', String(within / ROLLS));
    if (figure.current) figure.current.textContent = write(within);
  }

  const drawFirst = useEffectEvent(() => draw(roll ?? ROLLS / 2));
  useLayoutEffect(() => drawFirst(), []);

  const present = useEffectEvent(() => {
    if (roll === null || !round) return undefined;
    const from = lastRoll.current;
    sound('reveal');
    return animate(
      LANDS_MS[pace],
      (passed) => draw(passed === 1 ? roll : from + (roll - from) * springAt(passed * SPRING_S)),
      () => {
        lastRoll.current = roll;
        sound(winCue(round.course.multiplier) ?? 'lose');
        onShown();
      },
    );
  });
  useEffect(() => (isShowing ? present() : undefined), [isShowing]);

  const isRolling = isShowing || phase === 'asking';
  const ended = isWon ? 'is-won' : 'is-lost';
  const settled = isRolling ? 'is-rolling' : ended;
  const state = roll === null ? 'is-empty' : settled;
  const share = wager.target / ROLLS;
  const step = (event: KeyboardEvent): void => {
    const by = {
      ArrowLeft: -100,
      ArrowDown: -100,
      ArrowRight: 100,
      ArrowUp: 100,
      PageDown: -1000,
      PageUp: 1000,
    };
    const found = Object.entries(by).find(([key]) => key === event.key);
    if (!found) return;
    event.preventDefault();
    onWager(withTarget(wager.side, wager.target + found[1]));
  };
  return (
    <div className={`dice ${state}`}>
      <output className="dice-figure" ref={figure}>
        {roll === null ? '50.00' : undefined}
      </output>
      <div
        className={`dice-track is-${wager.side}`}
        ref={(element) => element?.style.setProperty('--target', String(share))}
      >
        <div className="dice-groove" aria-hidden="true">
          <div className="dice-left" />
          <div className="dice-right" />
        </div>
        <div className="dice-marker" ref={marker} aria-hidden="true">
          <Rendered picture={die} />
        </div>
        <input
          type="range"
          className="dice-slider"
          aria-label={words('dice.label')}
          aria-valuetext={write(wager.target)}
          min={0}
          max={ROLLS}
          step={1}
          value={wager.target}
          disabled={phase !== 'idle'}
          onChange={(event) => onWager(withTarget(wager.side, Number(event.target.value)))}
          onKeyDown={step}
        />
        <ul className="dice-scale" aria-hidden="true">
          {[0, 25, 50, 75, 100].map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Picture({ wager, seen, multiplier }: { wager: DiceWager; seen: DiceSeen; multiplier: number }) {
  return (
    <svg viewBox="0 0 100 40" className="dice-picture" aria-hidden="true">
      <rect x="0" y="26" width="100" height="8" rx="4" className="is-lost" />
      <rect
        x={wager.side === 'under' ? 0 : wager.target / 100}
        y="26"
        width={winning(wager) / 100}
        height="8"
        rx="4"
        className="is-won"
      />
      <text
        x={Math.min(82, Math.max(18, seen.roll / 100))}
        y="18"
        textAnchor="middle"
        className={multiplier > UNIT ? 'is-won' : undefined}
      >
        {write(seen.roll)}
      </text>
      <circle cx={seen.roll / 100} cy="30" r="5" className="is-marker" />
    </svg>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('dice.rules')}</p>;
}

const view: GameView<DiceWager, DiceSeen> = {
  code: 'dice',
  accent: '#3ee08f',
  wagerSchema,
  seenSchema,
  firstWager: { side: 'over', target: 5_049 },
  endsAtOnce: true,
  mostMultiplier: multiplierFor,
  laws: (wager) => rules.laws(wager),
  Fields,
  Board,
  Picture,
  Rules,
};
export default view;
