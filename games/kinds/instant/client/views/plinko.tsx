/** Plinko: a ball falls over rows of pins into a slot that pays. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import type { BoardProps, FieldsProps, GameView, Pace } from '../../../../kit/client/game-view.ts';
import { UNIT } from '../../multiplier.ts';
import { plinko as rules, risks, slotsOf, wagerSchema } from '../../plinko.ts';
import { ChoiceField } from '../choice-field.tsx';
import { placeAt } from '../falling/hops.ts';
import { ABOVE, fieldOf, LEAST_DROP, useDrop } from '../plinko/field.ts';
import { trajectoryOf } from '../plinko/trajectory.ts';
import { animate } from '../spring.ts';
import { shareOf } from '../round-share.ts';
import { RangeField } from '../range-field.tsx';
import { variables } from '../variables.ts';
import { useWords } from '../words.ts';
import { winCue } from '../win-cue.ts';
import '../style/plinko.css';

type PlinkoWager = z.infer<typeof wagerSchema>;
const seenSchema = z.object({ path: z.array(z.int().min(0).max(1)), slot: z.int() });
type PlinkoSeen = z.infer<typeof seenSchema>;

/** A row takes this long to fall through. */
const ROW_MS: Readonly<Record<Pace, number>> = { still: 0, normal: 125, turbo: 40 };
/** So long a pin that was struck is lit, and so many are lit at the same time. */
const STRIKE_MS = 380;
const STRIKES = 4;
const FEWEST_ROWS = 8;
const MOST_ROWS = 16;

function Fields({ wager, onWager, isLocked }: FieldsProps<PlinkoWager>) {
  const words = useWords();
  return (
    <div className="plinko-fields">
      <ChoiceField
        label={words('plinko.risk')}
        values={risks}
        value={wager.risk}
        isLocked={isLocked}
        nameOf={(risk) => words(`plinko.risk.${risk}`)}
        onValue={(risk) => onWager({ ...wager, risk })}
      />
      <RangeField
        label={words('plinko.rows')}
        written={String(wager.rows)}
        least={FEWEST_ROWS}
        most={MOST_ROWS}
        value={wager.rows}
        isLocked={isLocked}
        onValue={(rows) => onWager({ ...wager, rows })}
      />
    </div>
  );
}

/** How far from the middle a slot lies, from 0 to 1. */
const heatOf = (slot: number, rows: number): number => Math.abs(slot - rows / 2) / (rows / 2);

/** What a slot pays, short enough for a slot: `0.3`, `110`, `1k`. */
function writeSlot(multiplier: number): string {
  return multiplier >= 1000 * UNIT ? `${multiplier / UNIT / 1000}k` : String(multiplier / UNIT);
}

function Pins({ rows, drop }: { rows: number; drop: number }) {
  const { width, height } = fieldOf(rows, drop);
  return (
    <svg viewBox={`${-width / 2} ${-ABOVE} ${width} ${height}`} aria-hidden="true">
      <radialGradient id="plinko-pin" cx="0.36" cy="0.3" r="0.75">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset="0.4" stopColor="#c9d6f0" />
        <stop offset="1" stopColor="#5d6d92" />
      </radialGradient>
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: row + 3 }, (__, pin) => {
          const [x, y] = [pin - (row + 2) / 2, row * drop];
          return (
            <g key={`${row} ${pin}`}>
              <circle className="plinko-shade" cx={x} cy={y + 0.07} r="0.15" />
              <circle cx={x} cy={y} r="0.14" />
            </g>
          );
        }),
      )}
    </svg>
  );
}

