import { glow, screen, sky } from '../light.ts';
import { cloud, ridge } from '../nature.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

const walls = ['#fbe3c0', '#f6c9a0', '#f2a98a', '#fdf3df', '#f7d77f', '#e9b7a6'] as const;
const roofs = ['#c4603f', '#b3502f', '#d07a52'] as const;

/** A town of painted houses that climbs a hillside, from `from` to `to`, its foot on the water. */
function town(stage: Stage, from: number, to: number, foot: number, tall: number): string {
  const { random } = stage;
  const middle = (from + to) / 2;
  let body = '';
  for (let row = 4; row >= 0; row--) {
    for (let x = from + row * 14; x < to - row * 14;) {
      const w = random.between(24, 44);
      const lift = row * tall * 0.2 * (1 - Math.abs((x - middle) / (to - from)) * 0.9);
      const h = random.between(0.7, 1.15) * tall * 0.34;
      const y = foot - lift - h;
      const wall = walls[random.index(walls.length)] ?? '#fbe3c0';
      const roof = roofs[random.index(roofs.length)] ?? '#c4603f';
      let windows = '';
      for (let wx = x + 6; wx < x + w - 7; wx += 10)
        for (let wy = y + 9; wy < foot - lift - 6; wy += 14)
          windows += `<rect x="${n(wx)}" y="${n(wy)}" width="4.4" height="7" fill="#3f6f86" opacity=".75"/>`;
      body += `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(foot - y)}" fill="${wall}"/><path d="M${n(x - 3)} ${n(y)}L${n(x + w / 2)} ${n(y - 9)}L${n(x + w + 3)} ${n(y)}Z" fill="${roof}"/><rect x="${n(x + w * 0.68)}" y="${n(y)}" width="${n(w * 0.32)}" height="${n(foot - y)}" fill="#7a4a3a" opacity=".16"/>${windows}`;
      x += w - 2;
    }
  }
  return body;
}

/** A small boat with one white sail. */
function boat(x: number, y: number, size: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${size})"><path d="M2 -46L2 -4L30 -6Z" fill="#fffdf5"/><path d="M-2 -40L-2 -4L-20 -6Z" fill="#f2e6d0"/><path d="M-26 0H30L20 9H-16Z" fill="#1f4f78"/><path d="M-26 0H30" stroke="#fff6e2" stroke-width="2"/></g>`;
}

/** Ranks of light on the water. */
function ripples(stage: Stage, top: number, count: number, colour: string): string {
  const { random, width } = stage;
  let body = '';
  for (let i = 0; i < count; i++) {
    const t = random.unit() ** 1.4;
    const y = top + 6 + t * (640 - top);
    const l = 10 + t * 70;
    const x = random.between(-20, width);
    body += `<path d="M${n(x)} ${n(y)}q${n(l / 4)} ${n(-2 - t * 5)} ${n(l / 2)} 0t${n(l / 2)} 0" stroke="${colour}" stroke-width="${n(1 + t * 2.6)}" stroke-opacity="${random.between(0.25, 0.75).toFixed(2)}" fill="none" stroke-linecap="round"/>`;
  }
  return body;
}

/** A balustrade of stone, on which the figures stand. */
function balustrade(stage: Stage, top: number): string {
  const stone = stage.linear([
    [0, '#fff8e8'],
    [1, '#dcc9a6'],
  ]);
  let posts = '';
  for (let x = -10; x < stage.width + 20; x += 34)
    posts += `<path d="M${x} ${top + 24}h14c-3 10 5 16 4 28c-1 10 -5 14 -4 22h-14c1 -8 -3 -12 -4 -22c-1 -12 7 -18 4 -28Z" fill="${stone}"/>`;
  return `<rect y="${top + 20}" width="${n(stage.width)}" height="70" fill="#0f5f86" opacity=".28"/>${posts}<rect y="${top}" width="${n(stage.width)}" height="24" fill="${stone}"/><rect y="${top + 21}" width="${n(stage.width)}" height="4" fill="#a58c62" opacity=".45"/><rect y="${top + 72}" width="${n(stage.width)}" height="90" fill="${stone}"/><rect y="${top + 72}" width="${n(stage.width)}" height="4" fill="#fffdf5"/>`;
}

/** A bay at noon, seen from a terrace. */
export const riviera: Scene = {
  dark: '#0e5a86',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#5cb4e4'],
      [0.3, '#a5daf0'],
      [0.54, '#fdf0d2'],
      [1, '#fdf0d2'],
    ]);
    body += screen(glow(stage, { x: light.x, y: light.y - 30 }, 330, '#fff3c4', 0.85));
    for (const [x, y, size] of [
      [0.08, 96, 150],
      [0.36, 60, 190],
      [0.93, 120, 170],
    ] as const)
      body += `<g opacity=".85">${cloud(stage, { x: x * w, y }, size, '#ffffff')}</g>`;
    body += ridge(stage, 318, 34, 0.25, '#a9c7cf');
    body += `<g opacity=".95">${ridge(stage, 344, 22, 0.3, '#7faaa0')}</g>`;
    body += `<rect y="352" width="${n(w)}" height="300" fill="${stage.linear([
      [0, '#7fd0d8'],
      [0.2, '#2ba4c4'],
      [0.6, '#1280b0'],
      [1, '#0c6499'],
    ])}"/>`;
    // The town stands at both ends of the bay; the middle is open water.
    body += `<path d="M-10 372V250Q${n(w * 0.08)} 214 ${n(w * 0.16)} 292Q${n(w * 0.21)} 340 ${n(w * 0.25)} 372Z" fill="#6f9a5c"/>`;
    body += town(stage, -16, w * 0.2, 372, 150);
    body += `<path d="M${n(w + 10)} 372V270Q${n(w * 0.95)} 250 ${n(w * 0.9)} 318L${n(w * 0.84)} 372Z" fill="#7fa564"/>`;
    body += town(stage, w * 0.88, w + 20, 372, 118);
    body += ripples(stage, 356, Math.round(w / 9), '#e9fbf6');
    body += boat(w * 0.3, 398, 0.8) + boat(w * 0.43, 380, 0.5);
    if (w > 800) body += boat(w * 0.85, 414, 0.95);
    return body + balustrade(stage, 524);
  },
  front: (stage) => {
    const { random, width: w } = stage;
    // Bougainvillea hangs in from both upper corners.
    let blossom = '';
    for (const [x0, side] of [
      [w + 6, -1],
      [-6, 1],
    ] as const) {
      for (let i = 0; i < 74; i++) {
        const t = random.unit();
        const x = x0 + side * t * (side < 0 ? 190 : 120);
        const y = random.unit() ** 1.6 * (150 - t * 120) - 6;
        const r = random.between(7, 13);
        const paint = i % 4 === 0 ? '#4f8a4a' : (['#e0457e', '#f06a9c', '#c92f6e'] as const)[i % 3];
        blossom += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(0, 360))})"><path d="M0 0C${n(r)} ${n(-r * 0.6)} ${n(r)} ${n(-r * 1.3)} 0 ${n(-r * 1.5)}C${n(-r)} ${n(-r * 1.3)} ${n(-r)} ${n(-r * 0.6)} 0 0Z" fill="${paint}"/></g>`;
      }
    }
    return `<g filter="${stage.soft(0.7)}">${blossom}</g>`;
  },
};
