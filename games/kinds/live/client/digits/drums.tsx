/** The drums of a digit game, side by side: the balls are blown about while a draw is under way, and each gives the one that was drawn. */
import { useEffect, useRef } from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import { type Ball, ballsAt, isAtRest, lotteryBallsAt, moveBalls } from './drum.ts';
import { type Drawn, paintDrum } from './drum-picture.ts';

type DrumsProps = {
  /** The digit that each drum has given; null while it has given none. */
  digits: readonly (number | null)[];
  /** Whether the drums that have given none are blown. */
  isBlown: boolean;
  /** The lottery whose one drum it is, with so many balls; a digit game has a drum with ten for each digit. */
  of?: number;
  /** The balls that have left it before, as they came. */
  gone?: readonly number[];
  pace: Pace;
  className?: string;
};

/** So long a ball takes to the front. */
const OUT_MS = 620;
/** So long balls fall before they are drawn the first time, in seconds. */
const SETTLES_S = 2.4;

const nothing: readonly number[] = [];

type Drum = { balls: Ball[]; drawn: (Drawn & { at_ms: number }) | null };

/** Draws only while something moves. */
export function Drums({ digits, isBlown, of, gone = nothing, pace, className = '' }: DrumsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<ReturnType<typeof createStage>>(null);
  const count = digits.length;
  useEffect(() => {
    if (!canvas.current) return undefined;
    const made = createStage(canvas.current, count, of);
    stage.current = made;
    return () => {
      stage.current = null;
      made.close();
    };
  }, [count, of]);
  const shown = digits.join();
  const left = gone.join();
  useEffect(() => {
    stage.current?.show(
      shown.split(',').map((digit) => (digit === '' ? null : Number(digit))),
      left === '' ? nothing : left.split(',').map(Number),
      isBlown,
      pace,
    );
  }, [shown, left, isBlown, pace]);
  return <canvas ref={canvas} className={`drums ${className}`} aria-hidden="true" />;
}

/** Balls as they have come to rest. */
function settled(balls: Ball[]): Ball[] {
  for (let passed_s = 0; passed_s < SETTLES_S; passed_s += 0.1) moveBalls(balls, 0.1, false, Math.random);
  return balls;
}

function createStage(canvas: HTMLCanvasElement, count: number, of: number | undefined) {
  const context = canvas.getContext('2d');
  const drums: Drum[] = Array.from({ length: count }, (_, index) => ({
    balls: settled(of === undefined ? ballsAt(index) : lotteryBallsAt(of)),
    drawn: null,
  }));
  let isBlown = false;
  let last_ms: number | null = null;
  let frame = 0;

  function paint(): void {
    if (!context) return;
    const { width, height } = canvas;
    context.clearRect(0, 0, width, height);
    const radius = Math.min(height / 2, width / count / 2) * 0.94;
    const apart = Math.min(width / count, radius * 2.16);
    for (const [index, { balls, drawn }] of drums.entries()) {
      const x = width / 2 + (index - (count - 1) / 2) * apart;
      paintDrum(context, { x, y: height / 2, radius }, balls, drawn);
    }
  }

  function move(now_ms: number): void {
    const passed_s = last_ms === null ? 0 : (now_ms - last_ms) / 1_000;
    last_ms = now_ms;
    let isMoving = false;
    for (const { balls, drawn } of drums) {
      // In the one drum of a lottery the next ball is on its way already.
      const isStirred = isBlown && (drawn === null || of !== undefined);
      moveBalls(balls, passed_s, isStirred, Math.random);
      // A frame may have been asked for before the ball was drawn.
      if (drawn) drawn.part = Math.min(1, Math.max(0, (now_ms - drawn.at_ms) / OUT_MS));
      isMoving ||= isStirred || !isAtRest(balls) || (drawn !== null && drawn.part < 1);
    }
    paint();
    frame = isMoving ? requestAnimationFrame(move) : 0;
    if (!isMoving) last_ms = null;
  }

  function go(): void {
    if (frame === 0) frame = requestAnimationFrame(move);
  }

  const watcher = new ResizeObserver(() => {
    const { width, height } = canvas.getBoundingClientRect();
    const density = Math.min(2, devicePixelRatio);
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    paint();
  });
  watcher.observe(canvas);

  return {
    show(digits: readonly (number | null)[], gone: readonly number[], isAir: boolean, pace: Pace): void {
      isBlown = isAir && pace !== 'still';
      for (const drum of drums) {
        // A draw begins with all of its balls.
        if (of !== undefined && gone.length === 0 && drum.balls.length < of)
          drum.balls = settled(lotteryBallsAt(of));
        if (gone.length > 0) drum.balls = drum.balls.filter(({ digit }) => !gone.includes(digit));
      }
      for (const [index, digit] of digits.entries()) {
        const drum = drums[index];
        if (!drum) continue;
        if (digit === null) drum.drawn = null;
        else if (drum.drawn?.digit !== digit) {
          const ball = drum.balls.find((each) => each.digit === digit);
          if (!ball) continue;
          const { radius, colour, x, y } = ball;
          const isStill = pace === 'still' || !isBlown;
          drum.drawn = {
            digit,
            radius,
            colour,
            from: { x, y },
            part: isStill ? 1 : 0,
            at_ms: isStill ? 0 : performance.now(),
          };
        }
      }
      if (pace === 'still') paint();
      else go();
    },
    close(): void {
      cancelAnimationFrame(frame);
      watcher.disconnect();
    },
  };
}
