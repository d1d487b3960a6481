/**
 * What makes one game look, sound and feel unlike another, as data. A game's `scene.ts` is one of these; the client plays
 * every game with the same code.
 */
import type { Creature } from './life/creature.ts';
import type { Pace } from './reels/tempo.ts';
import type { TitleFont } from './stage/fonts.ts';

/** Colours as `#rrggbb`. */
export type Palette = {
  /** Buttons, lines and lights of the game. */
  accent: string;
  /** Text on the accent. */
  onAccent: string;
  /** The bet panel and the dialogs. */
  panel: string;
  /** The reels' ground, top and bottom. */
  reelTop: string;
  reelBottom: string;
  /** Metal of plates, buttons and bars: bright edge, body, shadow. */
  frameLight: string;
  frame: string;
  frameDark: string;
  /** The tint that lies over everything during free spins. */
  freeSpins: string;
};

/** What drifts through the scene. */
export type Ambience =
  | 'embers'
  | 'bubbles'
  | 'petals'
  | 'sparkles'
  | 'snow'
  | 'leaves'
  | 'stars'
  | 'fireflies'
  | 'dust'
  | 'confetti'
  | 'bats'
  | 'lanterns';

/** What flies when a large win is shown. */
export type Shower = 'coins' | 'gems' | 'petals' | 'confetti' | 'bubbles' | 'stars';

/** How a symbol moves when it wins. */
export type SymbolEffect = 'pulse' | 'swing' | 'turn' | 'hop' | 'shake' | 'flip' | 'swell';

/** The light of free spins: what glows, the ground of the reels, and how far the picture behind them is turned in colour. */
export type FormLight = Pick<Palette, 'accent' | 'freeSpins'> & { hue_deg: number };

export type Scene = {
  palette: Palette;
  title: {
    font: TitleFont;
    /** Letters from top to bottom. */
    fill: readonly [string, string, ...string[]];
    outline: string;
    glow: string;
    isUpperCase?: boolean;
  };
  ambience: Ambience;
  shower: Shower;
  /** How a multiplier that grows with tumbles is shown: as a clock whose hand moves on, or as the medallion of every other game. */
  meter?: 'clock';
  /** What lives in the scene, from the back to the front. */
  life: readonly Creature[];
  /** The other hour and light in which features are played. */
  feature: { ambience: Ambience; hue_deg: number; saturation: number; brightness: number };
  /** In what light each form of the free spins is played instead, by its id; for games whose players choose one. */
  forms?: Readonly<Record<string, FormLight>>;
  pace: Pace;
  /** Cells a second at full speed. */
  reelSpeed: number;
  /** How far past its place a reel goes when it stops: 0 is a dead stop, 1 springy. */
  bounce: number;
  effects: {
    /** For symbols not named below. */
    usual: SymbolEffect;
    bySymbol?: Readonly<Record<string, SymbolEffect>>;
  };
};

/** The light in which free spins are played, of a form if one was chosen. */
export function lightOf({ forms, palette, feature }: Scene, form: string | null): FormLight {
  const { accent, freeSpins } = palette;
  return (form === null ? undefined : forms?.[form]) ?? { accent, freeSpins, hue_deg: feature.hue_deg };
}

/** Keeps a scene's literal types while checking its shape. */
export function defineScene(scene: Scene): Scene {
  return scene;
}
