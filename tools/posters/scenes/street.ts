import { bokeh, fill, glow, motes, screen, sky } from '../light.ts';
import { n, type Stage } from '../stage.ts';
import { confetti } from './circus.ts';
import type { Scene } from './scene.ts';

const flags = ['#ff3d6e', '#ffd23c', '#27c2a0', '#2f8cff', '#ff8a1e', '#ffffff'] as const;

/** A string of pennants hung between two points. */
function bunting(stage: Stage, x1: number, x2: number, y: number, sag: number, tall: number): string {
  let body = `<path d="M${n(x1)} ${n(y)}Q${n((x1 + x2) / 2)} ${n(y + sag * 2)} ${n(x2)} ${n(y)}" fill="none" stroke="#5a1c3a" stroke-width="2.5"/>`;
  const count = Math.round((x2 - x1) / (tall * 0.95));
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const x = x1 + (x2 - x1) * t;
    const at = y + 4 * sag * t * (1 - t);
    const lean = stage.random.between(-5, 5);
    body += `<path d="M${n(x - tall * 0.36)} ${n(at)}H${n(x + tall * 0.36)}L${n(x + lean)} ${n(at + tall)}Z" fill="${flags[(i * 5 + Math.round(y)) % flags.length] ?? '#ffffff'}"/>`;
  }
  return body;
}

/** A house of the old town: stone below, wood and shell windows above, a lamp-lit door. */
function house(stage: Stage, x: number, foot: number, width: number, height: number, wood: string): string {
  const top = foot - height;
  let body = `<path d="M${n(x - 14)} ${n(top)}L${n(x + width * 0.16)} ${n(top - height * 0.22)}H${n(x + width * 0.84)}L${n(x + width + 14)} ${n(top)}Z" fill="#7a1f2f"/><rect x="${n(x)}" y="${n(top)}" width="${n(width)}" height="${n(height * 0.52)}" fill="${wood}"/><rect x="${n(x + 5)}" y="${n(top + height * 0.52)}" width="${n(width - 10)}" height="${n(height * 0.48)}" fill="#b98a72"/>`;
  const panes = Math.max(2, Math.floor(width / 46));
  for (let i = 0; i < panes; i++) {
    const w = (width - 20) / panes - 8;
    const left = x + 14 + i * (w + 8);
    const lit = stage.random.unit() > 0.25 ? '#ffe39a' : '#8a5a4a';
    body += `<rect x="${n(left)}" y="${n(top + height * 0.12)}" width="${n(w)}" height="${n(height * 0.28)}" fill="${lit}"/><path d="M${n(left + w / 2)} ${n(top + height * 0.12)}v${n(height * 0.28)}M${n(left)} ${n(top + height * 0.26)}h${n(w)}" stroke="${wood}" stroke-width="3"/>`;
    body += `<path d="M${n(left + w * 0.15)} ${n(foot)}V${n(foot - height * 0.26)}A${n(w * 0.35)} ${n(w * 0.35)} 0 0 1 ${n(left + w * 0.85)} ${n(foot - height * 0.26)}V${n(foot)}Z" fill="#6a2f2a"/>`;
  }
  return body;
}

/** The church at the end of the street: a gable between two towers. */
function church(x: number, foot: number, size: number): string {
  const w = size;
  const tower = (left: number): string =>
    `<path d="M${n(left)} ${n(foot)}V${n(foot - w * 0.86)}H${n(left + w * 0.24)}V${n(foot)}ZM${n(left + w * 0.02)} ${n(foot - w * 0.86)}L${n(left + w * 0.12)} ${n(foot - w * 1.14)}L${n(left + w * 0.22)} ${n(foot - w * 0.86)}Z"/>`;
  return `<g fill="#b2506a"><path d="M${n(x - w * 0.3)} ${n(foot)}V${n(foot - w * 0.58)}L${n(x)} ${n(foot - w * 0.88)}L${n(x + w * 0.3)} ${n(foot - w * 0.58)}V${n(foot)}Z"/>${tower(x - w * 0.54)}${tower(x + w * 0.3)}</g><g fill="#ffd88a"><circle cx="${n(x)}" cy="${n(foot - w * 0.5)}" r="${n(w * 0.07)}"/><path d="M${n(x - w * 0.08)} ${n(foot)}v${n(-w * 0.26)}a${n(w * 0.08)} ${n(w * 0.08)} 0 0 1 ${n(w * 0.16)} 0v${n(w * 0.26)}Z"/></g>`;
}

/** A town's street on the eve of its feast: a low sun, houses, a church, and pennants from roof to roof. */
export const street: Scene = {
  dark: '#3a0a33',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#3a1470'],
      [0.3, '#b3256f'],
      [0.56, '#ff6a3d'],
      [0.76, '#ffc44a'],
      [1, '#ffe7a0'],
    ]);
    body += screen(
      glow(stage, { x: light.x, y: light.y + 60 }, 420, '#ffe08a', 0.9) +
        glow(stage, light, 210, '#ffffff', 0.5),
    );
    body += church(light.x - 10, 470, 300);
    const woods = ['#5a2440', '#43306a', '#2f5560', '#7a3a2a'] as const;
    for (let side = 0; side < 2; side++) {
      let x = side === 0 ? -30 : light.x + 210;
      const end = side === 0 ? light.x - 220 : w + 60;
      while (x < end) {
        const width = stage.random.between(120, 190);
        const far = Math.abs(x + width / 2 - light.x) / Math.max(w, 1);
        body += house(stage, x, 500, width, 200 + far * 190, woods[stage.random.index(4)] ?? woods[0]);
        x += width + 10;
      }
    }
    body += `<path d="M0 490H${n(w)}V640H0Z" fill="${stage.linear([
      [0, '#d98a4a'],
      [0.3, '#9a4a48'],
      [1, '#3f1236'],
    ])}"/>`;
    let stones = '';
    for (let i = 0; i < w / 7; i++) {
      const y = 498 + stage.random.unit() ** 1.3 * 140;
      const long = 10 + (y - 490) * 0.28;
      stones += `<rect x="${n(stage.random.between(-10, w))}" y="${n(y)}" width="${n(long)}" height="${n(long * 0.22)}" rx="3" fill="#ffe0a8" opacity="${stage.random.between(0.06, 0.24).toFixed(2)}"/>`;
    }
    body += stones;
    body +=
      bunting(stage, -30, w * 0.46, 96, 42, 34) +
      bunting(stage, w * 0.4, w + 30, 84, 48, 36) +
      bunting(stage, -40, w * 0.7, 16, 40, 50) +
      bunting(stage, w * 0.62, w + 40, 12, 34, 50);
    body += screen(bokeh(stage, Math.round(w / 60), ['#ffd27a', '#ff8ab0', '#8ae0ff'], 26, 0.35, 60));
    body += confetti(stage, Math.round(w / 14), flags);
    return (
      body +
      motes(stage, Math.round(w / 18), '#fff2c0', { halo: true, largest: 1.6 }) +
      fill(stage, '#3a0a33', 0.02)
    );
  },
  front: () => '',
};