function Board({ wager, phase, round, pace, onShown, sound }: BoardProps<PlinkoWager, PlinkoSeen>) {
  const words = useWords();
  const board = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLDivElement>(null);
  const strikes = useRef<HTMLDivElement>(null);
  const [landed, setLanded] = useState<string | null>(null);
  const isShowing = phase === 'showing';
  const shown = isShowing && round ? round.wager : wager;
  const { rows } = shown;
  const slots = slotsOf(shown);
  const drop = useDrop(board, rows);
  const { width, height } = fieldOf(rows, drop);

  const placed = (x: number, y: number): string =>
    `translate(${(x / width) * 100}%, ${((y * drop + ABOVE) / height) * 100}%)`;

  function draw(x: number, y: number): void {
    if (ball.current) ball.current.style.transform = placed(x, y);
  }

  /** Lights the pin that the ball has reached; a few of them fade at the same time. */
  function strike(row: number, x: number): void {
    const light = strikes.current?.children[row % STRIKES];
    if (!(light instanceof HTMLElement)) return;
    light.style.transform = placed(x, row);
    light.firstElementChild?.animate(
      [
        { opacity: 1, transform: 'scale(1)' },
        { opacity: 0, transform: 'scale(0.7)' },
      ],
      { duration: STRIKE_MS, easing: 'ease-out' },
    );
  }

  const present = useEffectEvent(() => {
    if (!round) return undefined;
    const { path } = round.course.seen;
    const way = trajectoryOf(path, (row) => shareOf(`${round.roundId} ${row}`));
    let struck = -1;
    return animate(
      ROW_MS[pace] * (path.length + 1),
      (passed) => {
        const { x, y, row } = placeAt(way, passed);
        draw(x, y);
        if (row === struck || pace === 'still') return;
        struck = row;
        sound('tick');
        const rights = path.slice(0, row).reduce((sum, side) => sum + side, 0);
        strike(row, rights - row / 2);
      },
      () => {
        setLanded(round.roundId);
        sound(winCue(round.course.multiplier) ?? 'lose');
        onShown();
      },
    );
  });
  useEffect(() => (isShowing ? present() : undefined), [isShowing]);

  const isLanded = !isShowing && landed !== null && landed === round?.roundId && round.wager.rows === rows;
  return (
    <div className="plinko" ref={board}>
      <div
        className="plinko-field"
        style={variables({ '--width': width, '--height': height, '--slots': rows + 1 })}
      >
        <div className="plinko-pins">
          <Pins rows={rows} drop={drop} />
          <div ref={strikes} aria-hidden="true">
            {Array.from({ length: STRIKES }, (_, index) => (
              <div key={index} className="plinko-strike">
                <i />
              </div>
            ))}
          </div>
          <div className={isShowing ? 'plinko-ball is-falling' : 'plinko-ball'} ref={ball} aria-hidden="true">
            <i />
          </div>
        </div>
        <ol className="plinko-slots" aria-label={words('plinko.slots')}>
          {slots.map((multiplier, slot) => (
            <li
              key={slot}
              className={isLanded && round.course.seen.slot === slot ? 'is-struck' : ''}
              style={variables({ '--heat': heatOf(slot, rows) })}
            >
              {writeSlot(multiplier)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Picture({ wager, seen }: { wager: PlinkoWager; seen: PlinkoSeen }) {
  const { rows } = wager;
  const way = seen.path.map((_, row) => {
    const rights = seen.path.slice(0, row).filter((side) => side === 1).length;
    return `${rights - row / 2} ${row * LEAST_DROP}`;
  });
  const { width, height } = fieldOf(rows, LEAST_DROP);
  return (
    <svg viewBox={`${-width / 2} ${-ABOVE} ${width} ${height}`} className="plinko-picture" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: row + 3 }, (__, pin) => (
          <circle key={`${row} ${pin}`} cx={pin - (row + 2) / 2} cy={row * LEAST_DROP} r="0.12" />
        )),
      )}
      <polyline points={[...way, `${seen.slot - rows / 2} ${rows * LEAST_DROP}`].join(' ')} />
    </svg>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('plinko.rules')}</p>;
}

const view: GameView<PlinkoWager, PlinkoSeen> = {
  code: 'plinko',
  accent: '#ff7ab8',
  wagerSchema,
  seenSchema,
  firstWager: { rows: 12, risk: 'medium' },
  endsAtOnce: true,
  mostMultiplier: (wager) => Math.max(...slotsOf(wager)),
  laws: (wager) => rules.laws(wager),
  Fields,
  Board,
  Picture,
  Rules,
};
export default view;
