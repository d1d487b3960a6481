/** The reels' ground and the frame around it, rendered in three dimensions. */
import { Container, FillGradient, Graphics, Rectangle, Sprite, Texture } from 'pixi.js';
import type { FormLight, Palette, Scene } from '../scene.ts';
import type { Mood } from './backdrop.ts';
import type { Layout } from './layout.ts';

export type Frame = {
  /** Lies under the reels. */
  ground: Container;
  /** Lies over the reels' edges. */
  border: Container;
  place: (layout: Layout, reelCount: number, rowCount: number) => void;
  /** Draws the frame in the colours of a feature, or in its own again. */
  setMood: (mood: Mood, light: FormLight) => void;
};

/**
 * How the picture of a frame is cut, in its pixels: a ring with corners of CORNER, edges that repeat every EDGE between them,
 * and in its middle the crown that stands on the top edge. `art/library/frames.py` draws it so.
 */
const CUT = { size: 512, margin: 16, thickness: 64, corner: 176, edge: 160, band: 96 } as const;
/** The crown's height, as a multiple of the frame's thickness, and the least and most pixels it gets. */
const CROWN = { part: 2.7, least: 34, most: 66 } as const;
/** The shadow's corner. */
const CORNER_PX = 14;

/** Makes the frame of a scene from its picture; {@link Frame.place} draws it for a layout. */
export function createFrame(scene: Scene, picture: Texture, resolution: number): Frame {
  const ground = new Container();
  const border = new Container();
  const groundShape = new Graphics();
  const shadeShape = new Graphics();
  const glowShape = new Graphics();
  const pieces = new Container();
  ground.addChild(groundShape);
  border.addChild(shadeShape, glowShape, pieces);
  const cut = cutFrame(picture);
  let mood: Mood = 'base';
  let lit: Palette = scene.palette;
  let placed: { layout: Layout; reelCount: number; rowCount: number } | null = null;

  function draw(): void {
    if (!placed) return;
    const { layout, reelCount, rowCount } = placed;
    const palette = mood === 'free' ? featurePalette(lit) : scene.palette;
    drawGround(groundShape, layout, { reelCount, rowCount }, palette);
    drawShade(shadeShape, layout);
    drawGlow(glowShape, layout, mood === 'free' ? palette.accent : null);
    pieces.removeChildren().forEach((piece) => piece.destroy());
    pieces.addChild(...piecesOf(cut, layout, resolution));
    // Both are drawn once for each size of the window and each mood, not on every frame.
    for (const part of [ground, border]) {
      part.cacheAsTexture({ resolution, antialias: true });
      part.updateCacheTexture();
    }
  }

  return {
    ground,
    border,
    place(layout, reelCount, rowCount) {
      placed = { layout, reelCount, rowCount };
      draw();
    },
    setMood(next, { accent, freeSpins }) {
      if (mood === next) return;
      mood = next;
      lit = { ...scene.palette, accent, freeSpins };
      draw();
    },
  };
}

/** A side of the ring: which edge or corner, and where it lies on the picture. */
type Cut = { crown: Texture; corners: readonly Texture[]; edges: readonly Texture[] };

function cutFrame({ source }: Texture): Cut {
  const part = (x: number, y: number, width: number, height: number): Texture =>
    new Texture({ source, frame: new Rectangle(x, y, width, height) });
  const { size, corner, edge, band } = CUT;
  const far = size - corner;
  return {
    crown: part(corner, corner, edge, edge),
    corners: [
      part(0, 0, corner, corner),
      part(far, 0, corner, corner),
      part(0, far, corner, corner),
      part(far, far, corner, corner),
    ],
    edges: [
      part(corner, 0, edge, band),
      part(corner, size - band, edge, band),
      part(0, corner, band, edge),
      part(size - band, corner, band, edge),
    ],
  };
}

/** The ring round a layout's reels. Edges are stretched a little so that a whole number of them fits. */
function piecesOf(cut: Cut, { frame, frameThickness, isShort }: Layout, resolution: number): Sprite[] {
  const scale = frameThickness / CUT.thickness;
  const whole = (value: number): number => Math.round(value * resolution) / resolution;
  const margin = CUT.margin * scale;
  const left = whole(frame.x - margin);
  const top = whole(frame.y - margin);
  const right = whole(frame.x + frame.width + margin);
  const bottom = whole(frame.y + frame.height + margin);
  const corner = whole(CUT.corner * scale);
  const band = whole(CUT.band * scale);
  const sprites: Sprite[] = [];
  const add = (texture: Texture | undefined, x: number, y: number, width: number, height: number): void => {
    if (texture) sprites.push(new Sprite({ texture, x, y, width, height }));
  };
  const along = (from: number, to: number, put: (at: number, length: number) => void): void => {
    const count = Math.max(1, Math.round((to - from) / (CUT.edge * scale)));
    for (let index = 0; index < count; index += 1) {
      const at = whole(from + ((to - from) * index) / count);
      put(at, whole(from + ((to - from) * (index + 1)) / count) - at);
    }
  };
  along(left + corner, right - corner, (x, length) => {
    add(cut.edges[0], x, top, length, band);
    add(cut.edges[1], x, bottom - band, length, band);
  });
  along(top + corner, bottom - corner, (y, length) => {
    add(cut.edges[2], left, y, band, length);
    add(cut.edges[3], right - band, y, band, length);
  });
  add(cut.corners[0], left, top, corner, corner);
  add(cut.corners[1], right - corner, top, corner, corner);
  add(cut.corners[2], left, bottom - corner, corner, corner);
  add(cut.corners[3], right - corner, bottom - corner, corner, corner);
  // A phone on its side has no room over its frame.
  if (isShort) return sprites;
  const height = Math.min(CROWN.most, Math.max(CROWN.least, CROWN.part * frameThickness));
  add(
    cut.crown,
    frame.x + (frame.width - height) / 2,
    frame.y + (frameThickness - height) / 2,
    height,
    height,
  );
  return sprites;
}

