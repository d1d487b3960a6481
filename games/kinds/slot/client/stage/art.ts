/** A game's symbols, sharp, and smeared for turning reels. */
import { Assets, Container, Rectangle, Sprite, Texture, type Renderer, type Spritesheet } from 'pixi.js';
import { drawingsOf, type Creature } from '../life/creature.ts';
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
  /** The picture of the reels' frame, see `frame.ts`. */
  frame: Texture;
  /** A drawing of what lives in the scene as a lit body, its origin the joint. */
  life: (svg: string) => Texture;
  /** Where all pictures of the game are. */
  folder: string;
  cut: (id: string) => SheetCut;
};

/** How far a smeared symbol reaches above and below itself, as a part of its height, and in how many ghosts. */
const SMEAR = { reach: 0.36, ghosts: 25 };

/** What has a picture on the sheet of a game: its symbols, and what its players choose between. */
export type Pictured = {
  code: string;
  symbols: readonly { id: string }[];
  choice?: { options: readonly { id: string }[] } | null;
};

/**
 * Loads the art of a game.
 * @throws when a picture is missing, or the sheet lacks a symbol or a part of what lives in the scene.
 */
export async function loadArt(
  { code, symbols, choice = null }: Pictured,
  life: readonly Creature[],
  renderer: Renderer,
): Promise<Art> {
  const folder = `/art/${code}`;
  const symbolIds = [...symbols, ...(choice?.options ?? [])].map(({ id }) => id);
  const [sheet, bodies, frame] = await Promise.all([
    Assets.load<Spritesheet>(`${folder}/symbols.json`),
    Assets.load<Spritesheet>(`${folder}/life.json`),
    // It is shown at a quarter of its size on phones, where it would glitter without smaller copies of itself.
    Assets.load<Texture>({ src: `${folder}/frame.webp`, data: { autoGenerateMipmaps: true } }),
  ]);
  const frames = new Map(symbolIds.map((id) => [id, frameOf(sheet.textures, id)]));
  const places = new Map(drawingsOf(life).map((svg, place) => [svg, String(place)]));
  const part = opticalPart([...frames.values()]);
  const still = new Map([...frames].map(([id, texture]) => [id, trimmed(texture, part)]));
  const smeared = new Map([...still].map(([id, texture]) => [id, smear(texture, renderer)]));
  return {
    symbols: { still: (id) => textureOf(still, id), smeared: (id) => textureOf(smeared, id) },
    frame,
    life: (svg) => frameOf(bodies.textures, places.get(svg) ?? svg),
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
  if (!texture) throw new Error(`no picture of ${id}`);
  return texture;
}

/** Side of the small picture on which a symbol's extent is measured. */
const MEASURE_SIZE = 48;
/** Less alpha than this is a shadow's edge. */
const MEASURE_ALPHA = 40;

/**
 * The part of their frames that a game's symbols really fill, the same for all of them, so that they keep their sizes to each
 * other and none is drawn smaller than its cell allows.
 */
function opticalPart(textures: readonly Texture[]): number {
  const canvas = document.createElement('canvas');
  canvas.width = MEASURE_SIZE;
  canvas.height = MEASURE_SIZE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return 1;
  let reach = 0;
  for (const { frame, source } of textures) {
    const picture: unknown = source.resource;
    if (!isPicture(picture)) return 1;
    context.clearRect(0, 0, MEASURE_SIZE, MEASURE_SIZE);
    context.drawImage(picture, frame.x, frame.y, frame.width, frame.height, 0, 0, MEASURE_SIZE, MEASURE_SIZE);
    const { data } = context.getImageData(0, 0, MEASURE_SIZE, MEASURE_SIZE);
    for (let pixel = 0; pixel < MEASURE_SIZE ** 2; pixel += 1) {
      if ((data[pixel * 4 + 3] ?? 0) < MEASURE_ALPHA) continue;
      const x = Math.abs((pixel % MEASURE_SIZE) + 0.5 - MEASURE_SIZE / 2);
      const y = Math.abs(Math.floor(pixel / MEASURE_SIZE) + 0.5 - MEASURE_SIZE / 2);
      reach = Math.max(reach, x, y);
    }
  }
  return Math.min(1, (2 * reach + 2) / MEASURE_SIZE);
}

function isPicture(resource: unknown): resource is CanvasImageSource {
  return resource instanceof ImageBitmap || resource instanceof HTMLImageElement;
}

/** Cuts the empty edge off a frame. */
function trimmed(texture: Texture, part: number): Texture {
  const { frame } = texture;
  const width = Math.round(frame.width * part);
  const height = Math.round(frame.height * part);
  const x = frame.x + Math.round((frame.width - width) / 2);
  const y = frame.y + Math.round((frame.height - height) / 2);
  return new Texture({ source: texture.source, frame: new Rectangle(x, y, width, height) });
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
