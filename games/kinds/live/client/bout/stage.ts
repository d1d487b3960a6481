/**
 * Moves the champions over the hall. Each is an element of its own, so that the browser only lays pictures over each other that it has
 * already: nothing is painted while they move.
 */
import type { Pace } from '../../../../kit/client/game-view.ts';
import type { BoutOutcome } from '../../sides.ts';
import { type BoutMoment, type Champion, momentOfBout, restingMoment } from './course.ts';
import { drawHall, GROUND } from './hall.ts';

export type Seen = {
  /** Null while no bout is under way. */
  bout: BoutOutcome | null;
  /** Another for each bout. */
  name: string;
  /** How much of it was over when it came to be seen, and how long it takes; both are zero once it has been told. */
  passed_ms: number;
  whole_ms: number;
};

/** What is moved. */
export type Actors = {
  arena: HTMLElement;
  hall: HTMLCanvasElement;
  champions: Readonly<Record<Champion, HTMLElement>>;
  shadows: Readonly<Record<Champion, HTMLElement>>;
  lamps: Readonly<Record<Champion, HTMLElement>>;
  burst: HTMLElement;
};

const SIDES = ['meron', 'wala'] as const;
/** What of the height a champion takes, and what of the width at most, so that neither tail is cut off. */
const TALL = 0.64;
const WIDE = 0.42;
/** Where the base stands in its picture, from the middle towards the other champion; and how close the two come together. */
const BASE = 0.15;
const CLOSEST = 0.34;
const BURST_MS = 520;
/** How long a bout has been seen that was told before the page was opened. */
const TOLD_MS = 16_000;

/** In pixels of the page. */
type Place = { width: number; height: number; tall: number; apart: number };

function placeOf(width: number, height: number): Place {
  const tall = Math.min(height * TALL, width * WIDE);
  return { width, height, tall, apart: Math.min(width / 2 - tall * 0.54, tall * 1.05) };
}

export function createStage({ arena, hall, champions, shadows, lamps, burst }: Actors) {
  let bout: BoutOutcome | null = null;
  let name = '';
  /** By the clock of `performance.now()`: when the bout began to be seen. */
  let began_ms = 0;
  let whole_ms = 0;
  let pace: Pace = 'normal';
  let place = placeOf(0, 0);
  let frame = 0;
  let isOdd = false;
  /** What was told of the moment before, so that only what has changed is touched. */
  let told = '';
  let strikes = 0;

  function momentAt(now_ms: number): BoutMoment {
    if (!bout) return restingMoment(pace === 'still' ? 0 : now_ms);
    // Who asks for no motion sees how it ends.
    return momentOfBout(bout, pace === 'still' ? whole_ms : now_ms - began_ms, whole_ms);
  }

  function lay(now_ms: number): void {
    const moment = momentAt(now_ms);
    const { width, height, tall, apart } = place;
    for (const side of SIDES) {
      const { forward, hop, lean } = moment.poses[side];
      const towards = side === 'meron' ? 1 : -1;
      const x = width / 2 - towards * (apart - forward * (apart - tall * CLOSEST));
      const left = (x - tall / 2).toFixed(1);
      const top = (height * (GROUND + 0.02) - tall * (1 + hop)).toFixed(1);
      champions[side].style.transform =
        `translate(${left}px, ${top}px) rotate(${(towards * lean).toFixed(2)}deg)`;
      const ground = `${(x + towards * tall * BASE).toFixed(1)}px, ${(height * GROUND).toFixed(1)}px`;
      shadows[side].style.transform = `translate(${ground}) scale(${(1 - hop).toFixed(3)})`;
    }
    tell(moment);
  }

  /** Lamps, light and shade change with a strike, and not with every frame. */
  function tell({ points, poses, struck, isOver }: BoutMoment): void {
    const looks = SIDES.map((side) => {
      const { light } = poses[side];
      return light < 0.6 ? 'is-beaten' : isOver && light === 1 ? 'is-winner' : '';
    });
    const text = `${points.meron} ${points.wala} ${looks.join()}`;
    if (text === told) return;
    told = text;
    for (const [index, side] of SIDES.entries()) {
      for (const look of ['is-beaten', 'is-winner'])
        champions[side].classList.toggle(look, looks[index] === look);
      for (const [lamp, element] of [...lamps[side].children].entries())
        element.classList.toggle('is-lit', lamp < points[side]);
    }
    const made = points.meron + points.wala;
    if (made > strikes && struck && pace !== 'still' && struck.ago_ms < BURST_MS) shine(struck.by);
    strikes = made;
  }

  function shine(by: BoutOutcome['strikes'][number]): void {
    const { width, height, tall, apart } = place;
    const towards = by === 'both' ? 0 : by === 'meron' ? 1 : -1;
    const at = `translate(${width / 2 + towards * apart * 0.12}px, ${height * GROUND - tall * 0.62}px)`;
    burst.dataset['by'] = by;
    burst.animate(
      [
        { transform: `${at} scale(0.25)`, opacity: 1 },
        { transform: `${at} scale(1)`, opacity: 0 },
      ],
      { duration: BURST_MS, easing: 'ease-out' },
    );
  }

  function move(now_ms: number): void {
    isOdd = !isOdd;
    // Champions that only wait move half as often.
    if (bout !== null || isOdd) lay(now_ms);
    frame = requestAnimationFrame(move);
  }

  const watcher = new ResizeObserver(() => {
    const { width, height } = arena.getBoundingClientRect();
    const density = Math.min(2, devicePixelRatio);
    hall.width = Math.round(width * density);
    hall.height = Math.round(height * density);
    if (hall.width === 0 || hall.height === 0) return;
    drawHall(hall);
    place = placeOf(width, height);
    arena.style.setProperty('--tall', `${place.tall}px`);
    lay(performance.now());
  });
  watcher.observe(arena);

  return {
    show(next: Seen, nextPace: Pace): void {
      // A bout goes on as it began, also while what came of it is told.
      if (next.name !== name) {
        began_ms = performance.now() - (next.whole_ms > 0 ? next.passed_ms : TOLD_MS);
        whole_ms = next.whole_ms > 0 ? next.whole_ms : TOLD_MS;
      }
      bout = next.bout;
      name = next.name;
      pace = nextPace;
      cancelAnimationFrame(frame);
      if (pace === 'still') lay(0);
      else frame = requestAnimationFrame(move);
    },
    close(): void {
      cancelAnimationFrame(frame);
      watcher.disconnect();
    },
  };
}
