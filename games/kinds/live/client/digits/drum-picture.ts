/** Draws a drum and its balls on a canvas. */
import type { Ball } from './drum.ts';

/** The colours of a set of ten. */
const COLOURS = [
  '#f4f1ea',
  '#ffd23f',
  '#3d8bff',
  '#ff4d4d',
  '#a05cff',
  '#ff8a2b',
  '#21b573',
  '#d23c77',
  '#30c4d8',
  '#8c6a4f',
] as const;

type Face = Pick<Ball, 'digit' | 'colour'>;

export const ballColour = (colour: number): string => COLOURS[colour] ?? COLOURS[0];

const sprites = new Map<string, HTMLCanvasElement>();

/** A ball lit from above, drawn once for each size. */
function spriteOf({ digit, colour }: Face, diameter: number): HTMLCanvasElement {
  const key = `${digit} ${colour} ${diameter}`;
  const known = sprites.get(key);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = diameter;
  canvas.height = diameter;
  const context = canvas.getContext('2d');
  const radius = diameter / 2;
  if (context) {
    context.beginPath();
    context.arc(radius, radius, radius - 0.5, 0, 2 * Math.PI);
    context.fillStyle = ballColour(colour);
    context.fill();
    const shade = context.createRadialGradient(
      radius * 0.7,
      radius * 0.55,
      radius * 0.1,
      radius,
      radius,
      radius,
    );
    shade.addColorStop(0, '#ffffffb8');
    shade.addColorStop(0.28, '#ffffff22');
    shade.addColorStop(0.72, '#00000010');
    shade.addColorStop(1, '#00000080');
    context.fillStyle = shade;
    context.fill();
    // The digit stands on a disc, as it is printed on balls.
    context.beginPath();
    context.arc(radius, radius, radius * 0.56, 0, 2 * Math.PI);
    context.fillStyle = '#fffdf6';
    context.fill();
    context.fillStyle = '#16120c';
    // Two digits stand closer.
    context.font = `800 ${Math.round(radius * (digit > 9 ? 0.78 : 0.92))}px Inter Variable, system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(digit), radius, radius * 1.05);
    if (digit === 6 || digit === 9)
      context.fillRect(radius * 0.76, radius * 1.42, radius * 0.48, radius * 0.09);
  }
  sprites.set(key, canvas);
  return canvas;
}

/** The drawn ball on its way to the front: from where it lay, to a little above the middle. */
export type Drawn = Face & { radius: number; from: { x: number; y: number }; part: number };

/** Where it stands there, and how large. */
const FRONT = { x: 0, y: -0.06, radius: 0.56 };
const overshoot = (part: number): number => {
  const back = 1.6;
  const left = part - 1;
  return 1 + (back + 1) * left ** 3 + back * left ** 2;
};

/** In pixels, in a drum of a radius. */
const diameterOf = (ball: Pick<Ball, 'radius'>, radius: number): number =>
  Math.max(8, Math.round(radius * ball.radius * 2));

/** One drum with its middle at a place of the canvas. */
export function paintDrum(
  context: CanvasRenderingContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  balls: readonly Ball[],
  drawn: Drawn | null,
): void {
  const inside = context.createRadialGradient(x, y - radius * 0.3, radius * 0.1, x, y, radius);
  inside.addColorStop(0, '#ffffff26');
  inside.addColorStop(0.7, '#ffffff0d');
  inside.addColorStop(1, '#00000066');
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = inside;
  context.fill();

  context.globalAlpha = drawn ? 1 - 0.62 * Math.min(1, drawn.part) : 1;
  for (const ball of balls) {
    if (drawn?.digit === ball.digit) continue;
    context.save();
    context.translate(x + ball.x * radius, y + ball.y * radius);
    context.rotate((ball.turn * Math.PI) / 180);
    const diameter = diameterOf(ball, radius);
    context.drawImage(spriteOf(ball, diameter), -diameter / 2, -diameter / 2);
    context.restore();
  }
  context.globalAlpha = 1;
  if (drawn) paintDrawn(context, { x, y, radius }, drawn);

  // Light on the glass, over everything.
  context.beginPath();
  context.arc(x, y, radius - 1, 0, 2 * Math.PI);
  context.lineWidth = Math.max(2, radius * 0.035);
  context.strokeStyle = '#ffffff52';
  context.stroke();
  context.beginPath();
  context.ellipse(x - radius * 0.32, y - radius * 0.62, radius * 0.42, radius * 0.17, -0.5, 0, 2 * Math.PI);
  context.fillStyle = '#ffffff2e';
  context.fill();
}

function paintDrawn(
  context: CanvasRenderingContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  { from, part, ...ball }: Drawn,
): void {
  const way = overshoot(Math.min(1, part));
  const largest = FRONT.radius / ball.radius;
  const scale = 1 + (largest - 1) * way;
  const diameter = diameterOf(ball, radius);
  const at = { x: from.x + (FRONT.x - from.x) * way, y: from.y + (FRONT.y - from.y) * way };
  const size = diameter * scale;
  const [cx, cy] = [x + at.x * radius, y + at.y * radius];
  const glow = context.createRadialGradient(cx, cy, size * 0.3, cx, cy, size * 0.95);
  glow.addColorStop(0, '#ffe9a8b0');
  glow.addColorStop(1, '#ffe9a800');
  context.fillStyle = glow;
  context.beginPath();
  context.arc(cx, cy, size * 0.95, 0, 2 * Math.PI);
  context.fill();
  // Drawn as large as it comes to be, so that its digit is sharp.
  const sprite = spriteOf(ball, Math.round(diameter * largest));
  context.drawImage(sprite, cx - size / 2, cy - size / 2, size, size);
}
