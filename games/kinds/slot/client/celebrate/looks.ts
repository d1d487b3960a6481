/** How each celebration looks, as data: the three large wins and the four pots are scenes of their own. */
import type { JackpotName } from '../features/jackpot-plates.ts';
import type { Palette } from '../scene.ts';
import type { ShowerWay } from './shower.ts';

export type Occasion = 'big' | 'mega' | 'epic' | JackpotName;

export type Look = {
  /** The veil over the table. */
  veil: { color: string; alpha: number };
  /** Wheels of light that turn behind the figure, from the outermost: colour, rays, turns a minute. */
  wheels: readonly { color: string; rays: number; turns: number; alpha: number }[];
  /** Rings that run outwards, a number of them a second. */
  rings: number;
  /** Size of the hero behind the figure, as a part of the shorter side; 0 without. */
  hero: number;
  /** Flashes of light a second. */
  flashes: number;
  /** How far the figure trembles while it counts, in pixels. */
  tremble: number;
  pours: readonly { way: ShowerWay; perSecond: number }[];
  /** How long the count takes, and how long it stays when it has ended. */
  count_ms: number;
  stay_ms: number;
};

/** The colour of each pot. */
export const potColors: Record<JackpotName, string> = {
  mini: '#2f9e5f',
  minor: '#2f7fe0',
  major: '#a03fe0',
  grand: '#e0352f',
};

/** The look of an occasion in a game's colours. */
export function lookOf(occasion: Occasion, palette: Palette, glow: string): Look {
  const plain = { rings: 0, hero: 0, flashes: 0, tremble: 0 };
  switch (occasion) {
    case 'big':
      return {
        ...plain,
        veil: { color: '#05030a', alpha: 0.74 },
        wheels: [{ color: palette.accent, rays: 14, turns: 2.4, alpha: 0.2 }],
        hero: 0.42,
        pours: [{ way: 'fountain', perSecond: 30 }],
        count_ms: 2600,
        stay_ms: 1500,
      };
    case 'mega':
      return {
        ...plain,
        veil: { color: palette.freeSpins, alpha: 0.86 },
        wheels: [
          { color: '#ffffff', rays: 24, turns: -2, alpha: 0.1 },
          { color: palette.accent, rays: 12, turns: 4, alpha: 0.26 },
        ],
        rings: 1.2,
        hero: 0.56,
        tremble: 2,
        pours: [
          { way: 'left', perSecond: 26 },
          { way: 'right', perSecond: 26 },
        ],
        count_ms: 4600,
        stay_ms: 1900,
      };
    case 'epic':
      return {
        ...plain,
        veil: { color: '#000000', alpha: 0.9 },
        wheels: [
          { color: glow, rays: 30, turns: -1.4, alpha: 0.2 },
          { color: palette.frameLight, rays: 10, turns: 3, alpha: 0.2 },
          { color: palette.accent, rays: 16, turns: -6, alpha: 0.3 },
        ],
        rings: 2.4,
        hero: 0.74,
        flashes: 0.7,
        tremble: 4,
        pours: [
          { way: 'rain', perSecond: 46 },
          { way: 'left', perSecond: 16 },
          { way: 'right', perSecond: 16 },
        ],
        count_ms: 7200,
        stay_ms: 2600,
      };
    case 'mini':
    case 'minor':
    case 'major':
    case 'grand': {
      const size = { mini: 0, minor: 1, major: 2, grand: 3 }[occasion];
      return {
        ...plain,
        veil: { color: shade(potColors[occasion], 0.22), alpha: 0.9 },
        wheels: [
          { color: potColors[occasion], rays: 12 + size * 4, turns: 3, alpha: 0.34 },
          ...(size > 1 ? [{ color: '#ffe7a0', rays: 10, turns: -4, alpha: 0.24 }] : []),
        ],
        rings: size,
        flashes: size > 2 ? 0.8 : 0,
        tremble: size * 1.5,
        pours: [
          { way: 'fountain', perSecond: 16 + size * 14 },
          ...(size > 2 ? [{ way: 'rain', perSecond: 40 } as const] : []),
        ],
        count_ms: [1200, 1800, 3200, 6500][size] ?? 1200,
        stay_ms: [900, 1100, 1600, 2600][size] ?? 900,
      };
    }
  }
}

/** A colour made darker by a factor. */
function shade(color: string, factor: number): string {
  const part = (at: number): string =>
    Math.round(Number.parseInt(color.slice(at, at + 2), 16) * factor)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}
