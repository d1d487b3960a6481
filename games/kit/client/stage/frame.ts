/** The reels' ground and the frame around it, drawn in the manner of the scene. */
import { Container, FillGradient, Graphics } from 'pixi.js';
import type { FrameStyle, Palette, Scene } from '../scene.ts';
import type { Mood } from './backdrop.ts';
import type { Layout, Rect } from './layout.ts';

export type Frame = {
  /** Lies under the reels. */
  ground: Container;
  /** Lies over the reels' edges. */
  border: Container;
  place: (layout: Layout, reelCount: number, rowCount: number) => void;
  /** Draws the frame in the colours of a feature, or in its own again. */
  setMood: (mood: Mood) => void;
};

/** How a style draws: corners, number of bevels, ornaments, and whether its edge shines. */
type Manner = {
  corner: number;
  bevels: readonly (readonly [
    inset: number,
    width: number,
    tone: 'light' | 'body' | 'dark',
    alpha: number,
  ])[];
  ornament: 'studs' | 'jewels' | 'rivets' | 'knots' | 'dots' | 'shards' | 'none';
  isGlowing: boolean;
};

const manners: Record<FrameStyle, Manner> = {
  gilded: {
    corner: 18,
    bevels: [
      [0, 0.16, 'dark', 1],
      [0.1, 0.2, 'light', 0.95],
      [0.82, 0.2, 'light', 0.8],
      [0.55, 0.1, 'dark', 0.35],
    ],
    ornament: 'jewels',
    isGlowing: false,
  },
  stone: {
    corner: 4,
    bevels: [
      [0, 0.2, 'dark', 1],
      [0.16, 0.12, 'light', 0.6],
      [0.86, 0.18, 'dark', 0.7],
    ],
    ornament: 'studs',
    isGlowing: false,
  },
  neon: {
    corner: 20,
    bevels: [
      [0.2, 0.16, 'light', 1],
      [0.7, 0.1, 'body', 1],
    ],
    ornament: 'none',
    isGlowing: true,
  },
  timber: {
    corner: 6,
    bevels: [
      [0, 0.16, 'dark', 1],
      [0.3, 0.05, 'dark', 0.6],
      [0.55, 0.05, 'dark', 0.5],
      [0.14, 0.08, 'light', 0.5],
      [0.9, 0.14, 'dark', 0.8],
    ],
    ornament: 'rivets',
    isGlowing: false,
  },
  bamboo: {
    corner: 12,
    bevels: [
      [0, 0.14, 'dark', 1],
      [0.2, 0.16, 'light', 0.8],
      [0.5, 0.08, 'dark', 0.5],
      [0.66, 0.14, 'light', 0.55],
      [0.92, 0.12, 'dark', 0.8],
    ],
    ornament: 'knots',
    isGlowing: false,
  },
  crystal: {
    corner: 14,
    bevels: [
      [0, 0.1, 'light', 1],
      [0.3, 0.3, 'light', 0.35],
      [0.86, 0.12, 'light', 0.9],
    ],
    ornament: 'shards',
    isGlowing: true,
  },
  candy: {
    corner: 30,
    bevels: [
      [0, 0.12, 'dark', 0.6],
      [0.14, 0.3, 'light', 0.85],
      [0.84, 0.18, 'light', 0.6],
    ],
    ornament: 'dots',
    isGlowing: false,
  },
  hull: {
    corner: 22,
    bevels: [
      [0, 0.16, 'dark', 1],
      [0.16, 0.1, 'light', 0.9],
      [0.5, 0.06, 'light', 0.4],
      [0.86, 0.16, 'dark', 0.9],
    ],
    ornament: 'rivets',
    isGlowing: true,
  },
  lacquer: {
    corner: 8,
    bevels: [
      [0, 0.12, 'light', 0.95],
      [0.2, 0.05, 'light', 0.7],
      [0.75, 0.05, 'light', 0.7],
      [0.88, 0.13, 'light', 0.95],
    ],
    ornament: 'knots',
    isGlowing: false,
  },
};

