/**
 * Time on the stage: everything that moves asks for it here, so that one clock can be skipped, slowed and stopped.
 * Times are milliseconds.
 */
import { linear, type Easing } from './easing.ts';

export type Tween = {
  duration_ms: number;
  /** Called on each frame with the eased progress, and once with 1 at the end. */
  update: (progress: number) => void;
  easing?: Easing;
  /** Whether {@link Timeline.hurry} may bring it to its end at once. */
  skippable?: boolean;
};

export type Timeline = {
  /** Runs a tween; resolves when it has reached its end. */
  tween: (tween: Tween) => Promise<void>;
  /** Resolves after a time. */
  wait: (duration_ms: number, options?: { skippable?: boolean }) => Promise<void>;
  /** Calls back on each frame with the time since the last, until the returned function is called. */
  onFrame: (callback: (elapsed_ms: number) => void) => () => void;
  /** Ends all skippable tweens and waits now. */
  hurry: () => void;
  /** How often {@link Timeline.hurry} has been called, for what would begin only after it. */
  hurries: () => number;
  /** Whether no tween and no wait is running. */
  isResting: () => boolean;
  /** Moves everything on. The stage calls it once a frame. */
  advance: (elapsed_ms: number) => void;
};

type Running = Required<Tween> & { age_ms: number; resolve: () => void };

/** A frame that comes late (a tab in the background) counts as this much at most, so that nothing jumps. */
const LONGEST_FRAME_MS = 250;

/** Makes an empty timeline. */
export function createTimeline(): Timeline {
  const running = new Set<Running>();
  let hurries = 0;
  const callbacks = new Set<(elapsed_ms: number) => void>();

  function finish(item: Running): void {
    running.delete(item);
    item.update(item.easing(1));
    item.resolve();
  }

  function tween(request: Tween): Promise<void> {
    const { duration_ms, update, easing = linear, skippable = false } = request;
    return new Promise((resolve) => {
      const item: Running = { duration_ms, update, easing, skippable, age_ms: 0, resolve };
      if (duration_ms <= 0) {
        finish(item);
        return;
      }
      running.add(item);
      update(easing(0));
    });
  }

  return {
    tween,
    wait: (duration_ms, options) =>
      tween({ duration_ms, update: () => {}, skippable: options?.skippable ?? false }),
    onFrame(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    hurries: () => hurries,
    isResting: () => running.size === 0,
    hurry() {
      hurries += 1;
      for (const item of running) {
        if (item.skippable) finish(item);
      }
    },
    advance(elapsed_ms) {
      const step_ms = Math.min(elapsed_ms, LONGEST_FRAME_MS);
      for (const callback of callbacks) callback(step_ms);
      for (const item of running) {
        item.age_ms += step_ms;
        if (item.age_ms >= item.duration_ms) finish(item);
        else item.update(item.easing(item.age_ms / item.duration_ms));
      }
    },
  };
}
