import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

/** The grids of the house's games, and the bet panel and top bar as they are in each window. */
const grids = [
  { reelCount: 3, rowCount: 3 },
  { reelCount: 5, rowCount: 3 },
  { reelCount: 5, rowCount: 4 },
  { reelCount: 6, rowCount: 3 },
  { reelCount: 6, rowCount: 4 },
] as const;

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
      if (layout.isShort) expect(above.x + above.width).toBeLessThanOrEqual(frame.x);
      else expect(above.y + above.height).toBeLessThanOrEqual(frame.y + 1);
      expect(frame.y + frame.height).toBeLessThanOrEqual(message.y);
      expect(message.y + message.height).toBeLessThanOrEqual(viewport.height - panelHeight + 1);
      expect(cell.width).toBeGreaterThanOrEqual(24);
    }),
  );
});

describe.each(grids)('$reelCount reels of $rowCount rows', (grid) => {
  test.each([false, true])('fill 55 %% of the height of a phone (jackpots: %s)', (hasJackpots) => {
    const viewport = { width: 390, height: 844 };
    const { frame, cell } = composeStage({
      viewport,
      panelHeight: 172,
      topBarHeight: 36,
      hasJackpots,
      ...grid,
    });
    expect(frame.height / viewport.height).toBeGreaterThanOrEqual(0.55);
    expect(frame.width / viewport.width).toBeGreaterThanOrEqual(0.96);
    // Five reels had cells of 70 by 91 pixels, in which a symbol of 63 stood.
    if (grid.reelCount === 5) expect(cell.width).toBeGreaterThanOrEqual(74);
  });

  test.each([
    ['a phone on its side', { width: 844, height: 390 }, 52],
    ['a desktop', { width: 1440, height: 900 }, 92],
    ['a laptop', { width: 1280, height: 720 }, 92],
  ])('fill 55 %% of the width of %s', (_name, viewport, panelHeight) => {
    for (const hasJackpots of [false, true]) {
      const { frame } = composeStage({ viewport, panelHeight, topBarHeight: 36, hasJackpots, ...grid });
      expect(frame.width / viewport.width).toBeGreaterThanOrEqual(0.55);
    }
  });
});
