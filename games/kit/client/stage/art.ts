/** A game's symbols, sharp, and smeared for turning reels. */
import { Assets, Container, Sprite, type Renderer, type Spritesheet, type Texture } from 'pixi.js';
import type { Rect, Size } from './layout.ts';

export type SymbolTextures = {
  /** The symbol at rest. */
  still: (id: string) => Texture;
  /** The symbol smeared along the reel, for high speed. */
  smeared: (id: string) => Texture;
};

/** Where a symbol lies on the sheet, for pictures in HTML. */
export type SheetCut = { frame: Rect; sheet: Size; url: string };

export type Art = {
  symbols: SymbolTextures;
  /** Where all pictures of the game are. */
  folder: string;
  cut: (id: string) => SheetCut;
};

/** How far a smeared symbol reaches above and below itself, as a part of its height, and in how many ghosts. */
const SMEAR = { reach: 0.36, ghosts: 25 };

/**
 * Loads the art of a game.
 * @throws when a picture is missing, or the sheet lacks one of `symbolIds`.
 */
export async function loadArt(
  gameCode: string,
  symbolIds: readonly string[],
  renderer: Renderer,
): Promise<Art> {
  const folder = `/art/${gameCode}`;
  const sheet = await Assets.load<Spritesheet>(`${folder}/symbols.json`);
  const still = new Map(symbolIds.map((id) => [id, frameOf(sheet.textures, id)]));
  const smeared = new Map([...still].map(([id, texture]) => [id, smear(texture, renderer)]));
  return {
    symbols: { still: (id) => textureOf(still, id), smeared: (id) => textureOf(smeared, id) },
    folder,
    cut(id) {
      const { frame, source } = textureOf(still, id);
      return {
        frame: { x: frame.x, y: frame.y, width: frame.width, height: frame.height },
        sheet: { width: source.width, height: source.height },
        url: `${folder}/symbols.webp`,
      };
    },
  };
}

function frameOf(textures: Record<string, Texture>, id: string): Texture {
  const texture = textures[id] ?? textures[`${id}.png`] ?? textures[`${id}.webp`];
  if (!texture) throw new Error(`no picture of the symbol ${id}`);
  return texture;
}

function textureOf(textures: ReadonlyMap<string, Texture>, id: string): Texture {
  const texture = textures.get(id);
  if (!texture) throw new Error(`no picture of the symbol ${id}`);
  return texture;
}

/** Draws a symbol many times along its way, once, so that turning reels need no filter. */
function smear(texture: Texture, renderer: Renderer): Texture {
  const { height } = texture;
  const container = new Container();
  for (let ghost = 0; ghost < SMEAR.ghosts; ghost += 1) {
    const offset = (ghost / (SMEAR.ghosts - 1)) * 2 - 1;
    const sprite = new Sprite(texture);
    sprite.y = offset * SMEAR.reach * height;
    sprite.alpha = 0.13 * (1 - Math.abs(offset) * 0.7);
    container.addChild(sprite);
  }
  const frame = new Container();
  frame.addChild(container);
  const result = renderer.generateTexture({
    target: frame,
    resolution: 0.5,
    frame: container.getLocalBounds().rectangle.clone().pad(0),
  });
  frame.destroy({ children: true });
  return result;
}