/** The frame's colours while a feature is played: lit by the accent, the reels in the feature's own colour. */
function featurePalette(palette: Palette): Palette {
  return {
    ...palette,
    frameLight: '#ffffff',
    frame: palette.accent,
    frameDark: palette.freeSpins,
    reelTop: palette.panel,
    reelBottom: palette.freeSpins,
  };
}

function drawGround(
  shape: Graphics,
  layout: Layout,
  { reelCount, rowCount }: { reelCount: number; rowCount: number },
  palette: Palette,
): void {
  const { reels, frame, cell } = layout;
  shape.clear();
  // A soft shadow lets the frame stand in front of the picture.
  for (const [grow, alpha] of [
    [22, 0.07],
    [14, 0.1],
    [7, 0.14],
  ] as const) {
    shape
      .roundRect(
        frame.x - grow,
        frame.y - grow + 8,
        frame.width + 2 * grow,
        frame.height + 2 * grow,
        CORNER_PX + grow,
      )
      .fill({ color: 0x000000, alpha });
  }
  const fill = vertical([
    [0, palette.reelTop],
    [0.5, palette.reelBottom],
    [1, palette.reelTop],
  ]);
  shape.rect(reels.x - 2, reels.y - 2, reels.width + 4, reels.height + 4).fill(fill);
  for (let reel = 0; reel < reelCount; reel += 1) {
    const x = reels.x + reel * cell.width;
    shape
      .rect(x + 1, reels.y, cell.width - 2, reels.height)
      .fill({ color: 0xffffff, alpha: reel % 2 === 0 ? 0.035 : 0.0 });
    for (let row = 0; row < rowCount; row += 1) drawTile(shape, layout, reel, row, palette);
    if (reel === 0) continue;
    shape.rect(x - 1.5, reels.y, 3, reels.height).fill({ color: 0x000000, alpha: 0.38 });
    shape.rect(x + 1.5, reels.y, 1, reels.height).fill({ color: palette.frameLight, alpha: 0.22 });
  }
}

/** A shallow tray under each cell, so that tall cells read as cards and not as gaps. */
function drawTile(
  shape: Graphics,
  { reels, cell }: Layout,
  reel: number,
  row: number,
  palette: Palette,
): void {
  const inset = Math.max(2, cell.width * 0.03);
  const x = reels.x + reel * cell.width + inset;
  const y = reels.y + row * cell.height + inset;
  const width = cell.width - 2 * inset;
  const height = cell.height - 2 * inset;
  const corner = Math.min(12, cell.width * 0.12);
  shape
    .roundRect(x, y, width, height, corner)
    .fill(
      vertical([
        [0, `${palette.frameLight}0a`],
        [0.5, `${palette.accent}26`],
        [1, `${palette.frameLight}12`],
      ]),
    )
    .stroke({ width: 1, color: palette.frameLight, alpha: 0.16 });
}

/** Shade at the window's top and bottom makes the reels look round. */
function drawShade(shape: Graphics, { reels }: Layout): void {
  shape.clear();
  shape.rect(reels.x, reels.y, reels.width, reels.height * 0.2).fill(shade(0.5, 0));
  shape.rect(reels.x, reels.y + reels.height * 0.8, reels.width, reels.height * 0.2).fill(shade(0, 0.5));
}

/** Light round the frame while a feature is played. */
function drawGlow(shape: Graphics, { frame }: Layout, color: string | null): void {
  shape.clear();
  if (color === null) return;
  for (const [width, alpha] of [
    [30, 0.1],
    [19, 0.18],
    [10, 0.3],
  ] as const) {
    shape.roundRect(frame.x, frame.y, frame.width, frame.height, CORNER_PX).stroke({ width, color, alpha });
  }
}

function vertical(stops: readonly (readonly [offset: number, color: string])[]): FillGradient {
  return new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    textureSpace: 'local',
    colorStops: stops.map(([offset, color]) => ({ offset, color })),
  });
}

function shade(top: number, bottom: number): FillGradient {
  return vertical([
    [0, `rgba(0,0,0,${top})`],
    [1, `rgba(0,0,0,${bottom})`],
  ]);
}
