/** Keno: the numbers of a round come one after the other over those that were picked. */
import { memo, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { writeChance } from '../../../../kit/client/words/chance.ts';
import type { BoardProps, FieldsProps, GameView, Pace } from '../../../../kit/client/game-view.ts';
import { DRAWN, keno as rules, kenoPays, NUMBERS, risks, wagerSchema } from '../../keno.ts';
import { UNIT } from '../../multiplier.ts';
import { ChoiceField } from '../choice-field.tsx';
import { writeTimes } from '../figures.ts';
import { useWords } from '../words.ts';
import { winCue } from '../win-cue.ts';
import '../style/keno.css';

type KenoWager = z.infer<typeof wagerSchema>;
const seenSchema = z.object({ drawn: z.array(z.int()), hits: z.array(z.int()) });
type KenoSeen = z.infer<typeof seenSchema>;

/** Between two numbers, and after the last. */
const BETWEEN_MS: Readonly<Record<Pace, number>> = { still: 0, normal: 130, turbo: 28 };
const all = Array.from({ length: NUMBERS }, (_, index) => index + 1);

function randomPicks(count: number): number[] {
  // Which numbers are picked changes no chance, so a plain source is enough.
  return all
    .map((number) => ({ number, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
}

function Fields({ wager, onWager, isLocked }: FieldsProps<KenoWager>) {
  const words = useWords();
  const { picks } = wager;
  return (
    <>
      <ChoiceField
        label={words('keno.risk')}
        values={risks}
        value={wager.risk}
        isLocked={isLocked}
        nameOf={(risk) => words(`keno.risk.${risk}`)}
        onValue={(risk) => onWager({ ...wager, risk })}
      />
      <div className="field-pair">
        <button
          type="button"
          className="button"
          disabled={isLocked}
          onClick={() => onWager({ ...wager, picks: randomPicks(picks.length < 2 ? DRAWN : picks.length) })}
        >
          {words('keno.random')}
        </button>
        <button
          type="button"
          className="button"
          disabled={isLocked || picks.length === 1}
          onClick={() => onWager({ ...wager, picks: picks.slice(0, 1) })}
        >
          {words('keno.clear')}
        </button>
      </div>
    </>
  );
}

function Board({ wager, onWager, phase, round, pace, onShown, sound }: BoardProps<KenoWager, KenoSeen>) {
  const words = useWords();
  const isShowing = phase === 'showing';
  const isIdle = phase === 'idle';
  const seen = round?.course.seen ?? null;
  /** How many numbers of which round have come. */
  const [came, setCame] = useState({ roundId: '', count: 0 });
  /** The round whose numbers have gone from the board: they go with the first new pick. */
  const [cleared, setCleared] = useState('');

  const present = useEffectEvent(() => {
    if (!seen || !round) return undefined;
    const { roundId } = round;
    let next = 0;
    const end = (): void => {
      sound(winCue(round.course.multiplier) ?? 'lose');
      onShown();
    };
    if (pace === 'still') {
      const frame = requestAnimationFrame(end);
      return () => cancelAnimationFrame(frame);
    }
    const timer = setInterval(() => {
      const number = seen.drawn[next];
      next += 1;
      if (number === undefined) {
        clearInterval(timer);
        return end();
      }
      setCame({ roundId, count: next });
      sound(seen.hits.includes(number) ? 'step' : 'tick');
    }, BETWEEN_MS[pace]);
    return () => clearInterval(timer);
  });
  useEffect(() => (isShowing ? present() : undefined), [isShowing]);

  const isComing = isShowing && pace !== 'still';
  const counted = came.roundId === round?.roundId ? came.count : 0;
  const count = isComing ? counted : DRAWN;
  const isLaid = phase !== 'asking' && cleared !== round?.roundId;
  const drawn = seen && isLaid ? seen.drawn.slice(0, count) : [];
  const picks = phase === 'showing' && round ? round.wager.picks : wager.picks;
  const hits = picks.filter((pick) => drawn.includes(pick)).length;

  function toggle(number: number): void {
    if (!isIdle) return;
    setCleared(round?.roundId ?? '');
    const isPicked = wager.picks.includes(number);
    if (isPicked && wager.picks.length === 1) return;
    if (!isPicked && wager.picks.length === DRAWN) return;
    const next = isPicked ? wager.picks.filter((pick) => pick !== number) : [...wager.picks, number];
    onWager({ ...wager, picks: next.toSorted((a, b) => a - b) });
  }
  // The cells keep one function for good, so that none is drawn again because another has changed.
  const newestToggle = useRef(toggle);
  useEffect(() => {
    newestToggle.current = toggle;
  });
  const onToggle = useCallback((number: number) => newestToggle.current(number), []);

  return (
    <div className="keno">
      <fieldset className="keno-grid" aria-label={words('keno.board')} aria-disabled={!isIdle}>
        {all.map((number) => (
          <Cell
            key={number}
            number={number}
            isPicked={picks.includes(number)}
            isDrawn={drawn.includes(number)}
            onToggle={onToggle}
          />
        ))}
      </fieldset>
      <Pays risk={wager.risk} picked={picks.length} hits={drawn.length > 0 ? hits : null} />
    </div>
  );
}

/** What the hits pay; it changes only when another pick is hit. */
const Pays = memo(function Pays(props: { risk: KenoWager['risk']; picked: number; hits: number | null }) {
  const { risk, picked, hits } = props;
  const words = useWords();
  const { rows, total } = kenoPays(risk, picked);
  return (
    <ol className="keno-pays" aria-label={words('keno.pays')}>
      {rows.map(({ multiplier, cases }, count) => (
        <li
          key={count}
          className={`${count === hits ? 'is-current' : ''} ${multiplier > UNIT ? 'is-win' : ''}`}
        >
          <b>{writeTimes(multiplier)}</b>
          <span>{words('keno.hits', { count })}</span>
          <small>{writeChance(cases, total)}</small>
        </li>
      ))}
    </ol>
  );
});

/**
 * A number on the board. Of forty, one changes with each number that comes. None is disabled while a round is shown: that would draw
 * all of them again, and take the focus away from whoever plays by keys.
 */
const Cell = memo(function Cell(props: {
  number: number;
  isPicked: boolean;
  isDrawn: boolean;
  onToggle: (number: number) => void;
}) {
  const { number, isPicked, isDrawn, onToggle } = props;
  const words = useWords();
  return (
    <button
      type="button"
      className={`keno-number ${numberState(isPicked, isDrawn)}`}
      aria-pressed={isPicked}
      aria-label={words(isDrawn ? 'keno.number_drawn' : 'keno.number', { number })}
      onClick={() => onToggle(number)}
    >
      <span>{number}</span>
    </button>
  );
});

function numberState(isPicked: boolean, isDrawn: boolean): string {
  if (isDrawn) return isPicked ? 'is-hit' : 'is-drawn';
  return isPicked ? 'is-picked' : '';
}

function Picture({ wager, seen }: { wager: KenoWager; seen: KenoSeen }) {
  return (
    <svg viewBox="0 0 80 50" className="keno-picture" aria-hidden="true">
      {all.map((number) => {
        const [column, row] = [(number - 1) % 8, Math.floor((number - 1) / 8)];
        const isPicked = wager.picks.includes(number);
        const isDrawn = seen.drawn.includes(number);
        return (
          <rect
            key={number}
            x={column * 10 + 1}
            y={row * 10 + 1}
            width="8"
            height="8"
            rx="2"
            className={numberState(isPicked, isDrawn)}
          />
        );
      })}
    </svg>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('keno.rules')}</p>;
}

const view: GameView<KenoWager, KenoSeen> = {
  code: 'keno',
  accent: '#b98cff',
  wagerSchema,
  seenSchema,
  firstWager: { picks: [4, 11, 18, 25, 32], risk: 'medium' },
  endsAtOnce: true,
  mostMultiplier: ({ picks, risk }) =>
    Math.max(...kenoPays(risk, picks.length).rows.map(({ multiplier }) => multiplier)),
  laws: (wager) => rules.laws(wager),
  Fields,
  Board,
  Picture,
  Rules,
};
export default view;
