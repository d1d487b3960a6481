/** Moves a number to its end like a spring that overshoots a little, and says when it has come to rest. */

/** How stiff it is, in radians a second, and how much of each swing is lost. */
const SPEED = 11;
const DAMPING = 0.72;

/** Where a spring from 0 to 1 is after so many seconds. */
export function springAt(seconds: number): number {
  const swing = SPEED * Math.sqrt(1 - DAMPING * DAMPING);
  const left = Math.exp(-DAMPING * SPEED * seconds);
  return 1 - left * (Math.cos(swing * seconds) + ((DAMPING * SPEED) / swing) * Math.sin(swing * seconds));
}

/**
 * Calls `draw` for each picture with the progress until `length_ms` have passed, then `done` once.
 * @returns what stops it before its end.
 */
export function animate(length_ms: number, draw: (passed: number) => void, done: () => void): () => void {
  let frame = 0;
  const began_ms = performance.now();
  const step = (now_ms: number): void => {
    const passed = length_ms <= 0 ? 1 : Math.min(1, Math.max(0, (now_ms - began_ms) / length_ms));
    draw(passed);
    if (passed === 1) return done();
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
