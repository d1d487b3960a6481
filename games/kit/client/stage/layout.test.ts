import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeStage, type LayoutRequest, type Rect } from './layout.ts';

const request = fc.record({
  viewport: fc.record({
    width: fc.integer({ min: 320, max: 2560 }),
    height: fc.integer({ min: 320, max: 1600 }),
  }),
  panelHeight: fc.integer({ min: 56, max: 200 }),
  topBarHeight: fc.integer({ min: 0, max: 56 }),
  reelCount: fc.integer({ min: 3, max: 6 }),
  rowCount: fc.integer({ min: 3, max: 4 }),
  hasJackpots: fc.boolean(),
});

const isWithin = (inner: Rect, width: number): boolean =>
  inner.x >= 0 && inner.x + inner.width <= width + 0.5;

/** Windows with room for a game at all; smaller ones may cut the title. */
const hasRoom = ({ viewport, panelHeight, topBarHeight }: LayoutRequest): boolean =>
  viewport.height - panelHeight - topBarHeight >= 300;

test('everything stands inside the window, in order, without overlap', () => {
  fc.assert(
    fc.property(request.filter(hasRoom), (asked) => {
      const layout = composeStage(asked);
      const { viewport, panelHeight } = asked;
      const { title, jackpots, frame, reels, message, cell } = layout;
      for (const part of [title, frame, reels, message]) expect(isWithin(part, viewport.width)).toBe(true);
      expect(reels.width).toBe(cell.width * asked.reelCount);
      expect(reels.height).toBe(cell.height * asked.rowCount);
      const above = jackpots ?? title;
      expect(above.y + above.height).toBeLessThanOrEqual(frame.y + 1);
      expect(frame.y + frame.height).toBeLessThanOrEqual(message.y);
      expect(message.y + message.height).toBeLessThanOrEqual(viewport.height - panelHeight + 1);
      expect(cell.width).toBeGreaterThanOrEqual(24);
    }),
  );
});

test.each([
  ['phone', { width: 390, height: 844 }, 190, 'portrait', 68],
  ['desktop', { width: 1440, height: 900 }, 92, 'landscape', 150],
])('a %s shows five reels of three rows large', (_name, viewport, panelHeight, orientation, leastCell) => {
  const layout = composeStage({
    viewport,
    panelHeight,
    topBarHeight: 36,
    reelCount: 5,
    rowCount: 3,
    hasJackpots: false,
  });
  expect(layout.orientation).toBe(orientation);
  expect(Math.min(layout.cell.width, layout.cell.height)).toBeGreaterThanOrEqual(leastCell);
});
