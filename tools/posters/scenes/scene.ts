import type { Point, Stage } from '../stage.ts';

/** A painted place: what is behind the hero, and what is in front. */
export type Scene = {
  /** Draws everything behind the hero. `light` is where the hero is lit from behind. */
  back(stage: Stage, light: Point): string | Promise<string>;
  /** Draws the near, blurred things at the edges that give depth. */
  front(stage: Stage, light: Point): string | Promise<string>;
  /** The colour that the edges fade into. */
  dark: string;
};
