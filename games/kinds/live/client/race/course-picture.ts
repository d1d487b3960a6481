/** The three courses on canvases, drawn once for each size: what is far, what passes by, and the ground. */
import { canvasOf, type Look, LOOKS, spread } from './looks.ts';
import { paintStand } from './stand-picture.ts';

export type CoursePicture = {
  far: HTMLCanvasElement;
  /** These repeat from left to right. */
  near: HTMLCanvasElement;
  ground: HTMLCanvasElement;
  /** The rail before the runners. */
  rail: HTMLCanvasElement;
  /** What hooves throw up. */
  puff: HTMLCanvasElement;
};

/** What of the height the ground begins at. */
export const HORIZON = 0.4;

export function drawCourse(course: number, width: number, height: number): CoursePicture {
  const look = LOOKS[course % LOOKS.length] ?? LOOKS[0];
  if (!look) throw new Error('There is no course.');
  const below = height * (1 - HORIZON);
  return {
    far: farOf(look, width, height * HORIZON),
    near: paintStand(look, height * HORIZON * 5.2, height * HORIZON),
    ground: groundOf(look, below * 1.6, below),
    rail: railOf(look, below * 0.9, below * 0.16),
    puff: puffOf(look),
  };
}

function farOf({ sky, hills, isNight, kind }: Look, width: number, height: number): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(width, height);
  const air = pen.createLinearGradient(0, 0, 0, height);
  air.addColorStop(0, sky[0]);
  air.addColorStop(1, sky[1]);
  pen.fillStyle = air;
  pen.fillRect(0, 0, width, height);
  const [x, y, r] = [width * 0.28, height * (kind === 'boats' ? 0.5 : 0.3), height * (isNight ? 0.11 : 0.14)];
  const halo = pen.createRadialGradient(x, y, r * 0.8, x, y, r * 5);
  halo.addColorStop(0, isNight ? '#fff6d84d' : '#fffbe0b3');
  halo.addColorStop(1, '#fffbe000');
  pen.fillStyle = halo;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = isNight ? '#fff6d8' : '#fffdf2';
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fill();
  if (isNight)
    for (let star = 0; star < 70; star += 1) {
      pen.globalAlpha = 0.35 + 0.65 * spread(star + 7);
      pen.fillRect(spread(star) * width, spread(star + 311) * height * 0.7, 1.6, 1.6);
    }
  pen.globalAlpha = 1;
  for (let cloud = 0; cloud < 4; cloud += 1)
    paintCloud(
      pen,
      width * (0.08 + 0.27 * cloud),
      height * (0.14 + 0.2 * spread(cloud * 5)),
      height * 0.13,
      isNight ? '#8f7fc92e' : '#ffffffb8',
    );
  for (const [layer, colour] of hills.entries()) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let step = 0; step <= 48; step += 1) {
      const along = step / 48;
      const swell =
        0.15 * Math.sin(along * (11 - layer * 3) + layer * 2) + 0.06 * Math.sin(along * 31 + layer * 5);
      pen.lineTo(width * along, height * (0.64 + layer * 0.16 - swell * (1 - layer * 0.4)));
    }
    pen.lineTo(width, height);
    pen.fill();
  }
  return canvas;
}

function paintCloud(pen: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const [dx, dy, size] of [
    [-1.5, 0.25, 0.5],
    [-0.7, 0, 0.75],
    [0.2, -0.2, 0.9],
    [1.1, 0.05, 0.7],
    [1.8, 0.3, 0.42],
  ] as const) {
    pen.moveTo(x + dx * r + size * r, y + dy * r);
    pen.ellipse(x + dx * r, y + dy * r, size * r, size * r * 0.6, 0, 0, 2 * Math.PI);
  }
  pen.fill();
}

function groundOf(look: Look, width: number, height: number): HTMLCanvasElement {
  const { ground, stripe, rail } = look;
  const [canvas, pen] = canvasOf(width, height);
  const turf = pen.createLinearGradient(0, 0, 0, height);
  turf.addColorStop(0, ground[0]);
  turf.addColorStop(1, ground[1]);
  pen.fillStyle = turf;
  pen.fillRect(0, 0, width, height);
  // Mown stripes, wider towards whoever looks.
  pen.fillStyle = stripe;
  const stripes = 5;
  const each = canvas.width / stripes;
  for (let at = 0; at < stripes; at += 1)
    pen.fillRect(Math.round(at * each), 0, Math.round(each / 2), height);
  // Blades and clods, larger towards the front.
  for (let clod = 0; clod < 700; clod += 1) {
    const part = spread(clod + 2_000) ** 0.7;
    pen.fillStyle = clod % 2 === 0 ? '#ffffff14' : '#00000018';
    pen.fillRect(spread(clod) * width, part * height, 2 + 8 * part * spread(clod + 4_000), 1 + 1.4 * part);
  }
  // The far rail, with its shadow.
  const thick = Math.max(2, height * 0.014);
  pen.fillStyle = '#00000040';
  pen.fillRect(0, height * 0.115, width, thick);
  pen.fillStyle = rail;
  const posts = 6;
  for (let post = 0; post < posts; post += 1)
    pen.fillRect((canvas.width * (post + 0.5)) / posts, height * 0.02, thick * 1.2, height * 0.09);
  pen.fillRect(0, height * 0.012, width, thick * 1.4);
  return canvas;
}

/** The rail at the front: its posts lean a little, as near things pass fast. */
function railOf({ rail }: Look, width: number, height: number): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(width, height);
  const thick = Math.max(3, height * 0.13);
  pen.fillStyle = '#00000038';
  pen.fillRect(0, height * 0.86, width, height * 0.14);
  pen.fillStyle = rail;
  pen.fillRect(canvas.width * 0.5, height * 0.2, thick, height * 0.8);
  pen.fillRect(0, height * 0.12, width, thick * 1.25);
  pen.fillStyle = '#00000026';
  pen.fillRect(0, height * 0.12 + thick * 0.9, width, thick * 0.35);
  pen.fillRect(canvas.width * 0.5 + thick * 0.7, height * 0.25, thick * 0.3, height * 0.75);
  return canvas;
}

function puffOf({ puff }: Look): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(64, 64);
  const dust = pen.createRadialGradient(32, 32, 4, 32, 32, 31);
  dust.addColorStop(0, `${puff}b3`);
  dust.addColorStop(1, `${puff}00`);
  pen.fillStyle = dust;
  pen.fillRect(0, 0, 64, 64);
  return canvas;
}
