import type { Ramp } from './colour.ts';

/**
 * How a shape is raised and what it is made of. Lengths are in stage units (a poster is 480 × 640 of them).
 *
 * - `metal` reflects a studio whose colours are `ramp`, from the sky (0) to the ground (1);
 * - `gloss` keeps the colours of the drawing (or `ramp`, from top to bottom) under a clear coat.
 */
export type Material = {
  finish: 'metal' | 'gloss';
  ramp?: Ramp;
  /** Width of the raised edge. */
  bevel: number;
  /** `round` like a cushion, `chisel` like a roof. */
  profile: 'round' | 'chisel';
  /** How much the whole silhouette swells, 0–1. */
  dome: number;
  /** Strength of highlights, about 0–1.5. */
  shine: number;
  /** Light from behind, on the edge away from the key light. */
  rim?: string;
  /** A plate under the drawing that fills its cuts up to `close` wide. */
  plate?: { colour: string; close: number };
  /** Contour round the silhouette. */
  contour?: { colour: string; width: number };
  /** Halo round the silhouette. */
  glow?: { colour: string; reach: number; strength: number };
  /** Cast shadow: how far down and how soft. */
  shadow?: { drop: number; soft: number; strength: number };
  /** Roughens the surface, 0–1 (stone, wood). */
  grain?: number;
};

export const ramps = {
  gold: [
    [0, '#fffdf0'],
    [0.2, '#ffe98c'],
    [0.42, '#ffc132'],
    [0.55, '#c06a08'],
    [0.66, '#6e3203'],
    [0.8, '#d98c18'],
    [1, '#ffe07a'],
  ],
  roseGold: [
    [0, '#fff4ee'],
    [0.22, '#ffd0b8'],
    [0.45, '#f0906a'],
    [0.58, '#9a3b22'],
    [0.7, '#5a1a10'],
    [0.85, '#d9825a'],
    [1, '#ffd8b0'],
  ],
  silver: [
    [0, '#ffffff'],
    [0.22, '#e6eef8'],
    [0.45, '#a9b8cc'],
    [0.57, '#5c6a80'],
    [0.68, '#2c3648'],
    [0.84, '#93a5bd'],
    [1, '#f2f7ff'],
  ],
  steel: [
    [0, '#f4fbff'],
    [0.25, '#b4cde4'],
    [0.45, '#6e8cab'],
    [0.58, '#2b3f58'],
    [0.7, '#131f30'],
    [0.85, '#4f7ca8'],
    [1, '#a8e0ff'],
  ],
  jade: [
    [0, '#f0fff0'],
    [0.22, '#a6f5c4'],
    [0.45, '#2fc57c'],
    [0.58, '#0a7a48'],
    [0.7, '#033f28'],
    [0.85, '#1fae6c'],
    [1, '#a4ffd0'],
  ],
  ruby: [
    [0, '#fff0ec'],
    [0.22, '#ff8f86'],
    [0.42, '#f3263a'],
    [0.56, '#a00620'],
    [0.68, '#520012'],
    [0.84, '#d01a36'],
    [1, '#ff9a8a'],
  ],
  sapphire: [
    [0, '#f2faff'],
    [0.22, '#9fd4ff'],
    [0.42, '#2c86f2'],
    [0.56, '#0c43a8'],
    [0.68, '#051d57'],
    [0.84, '#2270d8'],
    [1, '#9fe4ff'],
  ],
  amethyst: [
    [0, '#fdf2ff'],
    [0.22, '#e0a8ff'],
    [0.42, '#a648f0'],
    [0.56, '#5c14a8'],
    [0.68, '#2a0558'],
    [0.84, '#8a34d8'],
    [1, '#f0b0ff'],
  ],
  ice: [
    [0, '#ffffff'],
    [0.25, '#dff7ff'],
    [0.45, '#86d8ff'],
    [0.58, '#2a8fe0'],
    [0.7, '#0d4a98'],
    [0.85, '#52b8f4'],
    [1, '#e4fbff'],
  ],
  bronze: [
    [0, '#fff2d8'],
    [0.22, '#f0c48a'],
    [0.45, '#b8793a'],
    [0.58, '#6b3a14'],
    [0.7, '#331706'],
    [0.85, '#96602c'],
    [1, '#f0cc98'],
  ],
  ember: [
    [0, '#fffbe0'],
    [0.2, '#ffe25a'],
    [0.42, '#ff8c1a'],
    [0.56, '#d13a04'],
    [0.68, '#6a0f02'],
    [0.84, '#e85a10'],
    [1, '#ffd06a'],
  ],
  rose: [
    [0, '#ffffff'],
    [0.22, '#ffd0ea'],
    [0.45, '#ff72b8'],
    [0.58, '#d02a86'],
    [0.7, '#6e0a48'],
    [0.85, '#f05aa8'],
    [1, '#ffd6f0'],
  ],
  lime: [
    [0, '#fdffe0'],
    [0.22, '#d8ff7a'],
    [0.45, '#8ade1e'],
    [0.58, '#3f930a'],
    [0.7, '#1a4a04'],
    [0.85, '#74c81c'],
    [1, '#e4ff9a'],
  ],
  bone: [
    [0, '#ffffff'],
    [0.25, '#fbf0d6'],
    [0.45, '#e0c89a'],
    [0.58, '#a5835a'],
    [0.7, '#5c4128'],
    [0.85, '#bfa278'],
    [1, '#fff0cc'],
  ],
  obsidian: [
    [0, '#d8dcf0'],
    [0.18, '#7880a0'],
    [0.4, '#30354c'],
    [0.58, '#12141f'],
    [0.7, '#05060c'],
    [0.86, '#2a2f48'],
    [1, '#7a86b8'],
  ],
} satisfies Record<string, Ramp>;

export type RampName = keyof typeof ramps;

/** A heavy figure in polished metal on a dark plate that fills its cuts up to twice `close` wide: the heroes of most posters. */
export function idol(ramp: RampName, plate: string, glow: string, rim = '#ffd9a0', close = 13): Material {
  return {
    finish: 'metal',
    ramp: ramps[ramp],
    bevel: 13,
    profile: 'round',
    dome: 0.75,
    shine: 0.9,
    rim,
    plate: { colour: plate, close },
    contour: { colour: '#0c0406', width: 3.5 },
    glow: { colour: glow, reach: 34, strength: 0.85 },
    shadow: { drop: 14, soft: 12, strength: 0.65 },
  };
}

/** A figure that keeps its drawing's colours, swollen and clear-coated like moulded sugar or lacquer. */
export function lacquer(glow: string, rim = '#ffffff'): Material {
  return {
    finish: 'gloss',
    bevel: 26,
    profile: 'round',
    dome: 0.35,
    shine: 0.75,
    rim,
    contour: { colour: '#12040c', width: 2.5 },
    glow: { colour: glow, reach: 26, strength: 0.7 },
    shadow: { drop: 12, soft: 10, strength: 0.6 },
  };
}
