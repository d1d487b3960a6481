/** The line under the reels that names what is won. The screen reader has its own (see the panel); this one is for the eye. */
import { Container, Graphics } from 'pixi.js';
import { easeOut, thereAndBack } from '../stage/easing.ts';
import type { Layout } from '../stage/layout.ts';
import { createLettering } from '../stage/lettering.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage/stage.ts';
import { amountAt } from '../../../../kit/client/words/money.ts';

export type MessageBar = {
  container: Container;
  place: (layout: Layout) => void;
  /** Shows a text; large for wins, small for everything else. */
  say: (text: string, size?: 'large' | 'small') => void;
  /** Counts from one amount to another. */
  count: (
    from: bigint,
    to: bigint,
    duration_ms: number,
    write: (amount: bigint) => string,
    onStep?: () => void,
  ) => Promise<void>;
};

/** Between two redrawings of the text while it counts. */
const COUNT_STEP_MS = 45;

/** Makes the bar of a scene. */
export function createMessageBar(scene: Scene, stage: Stage): MessageBar {
  const container = new Container();
  const plate = new Graphics();
  const lettering = createLettering(scene, '', 72, 'figure');
  container.addChild(plate, lettering.container);
  let layout: Layout | null = null;
  let isLarge = false;

  function refit(): void {
    if (!layout) return;
    const { message } = layout;
    const size = isLarge ? message.height * 0.86 : message.height * 0.5;
    lettering.fit({ ...message, x: message.x + 12, width: message.width - 24 }, size);
  }

  function say(text: string, size: 'large' | 'small' = 'small'): void {
    isLarge = size === 'large';
    lettering.setText(text);
    refit();
  }

  return {
    container,
    place(next) {
      layout = next;
      const { message } = next;
      plate
        .clear()
        .roundRect(message.x, message.y, message.width, message.height, message.height / 2)
        .fill({ color: scene.palette.panel, alpha: 0.62 })
        .stroke({ width: 1.5, color: scene.palette.frameLight, alpha: 0.5 });
      refit();
    },
    say,
    async count(from, to, duration_ms, write, onStep) {
      const duration = stage.isMotionReduced() ? 0 : duration_ms;
      let since_ms = 0;
      let lastProgress = 0;
      await stage.timeline.tween({
        duration_ms: duration,
        skippable: true,
        easing: easeOut,
        update(progress) {
          since_ms += (progress - lastProgress) * duration;
          lastProgress = progress;
          if (progress < 1 && since_ms < COUNT_STEP_MS) return;
          since_ms = 0;
          say(write(from + amountAt(to - from, progress)), 'large');
          onStep?.();
        },
      });
      if (stage.isMotionReduced()) return;
      const { container: words } = lettering;
      await stage.timeline.tween({
        duration_ms: 220,
        easing: thereAndBack,
        skippable: true,
        update: (t) => words.scale.set(1 + 0.14 * t),
      });
    },
  };
}
