/** The picture behind the reels: the one made for the window's shape, cut to cover it. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Scene } from '../scene.ts';
import type { Art } from './art.ts';
import type { Layout } from './layout.ts';
import type { Timeline } from './timeline.ts';

export type Backdrop = {
  container: Container;
  place: (layout: Layout) => void;
  /** Colours the scene for free spins, or takes the colour away. */
  setMood: (mood: 'base' | 'free', timeline: Timeline) => Promise<void>;
};

const MOOD_ALPHA = 0.42;

/** Makes the backdrop of a scene. */
export function createBackdrop(art: Art, scene: Scene): Backdrop {
  const container = new Container();
  const picture = new Sprite({ texture: art.background, anchor: 0.5 });
  const mood = new Graphics({ alpha: 0 });
  container.addChild(picture, mood);
  return {
    container,
    place({ orientation, viewport }) {
      picture.texture = orientation === 'portrait' ? art.backgroundPortrait : art.background;
      const scale = Math.max(
        viewport.width / picture.texture.width,
        viewport.height / picture.texture.height,
      );
      picture.scale.set(scale);
      picture.position.set(viewport.width / 2, viewport.height / 2);
      mood.clear().rect(0, 0, viewport.width, viewport.height).fill(scene.palette.freeSpins);
    },
    async setMood(next, timeline) {
      const from = mood.alpha;
      const to = next === 'free' ? MOOD_ALPHA : 0;
      await timeline.tween({ duration_ms: 500, update: (t) => (mood.alpha = from + (to - from) * t) });
    },
  };
}
