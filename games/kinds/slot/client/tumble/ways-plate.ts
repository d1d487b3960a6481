/** The number of ways of the spin, where reels change their height: it grows as they land. */
import { Container, Graphics } from 'pixi.js';
import type { Scene } from '../scene.ts';
import { easeOutBack } from '../stage/easing.ts';
import type { Layout, Rect } from '../stage/layout.ts';
import { createLettering } from '../stage/lettering.ts';
import type { Stage } from '../stage/stage.ts';

export type WaysPlate = {
  container: Container;
  place: (layout: Layout) => void;
  /** Shows the ways that reels of these heights make; a reel that has not landed yet is left out. */
  set: (heights: readonly number[]) => void;
};

/** Combinations of one place on each reel. */
export function waysOf(heights: readonly number[]): number {
  return heights.reduce((ways, height) => ways * height, 1);
}

/** On the frame's upper edge at its left end; on a phone on its side under the title. */
function areaOf({ frame, title, orientation, isShort }: Layout): Rect {
  if (isShort) {
    return { x: title.x, y: title.y + title.height + 10, width: Math.min(title.width, 190), height: 30 };
  }
  const isTall = orientation === 'portrait';
  const height = isTall ? 27 : Math.min(44, Math.max(30, frame.height * 0.06));
  const width = Math.min(frame.width * 0.34, height * 4.7);
  return { x: frame.x + (isTall ? 8 : 24), y: frame.y - height * (isTall ? 0.66 : 0.56), width, height };
}

/**
 * Makes the plate.
 * @param write the words for a number of ways.
 */
export function createWaysPlate(
  scene: Pick<Scene, 'palette' | 'title'>,
  stage: Pick<Stage, 'timeline' | 'isMotionReduced'>,
  write: (ways: number) => string,
): WaysPlate {
  const { palette } = scene;
  const container = new Container();
  const plate = new Graphics();
  const lettering = createLettering(scene, '', 64, 'figure');
  container.addChild(plate, lettering.container);
  let shown = 0;
  // Before the first reel lands there is nothing to say, and an empty plate would look broken.
  container.visible = false;

  return {
    container,
    place(layout) {
      const area = areaOf(layout);
      container.position.set(area.x + area.width / 2, area.y + area.height / 2);
      const [x, y] = [-area.width / 2, -area.height / 2];
      plate
        .clear()
        .roundRect(x, y + 2, area.width, area.height, area.height / 2)
        .fill({ color: 0x000000, alpha: 0.5 })
        .roundRect(x, y, area.width, area.height, area.height / 2)
        .fill(palette.reelTop)
        .stroke({ width: 2, color: palette.frameLight });
      lettering.fit(
        { x: x + area.height * 0.35, y, width: area.width - area.height * 0.7, height: area.height },
        area.height * 0.62,
      );
    },
    set(heights) {
      const ways = heights.length === 0 ? 0 : waysOf(heights);
      if (ways === shown) return;
      shown = ways;
      container.visible = ways > 0;
      lettering.setText(ways === 0 ? '' : write(ways));
      if (ways === 0 || stage.isMotionReduced()) return;
      void stage.timeline.tween({
        duration_ms: 220,
        update: (t) => container.scale.set(1.14 - 0.14 * easeOutBack(t)),
      });
    },
  };
}
