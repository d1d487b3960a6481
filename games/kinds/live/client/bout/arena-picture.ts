/** Draws the arena and its champions on a canvas. What never changes is drawn once for each size. */
import meronPicture from '../pictures/meron.webp';
import walaPicture from '../pictures/wala.webp';
import type { BoutMoment, Champion } from './course.ts';

export const POINTS = 5;
const colours = { meron: '#ff5a3c', wala: '#3fa9ff' } as const;

/** What of a height the ground lies at, and a champion takes. */
const GROUND = 0.86;
const TALL = 0.64;
/** No more of the width, so that neither tail is cut off. */
const WIDE = 0.42;
/** Where the lamps hang. */
const LAMPS = 0.16;

/** A champion in the light, and its shape in the dark. */
type Figure = { image: HTMLImageElement; shade: HTMLCanvasElement | null };
export type Champions = Readonly<Record<Champion, Figure>>;

/** The pictures, asked for once. */
export function loadChampions(onLoaded: () => void): Champions {
  const load = (src: string): Figure => {
    const image = new Image();
    const figure: Figure = { image, shade: null };
    image.addEventListener('load', () => {
      figure.shade = shadeOf(image);
      onLoaded();
    });
    image.src = src;
    return figure;
  };
  return { meron: load(meronPicture), wala: load(walaPicture) };
}

