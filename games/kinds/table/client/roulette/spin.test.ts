import { expect, test } from 'vitest';
import { ballAt, durationOf_ms, POCKET, RIM } from './spin.ts';

test('the ball comes to rest in the pocket that was decided, and nowhere before its time', () => {
  const duration_ms = durationOf_ms('normal');
  for (const pocket of [0, 97.3, 350.27]) {
    expect(ballAt(duration_ms, duration_ms, pocket)).toEqual({ angle: pocket, radius: POCKET });
    expect(ballAt(duration_ms * 3, duration_ms, pocket)).toEqual({ angle: pocket, radius: POCKET });
    expect(ballAt(0, duration_ms, pocket).radius).toBe(RIM);
  }
  expect(ballAt(0, 0, 42)).toEqual({ angle: 42, radius: POCKET });
});

test('the ball moves on without a jump', () => {
  const duration_ms = durationOf_ms('normal');
  const frames = Array.from({ length: Math.ceil(duration_ms / 16) }, (_, index) =>
    ballAt(index * 16, duration_ms, 100),
  );
  for (const [index, { radius, angle }] of frames.entries()) {
    const before = frames[index - 1];
    if (!before) continue;
    expect(Math.abs(radius - before.radius)).toBeLessThan(0.05);
    expect(Math.abs(angle - before.angle)).toBeLessThan(15);
  }
});
