/** Paints a race, frame by frame: everything that moves is a picture that was drawn before. */
import type { Pace } from '../../../../kit/client/game-view.ts';
import type { RaceField, RaceOutcome } from '../../races.ts';
import { type CoursePicture, drawCourse, HORIZON } from './course-picture.ts';
import { type Horse, loadHorses, paintHorse } from './horse-pictures.ts';
import { drawGate, drawPlates, drawPole, drawProgress, paintLine, paintShadow } from './marks.ts';
import { FIRST_HOME, type Running, runningOf, standings } from './running.ts';

export type Seen = {
  /** Null before the first race. */
  field: RaceField | null;
  /** Null while the runners are on parade. */
  race: RaceOutcome | null;
  /** Another for each race. */
  name: string;
  /** How much of it was over when it came to be seen, and how long it takes; both are zero once it has been told. */
  passed_ms: number;
  whole_ms: number;
};

/** So much of the course is seen at a time. */
const VIEW = 0.15;
const STRIDE_MS = 430;
/** Where a race that has been told stands still. */
const STOPPED = FIRST_HOME;
/** No more pixels than these are painted: beyond them nobody sees a difference while all moves. */
const MOST_PIXELS = 420_000;

export function createStage(canvas: HTMLCanvasElement) {
  const found = canvas.getContext('2d', { alpha: false });
  if (!found) throw new Error('There is no canvas.');
  const context = found;
  let seen: Seen = { field: null, race: null, name: '', passed_ms: 0, whole_ms: 0 };
  let running: Running | null = null;
  let pace: Pace = 'normal';
  let began_ms = 0;
  let whole_ms = 0;
  let frame = 0;
  let course: CoursePicture | null = null;
  let line: HTMLCanvasElement | null = null;
  const shadow = paintShadow();
  /** One is painted in each frame: all at once would be a pause that is seen. */
  let horses: Horse[] = [];
  let drawnFor = '';
  let dense = 1;
  const pictures = loadHorses(() => pace === 'still' && paint(0));
  let isTold = false;

  /** Draws the pictures again where the size or the field has changed. */
  function prepare(): boolean {
    const { field } = seen;
    const { width, height } = canvas;
    if (!field || width < 20 || height < 20) return false;
    const wanted = `${width} ${height} ${field.course} ${field.coats.join()}`;
    if (wanted === drawnFor) return true;
    drawnFor = wanted;
    course = drawCourse(field.course, width, height);
    line = paintLine(height);
    horses = [];
    return true;
  }

  /** Paints the next horse that there is none of; all of them where nothing moves. */
  function paintHorses(): void {
    const coats = seen.field?.coats ?? [];
    if (!pictures.isWhole()) return;
    for (let left = pace === 'still' ? coats.length : 1; left > 0 && horses.length < coats.length; left -= 1)
      horses.push(
        paintHorse(pictures, {
          number: horses.length + 1,
          coat: coats[horses.length] ?? 0,
          tall: tallOf(),
        }),
      );
  }

  /** In a track that is high and narrow they are no larger than its width allows. */
  const tallOf = (): number => Math.min(canvas.height * 0.31, canvas.width * 0.19);

  function repeat(picture: HTMLCanvasElement, offset: number, y: number): void {
    const wide = picture.width;
    for (let x = -(((offset % wide) + wide) % wide); x < canvas.width; x += wide)
      context.drawImage(picture, Math.round(x), y);
  }

  /** A runner with its shadow and what it throws up. @param x of its girth. */
  function runner(index: number, x: number, y: number, gait: 'leap' | 'step', at: number): void {
    const horse = horses[index];
    if (!horse) return;
    const tall = tallOf();
    context.drawImage(shadow, x - tall * 0.55, y - tall * 0.1, tall * 1.05, tall * 0.17);
    horse.draw(context, gait, at, x, y);
    if (gait === 'step' || pace === 'still' || !course) return;
    for (let puff = 0; puff < 3; puff += 1) {
      const age = (at + puff / 3) % 1;
      const size = tall * (0.12 + 0.34 * age);
      context.globalAlpha = 0.75 * (1 - age);
      context.drawImage(
        course.puff,
        x - tall * (0.3 + 0.75 * age) - size / 2,
        y - tall * 0.12 * age - size * 0.6,
        size,
        size,
      );
    }
    context.globalAlpha = 1;
  }

  /** Where the feet of a runner are: number 1 runs farthest away, along the rail. */
  const laneOf = (index: number, runners: number): number =>
    canvas.height * (HORIZON + 0.19 + 0.36 * (index / Math.max(1, runners - 1)));

  function paint(now_ms: number): void {
    if (!prepare() || !course) return;
    paintHorses();
    const { width, height } = canvas;
    const runners = seen.field?.strengths.length ?? 0;
    const passed = running ? passedAt(now_ms, running) : 0;
    const at = running ? running.at(passed) : null;
    const isStopped = passed === STOPPED;
    const scale = width / VIEW;
    const lead = at ? Math.max(...at) : 0;
    const mean = at ? at.reduce((sum, each) => sum + each, 0) / runners : 0;
    // The camera goes with those in front.
    const eye = at ? 0.7 * lead + 0.3 * mean - VIEW * 0.62 : 0;
    context.drawImage(course.far, 0, 0);
    repeat(course.near, eye * scale * 0.45, 0);
    repeat(course.ground, eye * scale, Math.round(height * HORIZON));
    const lanes = Array.from({ length: runners }, (_, index) => laneOf(index, runners));
    const tall = tallOf();
    const finish = (1 - eye) * scale;
    const hasFinish = at !== null && finish > -tall && finish < width + tall;
    if (hasFinish && line) {
      context.drawImage(line, finish - line.width / 2, height * HORIZON);
      drawPole(context, finish, height * (HORIZON - 0.06), height * (HORIZON + 0.05), tall * 0.3);
    }
    if (at && -eye * scale > -tall * 1.5) drawGate(context, -eye * scale, lanes, tall);
    for (const [index, y] of lanes.entries()) {
      if (at) {
        const place = at[index] ?? 0;
        const isStanding = passed === 0;
        const gait = isStanding || isStopped ? 0.1 + index * 0.07 : (now_ms / STRIDE_MS + index * 0.37) % 1;
        // Their noses are where they are.
        runner(index, (place - eye) * scale - tall * 0.66, y, isStanding ? 'step' : 'leap', gait);
      } else parade(index, runners, y, now_ms);
    }
    if (hasFinish) drawPole(context, finish, height * 0.86, height, tall * 0.36);
    repeat(course.rail, eye * scale * 1.25, height - course.rail.height);
    if (!at || !seen.race) return;
    const order = isTold ? seen.race.order : standings(at, seen.race.order);
    if (!isTold) drawProgress(context, at, order, { width, height, dense });
    drawPlates(context, order, { width, dense });
  }

  /** A close race stops as the first is at the post, as a photograph; so does one that has been told. */
  function passedAt(now_ms: number, { isPhoto }: Running): number {
    const passed = pace === 'still' || isTold ? 1 : Math.min(1, (now_ms - began_ms) / whole_ms);
    return passed > STOPPED && (isPhoto || isTold || pace === 'still') ? STOPPED : passed;
  }

  /** They walk by one after the other while bets are taken. */
  function parade(index: number, runners: number, y: number, now_ms: number): void {
    const { width, height } = canvas;
    const apart = Math.max(tallOf() * 1.35, width / runners);
    const round = apart * runners;
    const shift = pace === 'still' ? 0 : (now_ms / 1000) * height * 0.1;
    const x = ((index * apart + shift) % round) - tallOf() * 0.8;
    runner(index, x, y, 'step', pace === 'still' ? 0.1 : (now_ms / (STRIDE_MS * 2.4) + index * 0.37) % 1);
  }

  function move(now_ms: number): void {
    paint(now_ms);
    frame = requestAnimationFrame(move);
  }

  const watcher = new ResizeObserver(() => {
    const { width, height } = canvas.getBoundingClientRect();
    dense = Math.min(devicePixelRatio, 2, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
    canvas.width = Math.round(width * dense);
    canvas.height = Math.round(height * dense);
    paint(performance.now());
  });
  watcher.observe(canvas);

  return {
    show(next: Seen, nextPace: Pace): void {
      if (next.name !== seen.name || (next.race !== null) !== (seen.race !== null)) {
        running = next.race && runningOf(next.race);
        whole_ms = Math.max(1, next.whole_ms);
        // One that has been told was over before it came to be seen.
        began_ms = performance.now() - (next.whole_ms > 0 ? next.passed_ms : 1);
      }
      isTold = next.race !== null && next.whole_ms === 0;
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
