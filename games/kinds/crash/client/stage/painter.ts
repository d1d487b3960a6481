/** Paints the stage for a moment: the skin's scene, the levels over it, and where the player got out. */
import { timeOf } from '../../rules.ts';
import type { Moment } from '../room/moment.ts';
import { drawCheer } from './cheer.ts';
import { curveOf, type Plot, type Point } from './curve.ts';
import { createDensity } from './density.ts';
import { type Mark, type Scene, type Shot, type Size, type Skin, unitOf } from './scene.ts';

type Picture = {
  moment: Moment;
  now_ms: number;
  isStill: boolean;
  marks: readonly Mark[];
};

/** How high the curve is at most, in its width. */
const STEEPEST = 1.05;
/** Pixels in a millisecond at first, and after how long it is twice as fast. */
const SPEED = 0.07;
const TWICE_AFTER_MS = 12_000;

/** A painter for a canvas. It draws nothing before it has a size. */
export function createPainter(canvas: HTMLCanvasElement, skin: Skin) {
  const context = canvas.getContext('2d', { alpha: false });
  const pixels = createDensity(window.devicePixelRatio);
  let size: Size | null = null;
  let scene: Scene | null = null;

  function resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const density = pixels.now();
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    size = { width, height, density };
    scene = skin.prepare(size);
  }

  return {
    resize,
    paint({ moment, now_ms, isStill, marks }: Picture): void {
      if (size && pixels.drew(now_ms)) resize(size.width, size.height);
      if (!context || !size || !scene) return;
      const shot = shotOf(moment, plotOf(size), isStill ? 0 : now_ms, isStill);
      context.setTransform(size.density, 0, 0, size.density, 0, 0);
      scene.ground(context, shot);
      if (shot.phase !== 'idle') drawLevels(context, shot, size, skin.isBright);
      scene.vehicle(context, shot);
      drawMarks(context, shot, marks, skin.isBright);
      if (isStill) return;
      for (const { hundredths, cheer } of marks)
        if (cheer)
          drawCheer(context, placeOf(shot, hundredths), unitOf(size), {
            size: cheer.size,
            since_ms: now_ms - cheer.at_ms,
          });
    },
  };
}

/** The vehicle at the tip needs room on its right and above it. */
function plotOf(size: Size): Plot {
  const unit = unitOf(size);
  const [left, right] = [88 * unit, size.width - 78 * unit];
  const bottom = size.height - Math.max(34, size.height * 0.1);
  return {
    left,
    right,
    // On a stage that is higher than wide, the multiplier has the upper part to itself.
    top: Math.max(Math.min(size.height * 0.3, 64 * unit + 40), bottom - STEEPEST * (right - left)),
    bottom,
  };
}

function shotOf(moment: Moment, plot: Plot, now_ms: number, isStill: boolean): Shot {
  const elapsed_ms = 'elapsed_ms' in moment ? moment.elapsed_ms : 0;
  return {
    curve: curveOf(elapsed_ms, plot),
    phase: phaseOf(moment),
    elapsed_ms,
    height: elapsed_ms * 0.000_06,
    travel: isStill ? 0 : SPEED * (elapsed_ms + elapsed_ms ** 2 / (2 * TWICE_AFTER_MS)),
    now_ms,
    since_ms: moment.phase === 'ended' ? (isStill ? 60_000 : moment.since_ms) : 0,
    isStill,
  };
}

function phaseOf({ phase }: Moment): Shot['phase'] {
  if (phase === 'ended') return 'over';
  // Who has cashed out sees where they got out.
  return phase === 'running' || phase === 'landed' ? 'running' : 'idle';
}

/** Lines across the stage, named at the left, where the vehicle has left. */
function drawLevels(
  context: CanvasRenderingContext2D,
  { curve, phase }: Shot,
  { width }: Size,
  isBright: boolean,
): void {
  // An end is dark in every skin.
  const isDark = !isBright || phase === 'over';
  const [ink, edge] = isDark ? ['255, 255, 255', '8, 14, 30'] : ['11, 42, 63', '255, 255, 255'];
  context.save();
  context.font = "650 12px 'Inter Variable', system-ui, sans-serif";
  context.lineWidth = 1;
  for (const { y, label } of curve.levels) {
    const at = Math.round(y) + 0.5;
    const plate = context.measureText(label).width + 12;
    context.strokeStyle = `rgba(${ink}, 0.16)`;
    context.beginPath();
    context.moveTo(plate + 12, at);
    context.lineTo(width, at);
    context.stroke();
    // A name lies on a plate of its own: what passes behind it may be as light or as dark as itself.
    context.fillStyle = `rgba(${edge}, 0.62)`;
    context.beginPath();
    context.roundRect(6, at - 9, plate, 18, 9);
    context.fill();
    context.fillStyle = `rgb(${ink})`;
    context.fillText(label, 12, at + 4);
  }
  context.restore();
}

/** Where a cash-out lies on the curve. */
function placeOf({ curve, elapsed_ms }: Shot, hundredths: number): Point {
  return curve.at(Math.min(elapsed_ms, timeOf(hundredths)));
}

function drawMarks(
  context: CanvasRenderingContext2D,
  shot: Shot,
  marks: readonly Mark[],
  isBright: boolean,
): void {
  context.save();
  for (const { hundredths } of marks) {
    const { x, y } = placeOf(shot, hundredths);
    context.beginPath();
    context.arc(x, y, 6, 0, Math.PI * 2);
    context.fillStyle = isBright ? '#0b7a43' : '#3ee08f';
    context.fill();
    context.lineWidth = 3;
    context.strokeStyle = isBright ? '#ffffff' : '#0b1220';
    context.stroke();
  }
  context.restore();
}
