import { hsl } from '../colour.ts';
import { glow, screen, shafts, sky } from '../light.ts';
import { cloud } from '../nature.ts';
import { n, type Stage } from '../stage.ts';
import { bubbles, coral, kelp } from './reef.ts';
import type { Scene } from './scene.ts';

/** A sea with islands of rock: what is above the waterline and below it in one picture. */
interface Waters {
  readonly air: readonly [string, string, string];
  readonly sun: string;
  readonly far: string;
  readonly near: string;
  readonly green: string;
  readonly surface: string;
  readonly water: readonly [string, string, string];
  readonly foam: string;
  readonly floor: string;
}

/** Where the water begins. */
const line = 372;

/** An island of rock that stands upright in the sea, with trees on its head and its foot worn away by the water. */
function island(
  stage: Stage,
  at: { x: number; foot: number },
  wide: number,
  tall: number,
  rock: string,
  trees: string,
): string {
  const { random } = stage;
  const half = wide / 2;
  const edge = (side: 1 | -1): string => {
    let d = '';
    const steps = 7;
    for (let i = 1; i <= steps; i++) {
      const t = side === -1 ? i / steps : 1 - i / steps;
      const bulge = Math.sin(Math.min(1, t * 1.1) * Math.PI * 0.5);
      const x = side * half * (1.06 - 0.62 * t ** 2.4) + random.between(-4, 4);
      d += `L${n(at.x + x)} ${n(at.foot - tall * bulge * t + (t === 0 ? 0 : random.between(-3, 3)))}`;
    }
    return d;
  };
  const body = `M${n(at.x - half * 0.8)} ${n(at.foot)}${edge(-1)}${edge(1)}L${n(at.x + half * 0.8)} ${n(at.foot)}Z`;
  let crown = '';
  for (let i = 0; i < 11; i++) {
    const t = i / 10 - 0.5;
    crown += `<circle cx="${n(at.x + t * wide * 0.62)}" cy="${n(at.foot - tall * (1 - Math.abs(t) ** 2 * 0.5) + random.between(-4, 8))}" r="${n(wide * random.between(0.06, 0.12))}"/>`;
  }
  let streaks = '';
  for (let i = 0; i < 9; i++) {
    const x = at.x + random.between(-0.4, 0.4) * wide;
    const y = at.foot - tall * random.between(0.25, 0.75);
    streaks += `M${n(x)} ${n(y)}q${n(random.between(-5, 5))} ${n(tall * 0.1)} 0 ${n(tall * random.between(0.12, 0.24))}`;
  }
  return `<path d="${body}" fill="${rock}"/><path d="${streaks}" stroke="#fff" stroke-opacity=".3" stroke-width="4" fill="none" stroke-linecap="round"/><g fill="${trees}">${crown}</g>`;
}

function waters(paint: Waters): Scene {
  return {
    dark: paint.water[2],
    back: (stage, light) => {
      const w = stage.width;
      let body = sky(stage, [
        [0, paint.air[0]],
        [0.36, paint.air[1]],
        [0.58, paint.air[2]],
        [1, paint.air[2]],
      ]);
      body += screen(glow(stage, { x: light.x, y: 150 }, 330, paint.sun, 0.9));
      for (const [x, y, size] of [
        [0.16, 110, 190],
        [0.5, 70, 150],
        [0.92, 96, 200],
      ] as const)
        body += `<g opacity=".8">${cloud(stage, { x: w * x, y }, size, '#ffffff')}</g>`;
      for (const [x, wide, tall] of [
        [0.06, 120, 150],
        [0.22, 90, 96],
        [0.4, 130, 168],
        [0.98, 150, 190],
      ] as const)
        body += island(stage, { x: w * x, foot: line + 4 }, wide, tall, paint.far, paint.far);
      body += island(stage, { x: light.x - 214, foot: line + 6 }, 150, 262, paint.near, paint.green);
      body += island(stage, { x: light.x + 226, foot: line + 6 }, 184, 306, paint.near, paint.green);
      const deep = stage.linear([
        [0, paint.water[0]],
        [0.45, paint.water[1]],
        [1, paint.water[2]],
      ]);
      body += `<rect y="${line}" width="${n(w)}" height="${640 - line}" fill="${deep}"/>`;
      body += `<g opacity=".55">${screen(shafts(stage, { x: light.x, y: line - 120 }, Math.round(w / 70), paint.foam, 0.5))}</g>`;
      // Nothing of the shafts is above the water.
      for (let x = 14; x < w; x += 92)
        body += kelp(
          stage,
          x + stage.random.between(-24, 24),
          636,
          stage.random.between(50, 120),
          paint.floor,
        );
      const hues = [352, 16, 312, 40, 276];
      for (let x = 10; x < w; x += 78)
        body += coral(
          stage,
          { x: x + stage.random.between(-18, 18), y: 640 },
          stage.random.between(64, 110),
          hsl(hues[stage.random.index(5)] ?? 0, 78, stage.random.between(50, 62)),
        );
      return body + bubbles(stage, Math.round(w / 40), { top: line + 40, foot: 600 });
    },
    front: (stage) => {
      // The waterline itself, thick as glass, with a crest that catches the light.
      let d = `M-10 ${line}`;
      for (let x = -10; x < stage.width + 60; x += 60)
        d += `q30 ${stage.random.between(5, 9).toFixed(1)} 60 ${stage.random.between(-2, 2).toFixed(1)}`;
      return `<path d="${d}v16H-10Z" fill="${paint.surface}" opacity=".8"/><path d="${d}" fill="none" stroke="${paint.foam}" stroke-width="5"/>`;
    },
  };
}

