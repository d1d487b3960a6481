import type { Ramp } from './colour.ts';
import { type Material, type RampName, ramps } from './material.ts';
import { n } from './stage.ts';
import type { Treatment } from './title.ts';

const metal = (ramp: RampName, profile: Material['profile'] = 'round', bevel = 7): Material => ({
  finish: 'metal',
  ramp: ramps[ramp],
  bevel,
  profile,
  dome: 0,
  shine: 0.8,
  rim: '#ffffff',
  contour: { colour: '#140603', width: 1.2 },
});

const gloss = (ramp?: Ramp, bevel = 9): Material => ({
  finish: 'gloss',
  ...(ramp ? { ramp } : {}),
  bevel,
  profile: 'round',
  dome: 0,
  shine: 1,
  rim: '#ffffff',
  contour: { colour: '#14040e', width: 1.2 },
});

const casing = (ramp: RampName, width: number): NonNullable<Treatment['casing']> => ({
  material: { ...metal(ramp, 'round', 4), shine: 0.6 },
  width,
});

/** Slanting bands across the letters. */
const bands =
  (colour: string, wide: number, gap: number, slant = 0.5): NonNullable<Treatment['pattern']> =>
  (_stage, width, height) => {
    let body = '';
    for (let x = -height; x < width + height; x += wide + gap) {
      body += `<path d="M${n(x)} ${n(height + 20)}L${n(x + height * slant)} -20h${wide}L${n(x + wide)} ${n(height + 20)}Z" fill="${colour}"/>`;
    }
    return body;
  };

/** Ragged claw-like stripes that grow in from above and below. */
const stripes =
  (colour: string): NonNullable<Treatment['pattern']> =>
  (stage, width, height) => {
    let body = '';
    for (let x = 4; x < width; x += stage.random.between(17, 27)) {
      const tip = stage.random.between(0.2, 0.36) * height;
      const lean = stage.random.between(-12, 12);
      body += `<path d="M${n(x - 5)} -10Q${n(x + lean)} ${n(tip * 0.6)} ${n(x + lean * 0.6)} ${n(tip)}Q${n(x + 8)} ${n(tip * 0.5)} ${n(x + 7)} -10Z" fill="${colour}"/>`;
      const up = height - stage.random.between(0.12, 0.26) * height;
      body += `<path d="M${n(x + 6)} ${n(height + 8)}Q${n(x + lean)} ${n(up + 12)} ${n(x + 12)} ${n(up)}Q${n(x + 18)} ${n(up + 10)} ${n(x + 17)} ${n(height + 8)}Z" fill="${colour}"/>`;
    }
    return body;
  };

/** Long wavering lines, as of sawn wood. */
const woodgrain: NonNullable<Treatment['pattern']> = (stage, width, height) => {
  let body = '';
  for (let y = -4; y < height + 10; y += stage.random.between(4, 9)) {
    const bow = stage.random.between(-6, 6);
    body += `<path d="M-10 ${n(y)}Q${n(width * 0.3)} ${n(y + bow)} ${n(width * 0.55)} ${n(y)}T${n(width + 10)} ${n(y + bow / 2)}" fill="none" stroke="#3a1804" stroke-opacity="${stage.random.between(0.15, 0.5).toFixed(2)}" stroke-width="${n(stage.random.between(0.8, 2.6))}"/>`;
  }
  return body;
};

