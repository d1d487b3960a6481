/** The multiplier of the free spins as a medallion on the frame, with a light for each step up to the largest. */
import { Container, Graphics } from 'pixi.js';
import type { Scene } from '../scene.ts';
import { easeOutBack } from '../stage/easing.ts';
import type { Layout } from '../stage/layout.ts';
import { createLettering } from '../stage/lettering.ts';
import type { Stage } from '../stage/stage.ts';

export type Meter = {
  container: Container;
  place: (layout: Layout) => void;
  /** Shows a multiplier; 1 and less hides the medallion where nothing can grow. */
  set: (multiplier: number) => void;
  hide: () => void;
};

/** Lights up to this many steps can be counted. */
const MOST_LIGHTS = 10;

/** Makes the meter; `steps` are the multipliers that it can stand at, in order. */
export function createMeter(scene: Scene, stage: Stage, steps: readonly number[]): Meter {
  const container = new Container({ visible: false });
  const plate = new Graphics();
  const lights = new Graphics();
  const lettering = createLettering(scene, '', 64, 'figure');
  container.addChild(plate, lights, lettering.container);
  let radius = 30;
  let shown = 0;

  function drawLights(): void {
    lights.clear();
    if (steps.length < 2 || steps.length > MOST_LIGHTS) return;
    const reached = steps.findLastIndex((step) => step <= shown);
    steps.forEach((_, index) => {
      const angle = Math.PI * (0.75 + (1.5 * index) / (steps.length - 1));
      const isOn = index <= reached;
      lights
        .circle(Math.cos(angle) * radius * 0.86, Math.sin(angle) * radius * 0.86, radius * 0.11)
        .fill({ color: isOn ? '#ffffff' : '#000000', alpha: isOn ? 1 : 0.55 })
        .stroke({ width: 1.5, color: scene.palette.accent, alpha: isOn ? 1 : 0.4 });
    });
  }

  return {
    container,
    place({ frame, orientation, isShort, jackpots, viewport }) {
      radius = isShort || orientation === 'portrait' ? 30 : Math.min(58, frame.height * 0.11);
      const right = frame.x + frame.width;
      // Beside the frame rather than over what stands on it, where there is room.
      const isBeside = viewport.width - right > radius * 2.4;
      const below = jackpots && !isShort ? 0.95 : orientation === 'portrait' ? 0.25 : 0.15;
      container.position.set(
        isBeside ? right + radius * 1.15 : right - radius * 0.9,
        // Whole, where the frame begins at the window's upper edge.
        Math.max(radius * 1.1, frame.y + radius * below),
      );
      plate
        .clear()
        .circle(0, 3, radius * 1.06)
        .fill({ color: 0x000000, alpha: 0.5 })
        .circle(0, 0, radius * 1.04)
        .fill(scene.palette.frameDark)
        .circle(0, 0, radius)
        .fill(scene.palette.frameLight)
        .circle(0, 0, radius * 0.94)
        .fill(scene.palette.frame)
        .circle(0, 0, radius * 0.72)
        .fill(scene.palette.reelTop)
        .stroke({ width: 2, color: scene.palette.frameLight });
      lettering.fit(
        { x: -radius * 0.6, y: -radius * 0.85, width: radius * 1.2, height: radius * 1.7 },
        radius * 0.86,
      );
      drawLights();
    },
    set(multiplier) {
      const isShown = multiplier > 1 || steps.length > 1;
      container.visible = isShown;
      if (!isShown || multiplier === shown) return;
      shown = multiplier;
      lettering.setText(`×${multiplier}`);
      drawLights();
      if (stage.isMotionReduced()) return;
      void stage.timeline.tween({
        duration_ms: 420,
        update: (t) => container.scale.set(1.5 - 0.5 * easeOutBack(t)),
      });
    },
    hide() {
      container.visible = false;
      shown = 0;
    },
  };
}
