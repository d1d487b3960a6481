/** What is drawn over a course: the post, the gate, how far it is run, and who leads. */
import { CLOTHS } from './cloths.ts';
import { HORIZON } from './course-picture.ts';
import { canvasOf } from './looks.ts';

/** The line at the post, on the ground. */
export function paintLine(height: number): HTMLCanvasElement {
  const side = Math.max(3, height * 0.026);
  const [canvas, pen] = canvasOf(side * 2, height * (1 - HORIZON));
  for (let row = 0; row * side < canvas.height; row += 1)
    for (const column of [0, 1]) {
      pen.fillStyle = (row + column) % 2 === 0 ? '#ffffffe6' : '#15151ae6';
      pen.fillRect(column * side, row * side, side, side);
    }
  return canvas;
}

/** What lies under a horse. */
export function paintShadow(): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(128, 32);
  pen.scale(1, 0.25);
  const shade = pen.createRadialGradient(64, 64, 6, 64, 64, 62);
  shade.addColorStop(0, '#00000085');
  shade.addColorStop(1, '#00000000');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, 128, 128);
  return canvas;
}

/** A pole of the post, with its disc. */
export function drawPole(
  pen: CanvasRenderingContext2D,
  x: number,
  top: number,
  foot: number,
  size: number,
): void {
  const stripe = size * 0.55;
  for (let y = top; y < foot; y += stripe) {
    pen.fillStyle = Math.round((y - top) / stripe) % 2 === 0 ? '#d22730' : '#ffffff';
    pen.fillRect(x - size * 0.14, y, size * 0.28, Math.min(stripe, foot - y));
  }
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.arc(x, top, size * 0.62, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#d22730';
  pen.beginPath();
  pen.arc(x, top, size * 0.48, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.arc(x, top, size * 0.2, 0, 2 * Math.PI);
  pen.fill();
}

/** The gate that they start from: a stall for each, its number above it. */
export function drawGate(
  pen: CanvasRenderingContext2D,
  x: number,
  lanes: readonly number[],
  tall: number,
): void {
  const [first = 0] = lanes;
  const last = lanes.at(-1) ?? first;
  pen.fillStyle = '#0f5a3a';
  pen.fillRect(x - tall * 1.02, first - tall * 1.1, tall * 0.1, last - first + tall * 1.05);
  pen.fillStyle = '#f6f6f2';
  pen.fillRect(x - tall * 0.06, first - tall * 1.1, tall * 0.08, last - first + tall * 1.05);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `800 ${Math.round(tall * 0.15)}px system-ui, sans-serif`;
  for (const [index, y] of lanes.entries()) {
    pen.fillStyle = '#0f5a3a';
    pen.fillRect(x - tall * 1.02, y - tall * 1.1, tall * 1.04, tall * 0.055);
    pen.fillStyle = '#ffffff';
    pen.fillRect(x - tall * 0.2, y - tall * 1.16, tall * 0.22, tall * 0.19);
    pen.fillStyle = '#0f3a28';
    pen.fillText(String(index + 1), x - tall * 0.09, y - tall * 1.06);
  }
}

/** How much of the course is behind each runner; those in front are drawn last. */
export function drawProgress(
  pen: CanvasRenderingContext2D,
  at: readonly number[],
  order: readonly number[],
  { width, height, dense }: { width: number; height: number; dense: number },
): void {
  const [left, wide, y] = [width * 0.05, width * 0.9, height - 12 * dense];
  pen.fillStyle = '#000000a6';
  pen.beginPath();
  pen.roundRect(left - 8 * dense, y - 7 * dense, wide + 16 * dense, 14 * dense, 7 * dense);
  pen.fill();
  pen.fillStyle = '#ffffff4d';
  pen.fillRect(left, y - dense, wide, 2 * dense);
  for (let square = 0; square < 6; square += 1) {
    pen.fillStyle = square % 2 === 0 ? '#ffffff' : '#15151a';
    pen.fillRect(
      left + wide + (square % 2) * 2 * dense,
      y - 6 * dense + square * 2 * dense,
      2 * dense,
      2 * dense,
    );
  }
  for (const number of order.toReversed()) {
    pen.fillStyle = CLOTHS[number - 1]?.[0] ?? '#ffffff';
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = 1.2 * dense;
    pen.beginPath();
    pen.arc(left + wide * Math.min(1, at[number - 1] ?? 0), y, 4.5 * dense, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  }
}

/** The numbers of those in front, as they stand. */
export function drawPlates(
  pen: CanvasRenderingContext2D,
  order: readonly number[],
  { width, dense }: { width: number; dense: number },
): void {
  const size = Math.min(30 * dense, width * 0.066);
  const shown = order.slice(0, 5);
  const left = width - size * (1.16 * shown.length + 0.3);
  pen.fillStyle = '#00000094';
  pen.beginPath();
  pen.roundRect(left - size * 0.2, size * 0.26, width - left + size * 0.4, size * 1.36, size * 0.3);
  pen.fill();
  pen.font = `800 ${Math.round(size * 0.62)}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [place, number] of shown.entries()) {
    const [cloth, ink] = CLOTHS[number - 1] ?? ['#fff', '#000'];
    const x = left + place * size * 1.16;
    pen.fillStyle = cloth;
    pen.beginPath();
    pen.roundRect(x, size * 0.44, size, size, size * 0.2);
    pen.fill();
    if (place === 0) {
      pen.strokeStyle = '#ffe08a';
      pen.lineWidth = 2 * dense;
      pen.stroke();
    }
    pen.fillStyle = ink;
    pen.fillText(String(number), x + size / 2, size * 0.97);
  }
}