export const karstDay = waters({
  air: ['#7fd0f5', '#c4ecfa', '#f3fbff'],
  sun: '#fffbe0',
  far: '#8fc3d4',
  near: '#c9b79a',
  green: '#3f8f5a',
  surface: '#2fc4cf',
  water: ['#25b9c8', '#0a86a4', '#066078'],
  foam: '#f2feff',
  floor: '#0b6f78',
});

export const karstDusk = waters({
  air: ['#5a5fc4', '#ff9d8a', '#ffe0b0'],
  sun: '#ffd9a0',
  far: '#a0709c',
  near: '#7a4f6e',
  green: '#3f4a6a',
  surface: '#f08aa0',
  water: ['#c2688f', '#54437f', '#1d2c62'],
  foam: '#fff0d8',
  floor: '#3a3572',
});

/** Far below: a slope, a wreck of columns, and lamps that swim. */
export const trench: Scene = {
  dark: '#021326',
  back: (stage, light) => {
    const w = stage.width;
    const { random } = stage;
    let body = sky(stage, [
      [0, '#1593b4'],
      [0.34, '#0a5684'],
      [0.72, '#06294f'],
      [1, '#021326'],
    ]);
    body += screen(shafts(stage, { x: light.x, y: -80 }, Math.round(w / 60), '#b8f4ff', 0.5));
    body += screen(glow(stage, { x: light.x, y: light.y }, 320, '#5fe0e8', 0.75));
    let slope = 'M-10 640V520';
    for (let x = -10; x < w + 40; x += 40)
      slope += `L${n(x + 40)} ${n(560 - 120 * Math.abs((x - light.x) / w) - random.between(0, 26))}`;
    body += `<path d="${slope}V640Z" fill="#052447"/>`;
    for (const [x, tall] of [
      [-330, 300],
      [-262, 214],
      [300, 340],
      [372, 250],
    ] as const) {
      const left = light.x + x;
      const top = 596 - tall;
      body += `<g fill="#0d4a70"><rect x="${n(left)}" y="${n(top)}" width="44" height="${tall}"/><path d="M${n(left - 10)} ${n(top)}h64l-8 -18h-48ZM${n(left - 8)} ${n(top + tall)}h60v-14h-60Z"/></g><path d="M${n(left + 9)} ${n(top)}v${tall}M${n(left + 22)} ${n(top)}v${tall}M${n(left + 35)} ${n(top)}v${tall}" stroke="#06294f" stroke-width="4"/>`;
    }
    for (let i = 0; i < Math.round(w / 60); i++) {
      const at = { x: random.between(0, w), y: random.between(90, 520) };
      const r = random.between(9, 24);
      body += screen(glow(stage, at, r * 2.4, '#b08cff', 0.7));
      body += `<g transform="translate(${n(at.x)} ${n(at.y)})"><path d="M${n(-r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(r)} 0Z" fill="#e3d4ff" opacity=".85"/><path d="M${n(-r * 0.6)} 0q-3 ${n(r)} 2 ${n(r * 2)}M0 0q4 ${n(r)} 0 ${n(r * 2.3)}M${n(r * 0.6)} 0q3 ${n(r)} -2 ${n(r * 2)}" stroke="#e3d4ff" stroke-opacity=".6" stroke-width="2.4" fill="none"/></g>`;
    }
    for (let x = 10; x < w; x += 110)
      body += coral(
        stage,
        { x: x + random.between(-20, 20), y: 640 },
        random.between(60, 100),
        hsl(300 + random.between(-20, 40), 60, 52),
      );
    return body + bubbles(stage, Math.round(w / 26), { top: 20, foot: 560 });
  },
  front: () => '',
};
