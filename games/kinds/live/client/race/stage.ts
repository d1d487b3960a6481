/** Paints a race, frame by frame: everything that moves is a picture that was drawn before. */
import type { Pace } from '../../../../kit/client/game-view.ts';
import type { RaceField, RaceOutcome } from '../../races.ts';
import { type CoursePicture, drawCourse, HORIZON } from './course-picture.ts';
import { CLOTHS, drawHorse, WIDE } from './horse.ts';
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

const FRAMES = 10;
/** So much of the course is seen at a time. */
const VIEW = 0.15;
const STRIDE_MS = 430;
/** Where a race that has been told stands still. */
const STOPPED = FIRST_HOME;
/** No more pixels than these are painted: beyond them nobody sees a difference while all moves. */
const MOST_PIXELS = 420_000;

type Sprites = { gallop: HTMLCanvasElement; tall: number };

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
  let sprites: readonly Sprites[] = [];
  let drawnFor = '';
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
    const tall = tallOf();
    sprites = field.coats.map((coat, index) => {
      const picture = document.createElement('canvas');
      picture.width = Math.ceil(tall * WIDE) * FRAMES;
      picture.height = Math.ceil(tall * 1.15);
      const into = picture.getContext('2d');
      if (into)
        for (let step = 0; step < FRAMES; step += 1)
          drawHorse(
            into,
            { number: index + 1, coat },
            { x: step * Math.ceil(tall * WIDE), y: tall * 0.13, tall, gait: step / FRAMES, reach: 1 },
          );
      return { gallop: picture, tall };
    });
    return true;
  }

  /** In a track that is high and narrow they are no larger than its width allows. */
  const tallOf = (): number => Math.min(canvas.height * 0.27, canvas.width * 0.17);

  function repeat(picture: HTMLCanvasElement, offset: number, y: number): void {
    const wide = picture.width;
    for (let x = -(((offset % wide) + wide) % wide); x < canvas.width; x += wide)
      context.drawImage(picture, Math.round(x), y);
  }

  function horse(index: number, x: number, y: number, gait: number): void {
    const sprite = sprites[index];
    if (!sprite) return;
    const wide = Math.ceil(sprite.tall * WIDE);
    const step = Math.floor(gait * FRAMES) % FRAMES;
    context.drawImage(
      sprite.gallop,
      step * wide,
      0,
      wide,
      sprite.gallop.height,
      Math.round(x - wide / 2),
      Math.round(y - sprite.gallop.height),
      wide,
      sprite.gallop.height,
    );
  }

  /** Where the feet of a runner are: number 1 runs farthest away, along the rail. */
  const laneOf = (index: number, runners: number): number =>
    canvas.height * (HORIZON + 0.2 + 0.38 * (index / Math.max(1, runners - 1)));

  function paint(now_ms: number): void {
    if (!prepare() || !course) return;
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
    if (at) post((1 - eye) * scale);
    for (let index = 0; index < runners; index += 1) {
      const y = laneOf(index, runners);
      if (at) {
        const place = at[index] ?? 0;
        const gait = passed === 0 || isStopped ? 0.1 + index * 0.07 : (now_ms / STRIDE_MS + index * 0.37) % 1;
        // Their noses are where they are.
        horse(index, (place - eye) * scale - tallOf() * 0.6, y, gait);
      } else parade(index, runners, y, now_ms);
    }
    if (at && seen.race) plates(isTold ? seen.race.order : standings(at, seen.race.order));
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
    horse(index, x, y, pace === 'still' ? 0.1 : (now_ms / (STRIDE_MS * 2.4) + index * 0.37) % 1);
  }

  function post(x: number): void {
    const { width, height } = canvas;
    if (x < -20 || x > width + 20) return;
    context.fillStyle = '#ffffff';
    context.fillRect(x - 2, height * HORIZON, 4, height * (1 - HORIZON));
    context.fillStyle = '#d22730';
    context.beginPath();
    context.arc(x, height * (HORIZON - 0.03), height * 0.045, 0, 2 * Math.PI);
    context.fill();
    context.fillRect(x - 2, height * (HORIZON - 0.03), 4, height * 0.08);
  }

  /** The numbers of those in front, as they stand. */
  function plates(order: readonly number[]): void {
    const size = Math.min(canvas.height * 0.1, canvas.width * 0.06);
    context.font = `800 ${Math.round(size * 0.62)}px system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const [place, number] of order.slice(0, 5).entries()) {
      const [cloth, ink] = CLOTHS[number - 1] ?? ['#fff', '#000'];
      const x = canvas.width - size * (5.6 - place * 1.1);
      context.fillStyle = cloth;
      context.fillRect(x, size * 0.4, size, size);
      context.fillStyle = ink;
      context.fillText(String(number), x + size / 2, size * 0.93);
    }
  }

  function move(now_ms: number): void {
    paint(now_ms);
    frame = requestAnimationFrame(move);
  }

  const watcher = new ResizeObserver(() => {
    const { width, height } = canvas.getBoundingClientRect();
    const density = Math.min(devicePixelRatio, 2, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
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
