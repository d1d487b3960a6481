import { ridge } from '../nature.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';
import { sky } from '../light.ts';

/** A standing stone with a slanted head and a band round it, as far away as it is small. */
function stone(x: number, foot: number, tall: number, lean: number, paint: string, band: string): string {
  const w = tall * 0.27;
  return `<g transform="translate(${n(x)} ${n(foot)}) rotate(${lean})"><path d="M${n(-w / 2)} 12V${n(-tall * 0.9)}L${n(w / 2)} ${n(-tall)}V12Z" fill="${paint}"/><path d="M${n(w * 0.1)} 12V${n(-tall * 0.95)}L${n(w / 2)} ${n(-tall)}V12Z" fill="#000" opacity=".35"/><path d="M${n(-w / 2)} ${n(-tall * 0.46)}H${n(w / 2)}" stroke="${band}" stroke-width="${n(Math.max(1.5, tall * 0.016))}"/></g>`;
}

function grass(stage: Stage, top: number, count: number, paint: string): string {
  const { random, width } = stage;
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, tall] = [random.between(-10, width + 10), random.between(14, 58)];
    const bend = random.between(-14, 14);
    d += `M${n(x)} 650Q${n(x + bend * 0.2)} ${n(top + 60 - tall * 0.4)} ${n(x + bend)} ${n(top + 62 - tall)}`;
  }
  return `<path d="${d}" stroke="${paint}" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;
}

/** An hour or a weather over the same hills. */
interface Weather {
  readonly dark: string;
  /** From the top to the horizon. */
  readonly sky: readonly [string, string, string, string];
  /** What stands in the sky behind the hero. */
  readonly disc?: { readonly y: number; readonly radius: number; readonly paint: readonly [string, string] };
  /** The hills from the furthest to the nearest. */
  readonly hills: readonly [string, string, string];
  /** The stones by how far along the picture they stand, how tall they are and how they lean; the last ones are the nearest. */
  readonly stones: readonly (readonly [at: number, tall: number, lean: number])[];
  readonly grass: string;
  /** What is in the air. */
  readonly air?: (stage: Stage) => string;
}

const scattered: Weather['stones'] = [
  [0.1, 108, -3],
  [0.2, 78, 4],
  [0.31, 168, 2],
  [0.03, 210, -2],
  [0.95, 190, 3],
];
/** A row that grows towards one edge of the picture. */
const procession: Weather['stones'] = [
  [0.2, 84, 0],
  [0.29, 66, 0],
  [0.11, 132, -1],
  [0.02, 200, -2],
  [0.98, 150, 2],
];
/** A gate of two stones, and one beyond it. */
const pair: Weather['stones'] = [
  [0.24, 70, 3],
  [0.77, 74, -2],
  [0.08, 226, 2],
  [0.92, 236, -2],
  [0.17, 96, -8],
];

function steppeIn({ dark, sky: shades, disc, hills, stones, grass: blades, air }: Weather): Scene {
  const [far, middle, near] = hills;
  const isFar = (at: number): boolean => at < 2;
  return {
    dark,
    back: (stage, light) => {
      const standing = (which: (at: number) => boolean, paint: string, band: string): string =>
        stones
          .map(([at, tall, lean], index) =>
            which(index)
              ? stone(stage.width * at, (isFar(index) ? 448 : 496) + tall * 0.06, tall, lean, paint, band)
              : '',
          )
          .join('');
      const [top, high, low, horizon] = shades;
      let body = sky(stage, [
        [0, top],
        [0.42, high],
        [0.72, low],
        [1, horizon],
      ]);
      if (disc) {
        const [from, to] = disc.paint;
        const paint = stage.linear([
          [0, from],
          [1, to],
        ]);
        body += `<circle cx="${n(light.x)}" cy="${disc.y}" r="${disc.radius}" fill="${paint}"/>`;
      }
      body += air?.(stage) ?? '';
      body += ridge(stage, 428, 30, 0.25, far, 10);
      body += standing(isFar, middle, far);
      body += ridge(stage, 470, 24, 0.12, middle, 10);
      body += standing((at) => !isFar(at), near, middle);
      return body + ridge(stage, 520, 18, 0.05, dark, 10);
    },
    front: (stage) => grass(stage, 566, Math.round(stage.width / 5), blades),
  };
}

/** Points of one size all over the sky: stars, or flakes of snow. */
function points(stage: Stage, count: number, most: number, paint: string): string {
  const { random, width } = stage;
  let body = '';
  for (let i = 0; i < count; i++)
    body += `<circle cx="${n(random.between(0, width))}" cy="${n(random.between(0, 440))}" r="${n(random.between(1, most))}" fill="${paint}"/>`;
  return body;
}

/** Lines that all fall the same way. */
function rain(stage: Stage, paint: string): string {
  const { random, width } = stage;
  let d = '';
  for (let i = 0; i < 90; i++) {
    const [x, y, long] = [random.between(0, width + 160), random.between(-40, 400), random.between(60, 150)];
    d += `M${n(x)} ${n(y)}l${n(-long * 0.34)} ${n(long)}`;
  }
  return `<path d="${d}" stroke="${paint}" stroke-width="2"/>`;
}

/** Standing stones on bare hills before one large red sun. */
export const steppe = steppeIn({
  dark: '#1c1915',
  sky: ['#b9b2a4', '#ece6d9', '#fbf7ee', '#d8d0c0'],
  disc: { y: 258, radius: 236, paint: ['#f0281b', '#c4120a'] },
  hills: ['#a8a092', '#6a645a', '#2e2a25'],
  stones: scattered,
  grass: '#0b0a08',
});

/** Before sunrise: the sun is half a disc on the hills. */
export const steppeDawn = steppeIn({
  dark: '#3a2a20',
  sky: ['#d9c7b4', '#f3dcc2', '#ffe9cf', '#f6c9a0'],
  disc: { y: 452, radius: 250, paint: ['#ff8a3c', '#e8400f'] },
  hills: ['#d7a98a', '#96705a', '#5b4032'],
  stones: procession,
  grass: '#2a1c14',
});

/** A night of stars with a white moon. */
export const steppeNight = steppeIn({
  dark: '#0a0a0c',
  sky: ['#08080b', '#101117', '#1b1d26', '#2b2e3a'],
  disc: { y: 226, radius: 168, paint: ['#ffffff', '#d5d6da'] },
  hills: ['#3a3d48', '#24262e', '#15161b'],
  stones: pair,
  grass: '#050506',
  air: (stage) => points(stage, 110, 2.4, '#ffffff'),
});

/** Rain without a sun, and a red evening below the clouds. */
export const steppeRain = steppeIn({
  dark: '#191b1c',
  sky: ['#565b5f', '#7d8386', '#a9adad', '#e3170a'],
  hills: ['#6c7173', '#4a4e50', '#2b2e30'],
  stones: procession,
  grass: '#0e1011',
  air: (stage) => rain(stage, '#d9dddd'),
});

/** Snow on the hills, and a small sun in the mist. */
export const steppeSnow = steppeIn({
  dark: '#c9cdd0',
  sky: ['#dfe3e6', '#eef1f2', '#fafbfb', '#ffffff'],
  disc: { y: 190, radius: 104, paint: ['#f0281b', '#d81c10'] },
  hills: ['#d3d8db', '#e3e7e9', '#56595c'],
  stones: scattered,
  grass: '#7b8185',
  air: (stage) => points(stage, 70, 4.5, '#ffffff'),
});

/** The moon before the sun: a black disc with a burning edge. */
export const steppeEclipse = steppeIn({
  dark: '#0b0605',
  sky: ['#120807', '#2a0d0a', '#5a150e', '#a3200f'],
  disc: { y: 250, radius: 226, paint: ['#050303', '#120806'] },
  hills: ['#5d1a12', '#36100b', '#1d0a07'],
  stones: pair,
  grass: '#040202',
  air: (stage) =>
    `<circle cx="${n(stage.width / 2)}" cy="250" r="230" fill="none" stroke="#ffb45e" stroke-width="9"/><circle cx="${n(stage.width / 2)}" cy="250" r="246" fill="none" stroke="#e3170a" stroke-width="16" opacity=".55"/>`,
});
