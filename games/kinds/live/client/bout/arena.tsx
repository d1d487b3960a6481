/** The arena: the champions wait for the bout, and fight it by the outcome that was committed. */
import { useEffect, useRef } from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import type { BoutOutcome } from '../../sides.ts';
import { type Champions, drawBoutFrame, drawHall, loadChampions } from './arena-picture.ts';
import { type BoutMoment, momentOfBout, restingMoment } from './course.ts';

export type Seen = {
  /** Null while no bout is under way. */
  bout: BoutOutcome | null;
  /** By the clock of `performance.now()`: when the bout began to be seen. */
  began_ms: number;
  whole_ms: number;
};

type ArenaProps = Seen & { pace: Pace };

/** Draws as often as the screen does while a bout is seen, and half as often while the champions only wait. */
export function Arena({ bout, began_ms, whole_ms, pace }: ArenaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<ReturnType<typeof createArena>>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const made = createArena(canvas.current);
    stage.current = made;
    return () => {
      stage.current = null;
      made.close();
    };
  }, []);
  useEffect(() => stage.current?.show({ bout, began_ms, whole_ms }, pace), [bout, began_ms, whole_ms, pace]);
  return <canvas ref={canvas} className="bout-arena" aria-hidden="true" />;
}

function createArena(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  let hall: HTMLCanvasElement | null = null;
  let seen: Seen = { bout: null, began_ms: 0, whole_ms: 0 };
  let pace: Pace = 'normal';
  let frame = 0;
  let isOdd = false;
  const champions: Champions = loadChampions(() => paint(performance.now()));

  function momentAt(now_ms: number): BoutMoment {
    const { bout, began_ms, whole_ms } = seen;
    if (!bout) return restingMoment(pace === 'still' ? 0 : now_ms);
    // Who asks for no motion sees how it ends.
    return momentOfBout(bout, pace === 'still' ? whole_ms : now_ms - began_ms, whole_ms);
  }

  function paint(now_ms: number): void {
    if (!context || canvas.width === 0 || canvas.height === 0) return;
    if (hall?.width !== canvas.width || hall.height !== canvas.height)
      hall = drawHall(canvas.width, canvas.height);
    drawBoutFrame(context, hall, champions, momentAt(now_ms));
  }

  function move(now_ms: number): void {
    isOdd = !isOdd;
    if (seen.bout !== null || isOdd) paint(now_ms);
    frame = requestAnimationFrame(move);
  }

  const watcher = new ResizeObserver(() => {
    const { width, height } = canvas.getBoundingClientRect();
    const density = Math.min(2, devicePixelRatio);
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    paint(performance.now());
  });
  watcher.observe(canvas);

  return {
    show(next: Seen, nextPace: Pace): void {
      seen = next;
      pace = nextPace;
      cancelAnimationFrame(frame);
      if (pace === 'still') paint(0);
      else frame = requestAnimationFrame(move);
    },
    close(): void {
      cancelAnimationFrame(frame);
      watcher.disconnect();
    },
  };
}
