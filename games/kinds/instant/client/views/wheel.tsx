/** Wheel: segments of equal width turn under a pointer and come to rest where the round was drawn. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { z } from 'zod';
import { writeChance } from '../../../../kit/client/words/chance.ts';
import type { BoardProps, FieldsProps, GameView, Pace } from '../../../../kit/client/game-view.ts';
import { risks, segmentsOf, sizes, wagerSchema, wheel as rules } from '../../wheel.ts';
import { ChoiceField } from '../choice-field.tsx';
import { writeTimes } from '../figures.ts';
import { animate } from '../spring.ts';
import { restingPlace, turnTo } from '../wheel/stop.ts';
import { WheelFace } from '../wheel/wheel-face.tsx';
import { toneOf, tonesOf } from '../wheel/tones.ts';
import { useWords } from '../words.ts';
import { winCue } from '../win-cue.ts';
import '../style/wheel.css';

type WheelWager = z.infer<typeof wagerSchema>;
const seenSchema = z.object({ segment: z.int() });
type WheelSeen = z.infer<typeof seenSchema>;

const TURN: Readonly<Record<Pace, { length_ms: number; turns: number }>> = {
  still: { length_ms: 0, turns: 0 },
  normal: { length_ms: 3400, turns: 4 },
  turbo: { length_ms: 900, turns: 2 },
};

function Fields({ wager, onWager, isLocked }: FieldsProps<WheelWager>) {
  const words = useWords();
  return (
    <>
      <ChoiceField
        label={words('wheel.risk')}
        values={risks}
        value={wager.risk}
        isLocked={isLocked}
        nameOf={(risk) => words(`wheel.risk.${risk}`)}
        onValue={(risk) => onWager({ ...wager, risk })}
      />
      <ChoiceField
        label={words('wheel.segments')}
        values={sizes}
        value={wager.segments}
        isLocked={isLocked}
        nameOf={String}
        onValue={(segments) => onWager({ ...wager, segments })}
      />
    </>
  );
}

function Board({ wager, phase, round, pace, onShown, sound }: BoardProps<WheelWager, WheelSeen>) {
  const words = useWords();
  const disc = useRef<HTMLDivElement>(null);
  const pointer = useRef<HTMLDivElement>(null);
  const turned = useRef(0);
  const isShowing = phase === 'showing';
  const shown = isShowing && round ? round.wager : wager;
  const segments = segmentsOf(shown.segments, shown.risk);
  const isSame = round !== null && round.wager.segments === shown.segments && round.wager.risk === shown.risk;
  const landed = !isShowing && phase === 'idle' && isSame ? round.course.seen.segment : null;

  function draw(degrees: number): void {
    const pegs = (at: number): number => Math.floor((at * segments.length) / 360);
    // The pointer is flicked by each peg that passes, and falls back.
    const hasPassed = pegs(degrees) !== pegs(turned.current);
    pointer.current?.style.setProperty('--flick', hasPassed ? '1' : '0');
    turned.current = degrees;
    disc.current?.style.setProperty('--turned', `${degrees}deg`);
  }

  const drawFirst = useEffectEvent(() => {
    if (!isShowing && round && isSame)
      draw(-restingPlace(round.course.seen.segment, segments.length, round.roundId));
  });
  useLayoutEffect(() => drawFirst(), []);

  const present = useEffectEvent(() => {
    if (!round) return undefined;
    const { length_ms, turns } = TURN[pace];
    const from = turned.current;
    const place = restingPlace(round.course.seen.segment, segments.length, round.roundId);
    const way = turnTo(place, from, turns) - from;
    sound('reveal');
    let peg = Math.floor((from * segments.length) / 360);
    return animate(
      length_ms,
      (passed) => {
        // Drawn back a little, then let go; it slows as a wheel on a good bearing does.
        const pull = passed < 0.08 ? -5 * Math.sin((passed / 0.08) * Math.PI) : 0;
        draw(from + way * (1 - (1 - passed) ** 3.2) + pull);
        const now = Math.floor((turned.current * segments.length) / 360);
        if (now !== peg) sound('tick');
        peg = now;
      },
      () => {
        pointer.current?.style.setProperty('--flick', '0');
        sound(winCue(round.course.multiplier) ?? 'lose');
        onShown();
      },
    );
  });
  useEffect(() => (isShowing ? present() : undefined), [isShowing]);

  const tones = tonesOf(segments);
  const hit = landed === null ? null : (segments[landed] ?? 0);
  return (
    <div className="wheel">
      <div className="wheel-stage">
        <div className="wheel-disc" ref={disc}>
          <WheelFace segments={segments} tones={tones} lit={landed} />
        </div>
        <div className="wheel-hub" data-tone={hit === null ? undefined : toneOf(tones, hit)}>
          <b>{hit === null ? '' : writeTimes(hit)}</b>
        </div>
        <div className="wheel-pointer" ref={pointer} aria-hidden="true" />
      </div>
      <ul className="wheel-legend" aria-label={words('wheel.legend')}>
        {tones.map((multiplier) => {
          const count = segments.filter((each) => each === multiplier).length;
          return (
            <li
              key={multiplier}
              data-tone={toneOf(tones, multiplier)}
              className={multiplier === hit ? 'is-hit' : ''}
            >
              <b>{writeTimes(multiplier)}</b>
              <small>{writeChance(BigInt(count), BigInt(segments.length))}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Picture({ wager, seen }: { wager: WheelWager; seen: WheelSeen }) {
  const segments = segmentsOf(wager.segments, wager.risk);
  const place = ((seen.segment + 0.5) * 360) / segments.length;
  return (
    <div className="wheel-picture" aria-hidden="true">
      <div style={{ transform: `rotate(${-place}deg)` }}>
        <WheelFace segments={segments} tones={tonesOf(segments)} lit={seen.segment} />
      </div>
    </div>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('wheel.rules')}</p>;
}

const view: GameView<WheelWager, WheelSeen> = {
  code: 'wheel',
  accent: '#ffc24b',
  wagerSchema,
  seenSchema,
  firstWager: { segments: 30, risk: 'medium' },
  endsAtOnce: true,
  hasOpenMiddle: true,
  mostMultiplier: ({ segments, risk }) => Math.max(...segmentsOf(segments, risk)),
  laws: (wager) => rules.laws(wager),
  Fields,
  Board,
  Picture,
  Rules,
};
export default view;
