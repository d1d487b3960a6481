/** What flies, splashes and shines over the fish, each for a time of its own. */
import { type Weapon } from '../../../instant/fishing.ts';
import type { Spot } from './measure.ts';
import type { Prints } from './prints.ts';

export const FLIGHT_MS = 340;
const SPLASH_MS = 460;
const PRIZE_MS = 1_300;
const COIN_MS = 900;
export const SINK_MS = 520;

export type Effect = { start_ms: number } & (
  | { type: 'bullet'; weapon: Weapon; from: Spot; to: () => Spot; isOwn: boolean }
  | { type: 'splash'; weapon: Weapon; at: Spot; size: number; isOwn: boolean }
  | { type: 'rays'; at: Spot; size: number }
  | { type: 'prize'; at: Spot; text: string; size: number; isOwn: boolean }
  | { type: 'coin'; from: Spot; to: Spot; turn: number }
);

const lasts_ms: Readonly<Record<Effect['type'], number>> = {
  bullet: FLIGHT_MS,
  splash: SPLASH_MS,
  rays: PRIZE_MS,
  prize: PRIZE_MS,
  coin: COIN_MS,
};

export const isOver = ({ type, start_ms }: Effect, now_ms: number): boolean =>
  now_ms - start_ms > lasts_ms[type];

/** Draws one, if its time has come. */
export function drawEffect(
  pen: CanvasRenderingContext2D,
  effect: Effect,
  now_ms: number,
  scale: number,
  prints: Prints,
): void {
  const t = (now_ms - effect.start_ms) / lasts_ms[effect.type];
  if (t < 0 || t > 1) return;
  switch (effect.type) {
    case 'bullet':
      return drawBullet(pen, effect, t, scale);
    case 'splash':
      return drawNet(pen, effect, t, prints);
    case 'rays': {
      const half = effect.size * Math.min(1, 0.3 + t * 3);
      pen.save();
      pen.translate(effect.at.x, effect.at.y);
      pen.rotate(t * 1.6);
      pen.globalAlpha = 1 - t * t;
      pen.drawImage(prints.rays, -half, -half, half * 2, half * 2);
      pen.restore();
      return;
    }
    case 'prize': {
      const rise = effect.at.y - 46 * scale * Math.sqrt(t);
      pen.globalAlpha = t < 0.75 ? 1 : (1 - t) * 4;
      pen.font = `800 ${Math.round(effect.size * Math.min(1, 0.5 + t * 4))}px Inter Variable, sans-serif`;
      pen.textAlign = 'center';
      pen.lineWidth = effect.size * 0.2;
      pen.lineJoin = 'round';
      pen.strokeStyle = '#3b1c00';
      pen.fillStyle = effect.isOwn ? '#ffd75e' : '#e8f6ff';
      pen.strokeText(effect.text, effect.at.x, rise);
      pen.fillText(effect.text, effect.at.x, rise);
      pen.globalAlpha = 1;
      return;
    }
    case 'coin': {
      const ease = t * t * (3 - 2 * t);
      const x =
        effect.from.x +
        (effect.to.x - effect.from.x) * ease +
        Math.sin(effect.turn) * 40 * scale * Math.sin(t * 3);
      const y =
        effect.from.y +
        (effect.to.y - effect.from.y) * ease -
        Math.cos(effect.turn) * 50 * scale * Math.sin(t * 3);
      const r = 9 * Math.max(0.7, scale);
      pen.fillStyle = '#c27a09';
      pen.beginPath();
      pen.ellipse(x, y + 1.5, r * Math.abs(Math.cos(t * 12 + effect.turn)) + 1, r, 0, 0, Math.PI * 2);
      pen.fill();
      pen.fillStyle = '#ffd75e';
      pen.beginPath();
      pen.ellipse(x, y, r * 0.8 * Math.abs(Math.cos(t * 12 + effect.turn)) + 1, r * 0.8, 0, 0, Math.PI * 2);
      pen.fill();
    }
  }
}

/** A net opens where a shot strikes, and a harpoon's blow is a ring. */
function drawNet(
  pen: CanvasRenderingContext2D,
  { weapon, at, size, isOwn }: Extract<Effect, { type: 'splash' }>,
  t: number,
  prints: Prints,
): void {
  const open = 1 - (1 - t) ** 3;
  pen.globalAlpha = Math.min(1, (1 - t) * 1.8) * (isOwn ? 1 : 0.6);
  if (weapon === 'harpoon') {
    pen.strokeStyle = isOwn ? '#fff3c4' : '#cfefff';
    pen.lineWidth = 5 * (1 - t) + 1;
    pen.beginPath();
    pen.arc(at.x, at.y, size * (0.3 + 0.8 * open), 0, Math.PI * 2);
    pen.stroke();
  } else {
    const half = size * (0.35 + 0.75 * open);
    const print = isOwn ? (weapon === 'spread' ? prints.spread : prints.own) : prints.others;
    pen.drawImage(print, at.x - half, at.y - half, half * 2, half * 2);
  }
  pen.globalAlpha = 1;
}

function drawBullet(
  pen: CanvasRenderingContext2D,
  { weapon, from, to, isOwn }: Extract<Effect, { type: 'bullet' }>,
  t: number,
  scale: number,
): void {
  const aim = to();
  const [x, y] = [from.x + (aim.x - from.x) * t, from.y + (aim.y - from.y) * t];
  const angle = Math.atan2(aim.y - from.y, aim.x - from.x);
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.globalAlpha = isOwn ? 1 : 0.7;
  const size = Math.max(0.65, scale);
  if (weapon === 'harpoon') {
    pen.fillStyle = '#f2f6ff';
    pen.fillRect(-34 * size, -2.5 * size, 40 * size, 5 * size);
    pen.beginPath();
    pen.moveTo(20 * size, 0);
    pen.lineTo(2 * size, -9 * size);
    pen.lineTo(7 * size, 0);
    pen.lineTo(2 * size, 9 * size);
    pen.fill();
  } else {
    const colour = weapon === 'spread' ? '#7dffcf' : '#ffd75e';
    pen.fillStyle = `${colour}66`;
    pen.beginPath();
    pen.ellipse(-10 * size, 0, 20 * size, 7 * size, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = '#fff';
    pen.beginPath();
    pen.arc(0, 0, (weapon === 'spread' ? 6 : 7) * size, 0, Math.PI * 2);
    pen.fill();
  }
  pen.restore();
}