/** The title treatments, each made for one kind of game. */
export const treatments = {
  imperial: {
    font: 'chango',
    shape: 'arch',
    face: metal('gold', 'round', 8),
    casing: casing('ruby', 6),
    side: { colour: '#3a0206', depth: 8 },
    halo: { colour: '#ff9a1f', strength: 0.6 },
  },
  marquee: {
    font: 'alfa-slab-one',
    shape: 'bulge',
    face: metal('ruby', 'round', 8),
    casing: casing('gold', 6.5),
    side: { colour: '#5a2602', depth: 10 },
    halo: { colour: '#ffd84a', strength: 0.7 },
  },
  crystal: {
    font: 'titan-one',
    shape: 'arch',
    face: metal('ice', 'chisel', 9),
    casing: casing('amethyst', 6),
    side: { colour: '#160538', depth: 7 },
    halo: { colour: '#8a6bff', strength: 0.7 },
  },
  pearl: {
    font: 'lilita-one',
    shape: 'wave',
    face: gloss(
      [
        [0, '#ffffff'],
        [0.4, '#b9f6ff'],
        [0.7, '#3cc6ee'],
        [1, '#0f76c4'],
      ],
      10,
    ),
    casing: casing('gold', 5),
    side: { colour: '#06304f', depth: 8 },
    halo: { colour: '#27d3ff', strength: 0.6 },
  },
  dynasty: {
    font: 'cinzel-decorative',
    shape: 'arch',
    mixedCase: true,
    face: metal('gold', 'chisel', 6),
    casing: casing('sapphire', 5),
    side: { colour: '#07143a', depth: 7 },
    halo: { colour: '#ffb020', strength: 0.5 },
  },
  claw: {
    font: 'luckiest-guy',
    shape: 'rise',
    face: gloss(
      [
        [0, '#fff1a0'],
        [0.35, '#ffb01f'],
        [0.7, '#f06a08'],
        [1, '#a82c00'],
      ],
      9,
    ),
    pattern: stripes('#2a0a00'),
    casing: casing('obsidian', 6),
    side: { colour: '#120600', depth: 8 },
    halo: { colour: '#ffcf3a', strength: 0.65 },
  },
  jester: {
    font: 'bangers',
    shape: 'rise',
    tracking: 2,
    face: gloss(undefined, 8),
    inks: ['#ff3da8', '#ffd21f', '#27d8ff', '#9a4dff'],
    casing: {
      material: {
        ...gloss(
          [
            [0, '#ffffff'],
            [1, '#d8d0ff'],
          ],
          5,
        ),
      },
      width: 5.5,
    },
    side: { colour: '#1c0046', depth: 10 },
    halo: { colour: '#ff4fd8', strength: 0.75 },
  },
  juice: {
    font: 'bungee',
    shape: 'bounce',
    face: gloss(undefined, 10),
    inks: ['#ff3b4e', '#ff9a1f', '#ffd83a', '#6fd82a', '#a34dff'],
    casing: {
      material: gloss(
        [
          [0, '#ffffff'],
          [1, '#ffe9f2'],
        ],
        5,
      ),
      width: 6,
    },
    side: { colour: '#6a0b4a', depth: 8 },
    halo: { colour: '#ffffff', strength: 0.5 },
  },
  timber: {
    font: 'chango',
    shape: 'valley',
    face: {
      ...gloss(
        [
          [0, '#ffd08a'],
          [0.5, '#c9803a'],
          [1, '#7a3d10'],
        ],
        7,
      ),
      shine: 0.35,
    },
    pattern: woodgrain,
    casing: {
      material: {
        ...gloss(
          [
            [0, '#3f7a1f'],
            [1, '#173a0a'],
          ],
          5,
        ),
        shine: 0.3,
      },
      width: 6,
    },
    side: { colour: '#1c0d02', depth: 10 },
    halo: { colour: '#ffb347', strength: 0.45 },
  },
  storm: {
    font: 'metal-mania',
    shape: 'straight',
    tracking: 1,
    face: metal('steel', 'chisel', 7),
    casing: casing('obsidian', 5),
    side: { colour: '#050c1c', depth: 8 },
    halo: { colour: '#4fb8ff', strength: 0.8 },
  },
  lacquerware: {
    font: 'black-ops-one',
    shape: 'straight',
    tracking: 2,
    face: metal('roseGold', 'chisel', 6),
    casing: casing('ruby', 5),
    side: { colour: '#1a0206', depth: 8 },
    halo: { colour: '#ff3b4e', strength: 0.55 },
  },
  sugar: {
    font: 'titan-one',
    shape: 'bounce',
    face: gloss(undefined, 11),
    inks: ['#ff5aa8', '#ff86c4'],
    pattern: bands('rgba(255,255,255,.75)', 8, 12, 0.6),
    casing: {
      material: gloss(
        [
          [0, '#ffffff'],
          [1, '#ffe3f4'],
        ],
        5,
      ),
      width: 6,
    },
    side: { colour: '#8a2468', depth: 9 },
    halo: { colour: '#ffffff', strength: 0.7 },
  },
  frontier: {
    font: 'rye',
    shape: 'arch',
    tracking: 1,
    face: {
      ...gloss(
        [
          [0, '#fff3d0'],
          [0.55, '#f0cf92'],
          [1, '#b0753a'],
        ],
        6,
      ),
      shine: 0.4,
    },
    casing: {
      material: {
        ...gloss(
          [
            [0, '#8a3a10'],
            [1, '#3f1503'],
          ],
          5,
        ),
        shine: 0.4,
      },
      width: 6,
    },
    side: { colour: '#220a01', depth: 8 },
    halo: { colour: '#ff8a1f', strength: 0.5 },
  },
  gothic: {
    font: 'metal-mania',
    shape: 'valley',
    face: metal('ruby', 'chisel', 7),
    casing: casing('silver', 3.6),
    side: { colour: '#14020c', depth: 9 },
    halo: { colour: '#b01238', strength: 0.7 },
  },
  corsair: {
    font: 'passion-one',
    shape: 'wave',
    face: metal('bronze', 'chisel', 7),
    casing: casing('obsidian', 6.5),
    side: { colour: '#1a0d02', depth: 9 },
    halo: { colour: '#ffbf4a', strength: 0.55 },
  },
  orbit: {
    font: 'russo-one',
    shape: 'rise',
    tracking: 1,
    face: metal('silver', 'chisel', 7),
    casing: casing('sapphire', 5),
    side: { colour: '#06103a', depth: 7 },
    halo: { colour: '#35c8ff', strength: 0.8 },
  },
  glacier: {
    font: 'titan-one',
    shape: 'valley',
    face: gloss(
      [
        [0, '#fff6c8'],
        [0.35, '#ffc53a'],
        [0.7, '#f07a08'],
        [1, '#a83a00'],
      ],
      10,
    ),
    casing: casing('ice', 6),
    side: { colour: '#06203f', depth: 9 },
    halo: { colour: '#4dffc0', strength: 0.65 },
  },
  lotus: {
    font: 'lilita-one',
    shape: 'valley',
    face: metal('jade', 'round', 8),
    casing: casing('gold', 5),
    side: { colour: '#05301f', depth: 7 },
    halo: { colour: '#e8ffd0', strength: 0.5 },
  },
  salon: {
    font: 'cinzel-decorative',
    shape: 'arch',
    face: metal('gold', 'round', 6),
    casing: casing('jade', 5),
    side: { colour: '#03200f', depth: 7 },
    halo: { colour: '#ffd98a', strength: 0.5 },
  },
  cabaret: {
    font: 'bungee',
    shape: 'straight',
    face: metal('gold', 'round', 8),
    casing: casing('ruby', 6),
    side: { colour: '#3a0210', depth: 9 },
    halo: { colour: '#ff8a5a', strength: 0.55 },
  },
  noir: {
    font: 'alfa-slab-one',
    shape: 'straight',
    face: gloss(
      [
        [0, '#5a5a66'],
        [0.5, '#1c1c24'],
        [1, '#08080c'],
      ],
      9,
    ),
    casing: casing('gold', 6),
    side: { colour: '#4a2a04', depth: 9 },
    halo: { colour: '#ffc23a', strength: 0.7 },
  },
  glowing: {
    font: 'luckiest-guy',
    shape: 'arch',
    face: gloss(
      [
        [0, '#fffbe0'],
        [0.45, '#ffd866'],
        [1, '#ff7a1f'],
      ],
      9,
    ),
    casing: casing('ruby', 5.5),
    side: { colour: '#3a0414', depth: 7 },
    halo: { colour: '#ffb03a', strength: 1 },
  },
  volcanic: {
    font: 'titan-one',
    shape: 'arch',
    face: gloss(
      [
        [0, '#fff6c0'],
        [0.4, '#ffb02e'],
        [0.75, '#f2480f'],
        [1, '#a81408'],
      ],
      9,
    ),
    casing: casing('obsidian', 6),
    side: { colour: '#1c0608', depth: 9 },
    halo: { colour: '#ff6a1a', strength: 0.9 },
  },
} satisfies Record<string, Treatment>;

export type TreatmentName = keyof typeof treatments;
