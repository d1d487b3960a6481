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

/** So many balls stand side by side on a sheet, and so many rows are below each other: enough for every lottery. */
const ACROSS = 8;

/** All balls of a size on one canvas: a drum is drawn from one picture, as sixty small ones would each be read for every frame. */
type Sheet = { canvas: HTMLCanvasElement; places: Map<string, { x: number; y: number }> };

const sheets = new Map<number, Sheet>();
const sprites = new Map<string, HTMLCanvasElement>();

const nameOf = ({ digit, colour }: Face): string => `${digit} ${colour}`;

function square(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  return canvas;
}

/** Draws a ball from its sheet with its middle where the pen is. */
function layBall(into: CanvasRenderingContext2D, ball: Face, diameter: number): void {
  let sheet = sheets.get(diameter);
  if (!sheet) sheets.set(diameter, (sheet = { canvas: square(ACROSS * diameter), places: new Map() }));
  const { canvas, places } = sheet;
  let place = places.get(nameOf(ball));
  if (!place) {
    place = {
      x: (places.size % ACROSS) * diameter,
      y: Math.floor(places.size / ACROSS) * diameter,
    };
    places.set(nameOf(ball), place);
    const context = canvas.getContext('2d');
    if (context) paintBall(context, ball, diameter, place);
  }
  const half = diameter / 2;
  into.drawImage(canvas, place.x, place.y, diameter, diameter, -half, -half, diameter, diameter);
}

/** The one ball that comes to the front, drawn once for each size. */
function spriteOf(ball: Face, diameter: number): HTMLCanvasElement {
  const key = `${nameOf(ball)} ${diameter}`;
  const known = sprites.get(key);
  if (known) return known;
  const canvas = square(diameter);
  const context = canvas.getContext('2d');
  if (context) paintBall(context, ball, diameter, { x: 0, y: 0 });
  sprites.set(key, canvas);
  return canvas;
}

/** A ball lit from above. */
function paintBall(
  context: CanvasRenderingContext2D,
  { digit, colour }: Face,
  diameter: number,
  { x, y }: { x: number; y: number },
): void {
  const radius = diameter / 2;
  context.save();
  context.translate(x, y);
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
  context.restore();
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

/** What is behind the balls of a drum and before them, drawn once for each size: lights that fade are slow to draw. */
type Glass = { inside: HTMLCanvasElement; front: HTMLCanvasElement };

const glasses = new Map<number, Glass>();

function glassOf(radius: number): Glass {
  const known = glasses.get(radius);
  if (known) return known;
  const glass = { inside: square(2 * radius + 2), front: square(2 * radius + 2) };
  const middle = radius + 1;
  const inside = glass.inside.getContext('2d');
  if (inside) {
    const light = inside.createRadialGradient(
      middle,
      middle - radius * 0.3,
      radius * 0.1,
      middle,
      middle,
      radius,
    );
    light.addColorStop(0, '#ffffff26');
    light.addColorStop(0.7, '#ffffff0d');
    light.addColorStop(1, '#00000066');
    inside.beginPath();
    inside.arc(middle, middle, radius, 0, 2 * Math.PI);
    inside.fillStyle = light;
    inside.fill();
  }
  const front = glass.front.getContext('2d');
  if (front) {
    front.beginPath();
    front.arc(middle, middle, radius - 1, 0, 2 * Math.PI);
    front.lineWidth = Math.max(2, radius * 0.035);
    front.strokeStyle = '#ffffff52';
    front.stroke();
    front.beginPath();
    front.ellipse(
      middle - radius * 0.32,
      middle - radius * 0.62,
      radius * 0.42,
      radius * 0.17,
      -0.5,
      0,
      2 * Math.PI,
    );
    front.fillStyle = '#ffffff2e';
    front.fill();
  }
  glasses.set(radius, glass);
  return glass;
}

/** One drum with its middle at a place of the canvas. */
export function paintDrum(
  context: CanvasRenderingContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  balls: readonly Ball[],
  drawn: Drawn | null,
): void {
  const glass = glassOf(Math.round(radius));
  const corner: [number, number] = [x - glass.inside.width / 2, y - glass.inside.height / 2];
  context.drawImage(glass.inside, ...corner);

  context.globalAlpha = drawn ? 1 - 0.62 * Math.min(1, drawn.part) : 1;
  for (const ball of balls) {
    if (drawn?.digit === ball.digit) continue;
    context.save();
    context.translate(x + ball.x * radius, y + ball.y * radius);
    context.rotate((ball.turn * Math.PI) / 180);
    layBall(context, ball, diameterOf(ball, radius));
    context.restore();
  }
  context.globalAlpha = 1;
  if (drawn) paintDrawn(context, { x, y, radius }, drawn);

  context.drawImage(glass.front, ...corner);
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
