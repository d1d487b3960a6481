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
  /** How much taller than wide, and wider than tall, cells may be; those of turning reels unless given. */
  cells?: { tallest: number; widest: number };
};

export type Layout = {
  orientation: Orientation;
  /** A phone on its side: title and jackpots stand beside the reels, the jackpots below each other. */
  isShort: boolean;
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

/** The reels' frame takes this part of a phone's height, and of a wide window's width, where the grid can fill it. */
const FRAME_PART = 0.56;
/** On a phone cells may be this much taller than wide, in a wide window this much wider than tall, to reach that part. */
const TALLEST_CELL = 2.5;
const WIDEST_CELL = 1.75;
/** A cell of the usual shape in a wide window. */
const USUAL_CELL = 1.08;
/** A wide window lower than this is a phone on its side: what else stands over the reels goes beside them. */
const SHORT_HEIGHT = 520;
/** Room on each side of the reels of a phone on its side, for the button on one and the title on the other. */
const SHORT_SIDE = 104;

/** Composes the stage. The reels come first: the title and the gaps take what they leave. */
export function composeStage(request: LayoutRequest): Layout {
  if (request.viewport.width <= request.viewport.height) return composePortrait(request);
  return request.viewport.height < SHORT_HEIGHT ? composeShort(request) : composeWide(request);
}

function composePortrait(request: LayoutRequest): Layout {
  const { viewport, panelHeight, topBarHeight, reelCount, rowCount, hasJackpots } = request;
  const tallest = request.cells?.tallest ?? TALLEST_CELL;
  const stageHeight = Math.max(160, viewport.height - panelHeight - topBarHeight);
  const frameThickness = Math.round(clamp(viewport.width * 0.0256, 7, 20));
  const gap = 5;
  const jackpotHeight = hasJackpots ? clamp(stageHeight * 0.085, 40, 72) : 0;
  const messageHeight = clamp(stageHeight * 0.072, 34, 60);
  const room = stageHeight - jackpotHeight - messageHeight - gap * (hasJackpots ? 4 : 3);
  const side = viewport.width < 600 ? 0 : viewport.width * 0.04;
  const cellWidth = Math.floor((viewport.width - 2 * (side + frameThickness)) / reelCount);
  // A title of a readable height comes before cells that are taller than they need be, but after the part that is promised.
  const promised = viewport.height * FRAME_PART - 2 * frameThickness;
  const withTitle = room - 44 - 2 * frameThickness;
  const reelsHeight = Math.min(Math.max(promised, withTitle * 0.9), room - 2 * frameThickness);
  const cellHeight = clamp(Math.floor(reelsHeight / rowCount), 24, Math.round(cellWidth * tallest));
  const cell = {
    width: Math.max(24, Math.min(cellWidth, Math.round(cellHeight * 1.25))),
    height: cellHeight,
  };
  const spare = Math.max(0, room - cell.height * rowCount - 2 * frameThickness);
  const titleHeight = Math.min(spare, 150);
  const top = topBarHeight + (spare - titleHeight) * 0.3;
  const title = { x: 12, y: top + gap / 2, width: viewport.width - 24, height: titleHeight };
  const jackpotTop = title.y + title.height + gap;
  const frame = frameAt(
    viewport.width / 2,
    hasJackpots ? jackpotTop + jackpotHeight + gap : jackpotTop,
    cell,
    request,
    frameThickness,
  );
  return {
    orientation: 'portrait',
    isShort: false,
    viewport,
    title,
    jackpots: hasJackpots ? { x: 6, y: jackpotTop, width: viewport.width - 12, height: jackpotHeight } : null,
    ...reelsOf(frame, frameThickness),
    message: { x: 8, y: frame.y + frame.height + gap, width: viewport.width - 16, height: messageHeight },
    cell,
    frameThickness,
  };
}

function composeWide(request: LayoutRequest): Layout {
  const { viewport, panelHeight, topBarHeight, rowCount, hasJackpots } = request;
  const stageHeight = Math.max(160, viewport.height - panelHeight - topBarHeight);
  const frameThickness = Math.round(clamp(stageHeight * 0.033, 9, 27));
  const gap = clamp(stageHeight * 0.01, 4, 10);
  const titleHeight = clamp(stageHeight * 0.1, 28, 100);
  const jackpotHeight = hasJackpots ? clamp(stageHeight * 0.075, 40, 66) : 0;
  const messageHeight = clamp(stageHeight * 0.07, 30, 58);
  const room =
    stageHeight -
    titleHeight -
    jackpotHeight -
    messageHeight -
    gap * (hasJackpots ? 4 : 3) -
    2 * frameThickness;
  const cell = wideCell(room, viewport.width * 0.88 - 2 * frameThickness, request);
  const spare = Math.max(0, room - cell.height * rowCount);
  const title = {
    x: viewport.width * 0.2,
    y: topBarHeight + spare * 0.3 + gap / 2,
    width: viewport.width * 0.6,
    height: titleHeight,
  };
  const jackpotTop = title.y + title.height + gap + spare * 0.1;
  const frame = frameAt(
    viewport.width / 2,
    hasJackpots ? jackpotTop + jackpotHeight + gap : jackpotTop,
    cell,
    request,
    frameThickness,
  );
  return {
    orientation: 'landscape',
    isShort: false,
    viewport,
    title,
    jackpots: hasJackpots ? { x: frame.x, y: jackpotTop, width: frame.width, height: jackpotHeight } : null,
    ...reelsOf(frame, frameThickness),
    message: { x: frame.x, y: frame.y + frame.height + gap, width: frame.width, height: messageHeight },
    cell,
    frameThickness,
  };
}

/** A phone on its side: the reels take the whole height, title and jackpots stand to their left, the button to their right. */
function composeShort(request: LayoutRequest): Layout {
  const { viewport, panelHeight, topBarHeight, rowCount, hasJackpots } = request;
  const stageHeight = Math.max(160, viewport.height - panelHeight);
  const frameThickness = 8;
  const gap = 3;
  const messageHeight = clamp(stageHeight * 0.09, 26, 34);
  const room = stageHeight - messageHeight - 3 * gap - 2 * frameThickness;
  const cell = wideCell(room, viewport.width - 2 * SHORT_SIDE - 2 * frameThickness, request);
  const top = gap + Math.max(0, room - cell.height * rowCount) / 2;
  const frame = frameAt(viewport.width / 2, top, cell, request, frameThickness);
  const column = { x: 8, width: Math.max(0, frame.x - 16) };
  const below = topBarHeight + 4;
  const titleHeight = clamp((stageHeight - below) * (hasJackpots ? 0.2 : 0.3), 24, 90);
  return {
    orientation: 'landscape',
    isShort: true,
    viewport,
    title: { ...column, y: below, height: titleHeight },
    jackpots: hasJackpots
      ? { ...column, y: below + titleHeight + 6, height: stageHeight - below - titleHeight - 12 }
      : null,
    ...reelsOf(frame, frameThickness),
    message: { x: frame.x, y: frame.y + frame.height + gap, width: frame.width, height: messageHeight },
    cell,
    frameThickness,
  };
}

function frameAt(middle: number, top: number, cell: Size, asked: LayoutRequest, thickness: number): Rect {
  const width = cell.width * asked.reelCount + 2 * thickness;
  return {
    x: Math.round(middle - width / 2),
    y: Math.round(top),
    width,
    height: cell.height * asked.rowCount + 2 * thickness,
  };
}

function reelsOf(frame: Rect, thickness: number): { frame: Rect; reels: Rect } {
  return {
    frame,
    reels: {
      x: frame.x + thickness,
      y: frame.y + thickness,
      width: frame.width - 2 * thickness,
      height: frame.height - 2 * thickness,
    },
  };
}

/** The largest cell that fits a wide window: of the usual shape, or wider where the reels would else leave it half empty. */
function wideCell(
  roomHeight: number,
  roomWidth: number,
  { viewport, reelCount, rowCount, cells }: LayoutRequest,
): Size {
  const widest = Math.floor(roomWidth / reelCount);
  const height = Math.max(24, Math.min(Math.floor(roomHeight / rowCount), widest));
  const promised = Math.min(
    (viewport.width * FRAME_PART) / reelCount,
    height * (cells?.widest ?? WIDEST_CELL),
  );
  return {
    width: Math.max(24, Math.min(widest, Math.round(Math.max(height * USUAL_CELL, promised)))),
    height,
  };
}

/** The centre of a cell, measured from the reels' top left corner. */
export function cellCentre(cell: Size, reel: number, row: number): { x: number; y: number } {
  return { x: (reel + 0.5) * cell.width, y: (row + 0.5) * cell.height };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
