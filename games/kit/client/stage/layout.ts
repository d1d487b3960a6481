/** Where everything on the stage stands, as a pure function of the window: no Pixi, no DOM. Pixels are CSS pixels. */

export type Rect = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };
export type Orientation = 'portrait' | 'landscape';

/** What the layout is asked: the window, what the bet panel covers, and the game's shape. */
export type LayoutRequest = {
  viewport: Size;
  /** Height covered by the bet panel at the bottom. */
  panelHeight: number;
  /** Height covered by the bar of small buttons at the top, 0 when there is none. */
  topBarHeight: number;
  reelCount: number;
  rowCount: number;
  /** Whether a row of jackpot plates is shown over the reels. */
  hasJackpots: boolean;
};

export type Layout = {
  orientation: Orientation;
  viewport: Size;
  title: Rect;
  /** One place for every jackpot plate together, or null for a game without jackpots. */
  jackpots: Rect | null;
  /** The window through which the reels are seen. */
  reels: Rect;
  /** The window and the frame around it. */
  frame: Rect;
  /** Where a win is named, under the reels. */
  message: Rect;
  cell: Size;
  frameThickness: number;
};

/** Cells may be this much taller than wide where a phone has height to spare. */
const TALLEST_CELL = 1.3;

/**
 * Composes the stage. The reels take what the other parts leave; what then remains of the height is shared out around them,
 * so that nothing sticks to an edge.
 */
export function composeStage(request: LayoutRequest): Layout {
  const { viewport, panelHeight, topBarHeight, reelCount, rowCount, hasJackpots } = request;
  const orientation: Orientation = viewport.width > viewport.height ? 'landscape' : 'portrait';
  const isPortrait = orientation === 'portrait';
  const stageHeight = Math.max(160, viewport.height - panelHeight - topBarHeight);
  const frameThickness = Math.round(clamp(Math.min(viewport.width, stageHeight) * 0.026, 8, 22));

  const titleHeight = isPortrait ? clamp(stageHeight * 0.19, 40, 150) : clamp(stageHeight * 0.115, 30, 110);
  const jackpotHeight = hasJackpots ? (isPortrait ? clamp(stageHeight * 0.12, 44, 84) : 46) : 0;
  const messageHeight = isPortrait ? clamp(stageHeight * 0.1, 36, 64) : clamp(stageHeight * 0.075, 30, 60);
  const gap = isPortrait ? 6 : clamp(stageHeight * 0.012, 4, 12);

  const sideRoom = isPortrait ? 8 : clamp(viewport.width * 0.06, 16, 140);
  const roomWidth = viewport.width - 2 * (sideRoom + frameThickness);
  const partsHeight = titleHeight + jackpotHeight + messageHeight + gap * (hasJackpots ? 4 : 3);
  const roomHeight = stageHeight - partsHeight - 2 * frameThickness;

  const cell = fitCell({ width: roomWidth, height: roomHeight }, reelCount, rowCount, isPortrait);
  const reelsWidth = cell.width * reelCount;
  const reelsHeight = cell.height * rowCount;
  const spare = Math.max(0, roomHeight - reelsHeight);

  const titleTop = topBarHeight + spare * (isPortrait ? 0.16 : 0.3);
  const title: Rect = {
    x: isPortrait ? 12 : viewport.width * 0.2,
    y: titleTop + gap / 2,
    width: isPortrait ? viewport.width - 24 : viewport.width * 0.6,
    height: titleHeight + spare * (isPortrait ? 0.2 : 0),
  };
  const jackpotTop = title.y + title.height + gap + spare * 0.08;
  const frameTop = hasJackpots ? jackpotTop + jackpotHeight + gap : jackpotTop;
  const frame: Rect = {
    x: Math.round((viewport.width - reelsWidth) / 2 - frameThickness),
    y: Math.round(frameTop),
    width: reelsWidth + 2 * frameThickness,
    height: reelsHeight + 2 * frameThickness,
  };
  const reels: Rect = {
    x: frame.x + frameThickness,
    y: frame.y + frameThickness,
    width: reelsWidth,
    height: reelsHeight,
  };
  return {
    orientation,
    viewport,
    title,
    jackpots: hasJackpots
      ? {
          x: Math.max(frame.x, 8),
          y: jackpotTop,
          width: Math.min(frame.width, viewport.width - 16),
          height: jackpotHeight,
        }
      : null,
    reels,
    frame,
    message: {
      x: isPortrait ? 12 : frame.x,
      y: frame.y + frame.height + gap,
      width: isPortrait ? viewport.width - 24 : frame.width,
      height: messageHeight,
    },
    cell,
    frameThickness,
  };
}

/** The centre of a cell, measured from the reels' top left corner. */
export function cellCentre(cell: Size, reel: number, row: number): { x: number; y: number } {
  return { x: (reel + 0.5) * cell.width, y: (row + 0.5) * cell.height };
}

/** The largest whole-pixel cell that fits the room; square in a wide window, up to {@link TALLEST_CELL} tall on a phone. */
function fitCell(room: Size, reelCount: number, rowCount: number, isPortrait: boolean): Size {
  const widest = Math.floor(room.width / reelCount);
  const tallest = Math.floor(room.height / rowCount);
  if (!isPortrait) {
    const height = Math.max(24, Math.min(tallest, widest));
    return { width: Math.min(widest, Math.round(height * 1.08)), height };
  }
  const height = Math.max(24, Math.min(tallest, Math.round(widest * TALLEST_CELL)));
  return { width: Math.max(24, Math.min(widest, Math.round(height * 1.1))), height };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