/** Makes the frame of a scene; {@link Frame.place} draws it for a layout. */
export function createFrame(scene: Scene, resolution: number): Frame {
  const ground = new Container();
  const border = new Container();
  const groundShape = new Graphics();
  const borderShape = new Graphics();
  ground.addChild(groundShape);
  border.addChild(borderShape);
  const manner = manners[scene.frame];
  let mood: Mood = 'base';
  let placed: { layout: Layout; reelCount: number; rowCount: number } | null = null;

  function draw(): void {
    if (!placed) return;
    const { layout, reelCount, rowCount } = placed;
    const palette = mood === 'free' ? featurePalette(scene.palette) : scene.palette;
    drawGround(groundShape, layout, { reelCount, rowCount }, palette, manner);
    drawBorder(borderShape, layout, palette, mood === 'free' ? { ...manner, isGlowing: true } : manner);
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
    setMood(next) {
      if (mood === next) return;
      mood = next;
      draw();
    },
  };
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
  manner: Manner,
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
        manner.corner + grow,
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

function drawBorder(shape: Graphics, layout: Layout, palette: Palette, manner: Manner): void {
  const { frame, reels, frameThickness } = layout;
  const corner = Math.min(manner.corner, frameThickness * 1.4);
  const tones = { light: palette.frameLight, body: palette.frame, dark: palette.frameDark };
  shape.clear();
  // Shade at the window's top and bottom makes the reels look round.
  shape.rect(reels.x, reels.y, reels.width, reels.height * 0.2).fill(shade(0.5, 0));
  shape.rect(reels.x, reels.y + reels.height * 0.8, reels.width, reels.height * 0.2).fill(shade(0, 0.5));
  if (manner.isGlowing) {
    for (const [width, alpha] of [
      [26, 0.08],
      [16, 0.14],
      [9, 0.22],
    ] as const) {
      band(shape, frame, 0, corner).stroke({ width, color: palette.accent, alpha });
    }
  }
  const body = vertical([
    [0, palette.frameLight],
    [0.18, palette.frame],
    [0.5, palette.frameDark],
    [0.82, palette.frame],
    [1, palette.frameLight],
  ]);
  band(shape, frame, frameThickness / 2, corner).stroke({ width: frameThickness, fill: body });
  for (const [inset, width, tone, alpha] of manner.bevels) {
    const thickness = Math.max(1, width * frameThickness);
    band(shape, frame, inset * frameThickness + thickness / 2, corner).stroke({
      width: thickness,
      color: tones[tone],
      alpha,
    });
  }
  for (const [x, y] of ornamentPlaces(frame, frameThickness)) {
    drawOrnament(shape, manner.ornament, x, y, frameThickness, palette);
  }
}

function band(shape: Graphics, frame: Rect, inset: number, corner: number): Graphics {
  return shape.roundRect(
    frame.x + inset,
    frame.y + inset,
    frame.width - 2 * inset,
    frame.height - 2 * inset,
    Math.max(0, corner - inset),
  );
}

/** Corners, and the middles of top and bottom. */
function ornamentPlaces(frame: Rect, thickness: number): readonly (readonly [number, number])[] {
  const half = thickness / 2;
  const left = frame.x + half;
  const right = frame.x + frame.width - half;
  const top = frame.y + half;
  const bottom = frame.y + frame.height - half;
  const middle = frame.x + frame.width / 2;
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
    [middle, top],
    [middle, bottom],
  ];
}

function drawOrnament(
  shape: Graphics,
  ornament: Manner['ornament'],
  x: number,
  y: number,
  size: number,
  palette: Palette,
): void {
  const radius = size * 0.72;
  switch (ornament) {
    case 'none':
      return;
    case 'jewels':
      shape
        .circle(x, y, radius)
        .fill(palette.frameDark)
        .circle(x, y, radius * 0.86)
        .fill(palette.frameLight);
      shape.circle(x, y, radius * 0.62).fill(palette.accent);
      shape
        .ellipse(x - radius * 0.16, y - radius * 0.22, radius * 0.28, radius * 0.16)
        .fill({ color: 0xffffff, alpha: 0.75 });
      return;
    case 'studs':
      shape.rect(x - radius, y - radius, 2 * radius, 2 * radius).fill(palette.frameDark);
      shape.rect(x - radius * 0.8, y - radius * 0.8, 1.6 * radius, 1.6 * radius).fill(palette.frame);
      shape
        .poly([x, y - radius * 0.55, x + radius * 0.55, y, x, y + radius * 0.55, x - radius * 0.55, y])
        .fill(palette.frameLight);
      return;
    case 'rivets':
      shape.circle(x, y + 1, radius * 0.62).fill({ color: 0x000000, alpha: 0.5 });
      shape
        .circle(x, y, radius * 0.58)
        .fill(palette.frameLight)
        .circle(x, y + radius * 0.08, radius * 0.44)
        .fill(palette.frame);
      return;
    case 'knots':
      shape.roundRect(x - radius, y - radius, 2 * radius, 2 * radius, radius * 0.35).fill(palette.frameDark);
      shape
        .roundRect(x - radius * 0.84, y - radius * 0.84, 1.68 * radius, 1.68 * radius, radius * 0.3)
        .fill(palette.accent);
      shape.circle(x, y, radius * 0.4).fill(palette.frameLight);
      return;
    case 'dots':
      shape
        .circle(x, y, radius * 1.05)
        .fill(palette.frameLight)
        .circle(x, y, radius * 0.8)
        .fill(palette.accent);
      shape.circle(x - radius * 0.22, y - radius * 0.28, radius * 0.24).fill({ color: 0xffffff, alpha: 0.8 });
      return;
    case 'shards':
      shape
        .poly([x, y - radius * 1.3, x + radius * 0.8, y, x, y + radius * 1.3, x - radius * 0.8, y])
        .fill(palette.accent);
      shape
        .poly([x, y - radius * 1.3, x, y + radius * 1.3, x - radius * 0.8, y])
        .fill({ color: 0xffffff, alpha: 0.45 });
      return;
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