/** What lies over a champion that steps back out of the light. */
function shadeOf(image: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.drawImage(image, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = '#14040c';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Hall, ring and lamps, as they stand while nothing moves. */
export function drawHall(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const [cx, ground] = [width / 2, height * GROUND];
  const hall = context.createLinearGradient(0, 0, 0, height);
  hall.addColorStop(0, '#12060c');
  hall.addColorStop(0.55, '#3a1020');
  hall.addColorStop(1, '#1a0710');
  context.fillStyle = hall;
  context.fillRect(0, 0, width, height);
  // Rows of the audience: lights in the dark, fewer towards the top.
  for (let row = 0; row < 5; row += 1) {
    const y = height * (0.2 + row * 0.085);
    const step = height * (0.05 + row * 0.008);
    for (let index = -1; index * step < width + step; index += 1) {
      const x = index * step + (row % 2) * step * 0.5;
      const glow = ((index * 7 + row * 13) % 11) / 11;
      context.beginPath();
      context.arc(x, y + Math.cos(((x - cx) / width) * 2.4) * -height * 0.05, step * 0.24, 0, 2 * Math.PI);
      context.fillStyle = `rgba(255, ${150 + 70 * glow}, ${110 + 60 * glow}, ${0.05 + 0.1 * glow})`;
      context.fill();
    }
  }
  for (const [x, colour] of [
    [0.14, '#ff7a4a'],
    [0.86, '#4ab0ff'],
    [0.5, '#ffe2a8'],
  ] as const) {
    const beam = context.createLinearGradient(width * x, 0, cx, ground);
    beam.addColorStop(0, `${colour}55`);
    beam.addColorStop(1, `${colour}05`);
    context.beginPath();
    context.moveTo(width * x - height * 0.02, 0);
    context.lineTo(width * x + height * 0.02, 0);
    context.lineTo(cx + (x - 0.5) * -width * 0.35 + height * 0.42, ground);
    context.lineTo(cx + (x - 0.5) * -width * 0.35 - height * 0.42, ground);
    context.closePath();
    context.fillStyle = beam;
    context.fill();
  }
  const [rx, ry] = [Math.min(width * 0.46, height * 1.25), height * 0.13];
  const ring = (grow: number, colour: string | CanvasGradient, dy = 0): void => {
    context.beginPath();
    context.ellipse(cx, ground + dy, rx * grow, ry * grow, 0, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  };
  ring(1.04, '#2a0c07', ry * 0.34);
  ring(1.04, '#c98a34');
  const floor = context.createRadialGradient(cx, ground - ry * 0.4, rx * 0.05, cx, ground, rx);
  floor.addColorStop(0, '#ffe3ad');
  floor.addColorStop(0.55, '#c8813c');
  floor.addColorStop(1, '#7a3f1a');
  ring(0.99, floor);
  context.save();
  context.beginPath();
  context.ellipse(cx, ground, rx * 0.99, ry * 0.99, 0, 0, 2 * Math.PI);
  context.clip();
  context.strokeStyle = '#5b2c1040';
  context.lineWidth = Math.max(1, height * 0.004);
  for (let board = -12; board <= 12; board += 1) {
    context.beginPath();
    context.moveTo(cx + board * rx * 0.05, ground - ry);
    context.lineTo(cx + board * rx * 0.105, ground + ry);
    context.stroke();
  }
  context.restore();
  context.beginPath();
  context.ellipse(cx, ground, rx * 0.55, ry * 0.55, 0, 0, 2 * Math.PI);
  context.strokeStyle = '#fff3d055';
  context.lineWidth = height * 0.008;
  context.stroke();
  for (let bulb = 0; bulb < 28; bulb += 1) {
    const angle = (2 * Math.PI * (bulb + 0.5)) / 28;
    const [x, y] = [cx + Math.cos(angle) * rx * 1.015, ground + Math.sin(angle) * ry * 1.015];
    const lamp = context.createRadialGradient(x, y, 0, x, y, height * 0.022);
    lamp.addColorStop(0, '#fff7dc');
    lamp.addColorStop(0.3, '#ffd884cc');
    lamp.addColorStop(1, '#ffb84a00');
    context.fillStyle = lamp;
    context.fillRect(x - height * 0.022, y - height * 0.022, height * 0.044, height * 0.044);
  }
  return canvas;
}

/** One frame. */
export function drawBoutFrame(
  context: CanvasRenderingContext2D,
  hall: HTMLCanvasElement,
  champions: Champions,
  moment: BoutMoment,
): void {
  const { width, height } = context.canvas;
  context.drawImage(hall, 0, 0);
  const { image: first } = champions.meron;
  const shape = first.naturalHeight > 0 ? first.naturalWidth / first.naturalHeight : 1;
  const tall = Math.min(height * TALL, (width * WIDE) / shape);
  const apart = Math.min(width / 2 - tall * shape * 0.54, tall * 1.05);
  const ground = height * GROUND;
  for (const side of ['meron', 'wala'] as const) {
    const { image, shade } = champions[side];
    if (!image.complete || image.naturalWidth === 0) continue;
    const { forward, hop, lean, light } = moment.poses[side];
    const towards = side === 'meron' ? 1 : -1;
    const x = width / 2 - towards * (apart - forward * (apart - tall * 0.34));
    const wide = (tall * image.naturalWidth) / image.naturalHeight;
    context.beginPath();
    context.ellipse(
      x + towards * wide * 0.15,
      ground + height * 0.006,
      wide * (0.34 - hop * 0.3),
      height * 0.03,
      0,
      0,
      2 * Math.PI,
    );
    context.fillStyle = `rgba(30, 8, 2, ${0.5 - hop})`;
    context.fill();
    context.save();
    context.translate(x, ground + height * 0.02 - hop * tall);
    context.rotate((towards * lean * Math.PI) / 180);
    context.drawImage(image, -wide / 2, -tall, wide, tall);
    if (shade && light < 0.75) {
      context.globalAlpha = 0.75 - light;
      context.drawImage(shade, -wide / 2, -tall, wide, tall);
    }
    context.restore();
    if (light >= 0.99) drawRays(context, x, ground - tall * (0.5 + hop), tall, colours[side]);
  }
  if (moment.struck && moment.struck.ago_ms < 520) drawBurst(context, moment.struck, apart, tall, ground);
  for (const side of ['meron', 'wala'] as const) drawPoints(context, side, moment);
}

/** Light behind nothing and over everything: a ring that grows from where they met. */
function drawBurst(
  context: CanvasRenderingContext2D,
  { by, ago_ms }: NonNullable<BoutMoment['struck']>,
  apart: number,
  tall: number,
  ground: number,
): void {
  const { width } = context.canvas;
  const part = ago_ms / 520;
  const towards = by === 'both' ? 0 : by === 'meron' ? 1 : -1;
  const [x, y] = [width / 2 + towards * apart * 0.12, ground - tall * 0.62];
  const radius = tall * (0.12 + 0.42 * part);
  const colour = by === 'both' ? '#ffe9a8' : colours[by];
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 1 - part;
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, '#fffdf0');
  light.addColorStop(0.35, colour);
  light.addColorStop(1, `${colour}00`);
  context.fillStyle = light;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.strokeStyle = '#fff6d8';
  context.lineWidth = tall * 0.012;
  for (let ray = 0; ray < 10; ray += 1) {
    const angle = (2 * Math.PI * ray) / 10 + 0.2;
    context.beginPath();
    context.moveTo(x + Math.cos(angle) * radius * 0.5, y + Math.sin(angle) * radius * 0.5);
    context.lineTo(x + Math.cos(angle) * radius * 0.95, y + Math.sin(angle) * radius * 0.95);
    context.stroke();
  }
  context.restore();
}

function drawRays(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  tall: number,
  colour: string,
): void {
  context.save();
  context.globalCompositeOperation = 'lighter';
  const glow = context.createRadialGradient(x, y, tall * 0.1, x, y, tall * 0.72);
  glow.addColorStop(0, `${colour}66`);
  glow.addColorStop(1, `${colour}00`);
  context.fillStyle = glow;
  context.fillRect(x - tall, y - tall, tall * 2, tall * 2);
  context.restore();
}

/** The lamps of a side: the first one stands nearest to the middle. */
function drawPoints(context: CanvasRenderingContext2D, side: Champion, { points, struck }: BoutMoment): void {
  const { width, height } = context.canvas;
  const radius = Math.min(height * 0.033, width * 0.021);
  const towards = side === 'meron' ? -1 : 1;
  for (let point = 0; point < POINTS; point += 1) {
    const x = width / 2 + towards * (radius * 2.2 + point * radius * 2.7);
    const y = height * LAMPS;
    const isLit = point < points[side];
    const isNew =
      isLit &&
      point === points[side] - 1 &&
      struck !== null &&
      struck.by !== otherOf(side) &&
      struck.ago_ms < 420;
    const grown = isNew ? 1 + 0.7 * (1 - struck.ago_ms / 420) : 1;
    context.beginPath();
    context.arc(x, y, radius * grown, 0, 2 * Math.PI);
    context.fillStyle = isLit ? colours[side] : '#00000080';
    context.fill();
    context.lineWidth = Math.max(1, radius * 0.2);
    context.strokeStyle = isLit ? '#fff2cf' : '#ffffff55';
    context.stroke();
    if (!isLit) continue;
    context.beginPath();
    context.arc(x - radius * 0.3, y - radius * 0.3, radius * 0.28, 0, 2 * Math.PI);
    context.fillStyle = '#ffffffc0';
    context.fill();
  }
}

const otherOf = (side: Champion): Champion => (side === 'meron' ? 'wala' : 'meron');
