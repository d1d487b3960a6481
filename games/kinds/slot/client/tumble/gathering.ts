/** Numbers of multiplier symbols that fly to where they are added up, one after the other. */
import { Container, Graphics } from 'pixi.js';
import type { Scene } from '../scene.ts';
import { easeOut } from '../stage/easing.ts';
import { createLettering, type Lettering } from '../stage/lettering.ts';
import type { Stage } from '../stage/stage.ts';

type Point = { x: number; y: number };

/** A number and the middle of its cell on the stage; `size` is that of its letters in pixels. */
export type Gathered = Point & { multiplier: number; size: number };

export type Gathering = {
  container: Container;
  /**
   * Lets numbers fly to a place.
   * @param fly_ms how long one is on its way; the next follows before it has arrived. At 0 they are there at once.
   * @param onArrive hears of each when it is there.
   */
  gather: (
    numbers: readonly Gathered[],
    to: Point,
    fly_ms: number,
    onArrive: (multiplier: number) => void,
  ) => Promise<void>;
};

/** A number is followed by the next after this part of its way. */
const FOLLOWED_AT = 0.55;

/** Makes a gathering of nothing. */
export function createGathering(
  scene: Pick<Scene, 'palette' | 'title'>,
  { timeline }: Pick<Stage, 'timeline'>,
): Gathering {
  const container = new Container();
  const burst = new Graphics({ blendMode: 'add' });
  container.addChild(burst);
  /** Letters are made once and written again. */
  const letterings: Lettering[] = [];

  function write({ multiplier, size }: Gathered, index: number): Container {
    const lettering = letterings[index] ?? createLettering(scene, '', 64, 'figure');
    letterings[index] = lettering;
    lettering.setText(`×${multiplier}`);
    lettering.fit({ x: -size * 2, y: -size / 2, width: size * 4, height: size }, size);
    const holder = new Container();
    holder.addChild(lettering.container);
    container.addChild(holder);
    return holder;
  }

  async function fly(number: Gathered, index: number, to: Point, fly_ms: number): Promise<void> {
    if (fly_ms === 0) return;
    await timeline.wait(index * fly_ms * FOLLOWED_AT, { skippable: true });
    const holder = write(number, index);
    // An arc: it rises first, so that it leaves its cell and is not taken for one that falls.
    const rise = Math.min(number.y, to.y) - number.size * 1.6;
    await timeline.tween({
      duration_ms: fly_ms,
      skippable: true,
      update(t) {
        const back = 1 - t;
        holder.position.set(
          number.x + (to.x - number.x) * t * t * (3 - 2 * t),
          back * back * number.y + 2 * back * t * rise + t * t * to.y,
        );
        holder.scale.set(1 + 0.7 * Math.sin(Math.PI * t) - 0.25 * t);
      },
    });
    holder.removeChildren();
    holder.destroy();
  }

  function ring(at: Point, size: number): void {
    void timeline.tween({
      duration_ms: 260,
      easing: easeOut,
      skippable: true,
      update(t) {
        burst.clear();
        if (t >= 1) return;
        burst
          .circle(at.x, at.y, size * (0.4 + 1.2 * t))
          .stroke({ width: 4 * (1 - t), color: scene.palette.accent, alpha: 1 - t });
      },
    });
  }

  return {
    container,
    async gather(numbers, to, fly_ms, onArrive) {
      await Promise.all(
        numbers.map(async (number, index) => {
          await fly(number, index, to, fly_ms);
          onArrive(number.multiplier);
          if (fly_ms > 0) ring(to, number.size);
        }),
      );
    },
  };
}
