/** One symbol on a board, with the number that it carries. */
import { Container, Sprite, type Texture } from 'pixi.js';
import { symbolScale } from '../reels/reel.ts';
import type { Scene } from '../scene.ts';
import { cellCentre, type Size } from '../stage/layout.ts';
import { createLettering, type Lettering } from '../stage/lettering.ts';

export type Piece = {
  holder: Container;
  sprite: Sprite;
  symbol: string;
  /** What a multiplier symbol carries; null for every other. */
  multiplier: number | null;
  label: Lettering | null;
};

/** Makes a piece that lies nowhere yet. */
export function createPiece(
  scene: Pick<Scene, 'palette' | 'title'>,
  symbol: string,
  texture: Texture,
  multiplier: number | null,
): Piece {
  const holder = new Container();
  const sprite = new Sprite({ texture, anchor: 0.5 });
  const label = multiplier === null ? null : createLettering(scene, `×${multiplier}`, 64, 'figure');
  holder.addChild(sprite);
  if (label) holder.addChild(label.container);
  return { holder, sprite, symbol, multiplier, label };
}

/** How much taller than wide a cell is before its symbol is drawn taller too, and how much that may be. */
const tallCell = { from: 1.3, most: 1.3 };

/** Lays a piece into its cell, as large as the cell allows: a reel of few cells is filled by taller symbols. A row above the board has a negative number. */
export function sit({ holder, sprite, label }: Piece, cell: Size, reel: number, row: number): void {
  const centre = cellCentre(cell, reel, row);
  holder.position.set(centre.x, centre.y);
  holder.scale.set(1);
  const scale = symbolScale(cell, sprite.texture);
  const taller = cell.height / (cell.width * tallCell.from);
  sprite.scale.set(scale, scale * Math.min(tallCell.most, Math.max(1, taller)));
  const height = Math.min(cell.height, cell.width) * 0.5;
  label?.fit({ x: -cell.width * 0.45, y: -height * 0.42, width: cell.width * 0.9, height }, height);
}

/** Darkens a piece beside those that are lit, or gives it its own colours. */
export function shade({ sprite, label }: Piece, isDark: boolean): void {
  sprite.tint = isDark ? 0x4a4a58 : 0xffffff;
  if (label) label.container.alpha = isDark ? 0.45 : 1;
}
