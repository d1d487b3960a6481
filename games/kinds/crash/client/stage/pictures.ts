/** Pictures that a skin paints with. All of them have come before its room opens, so that nothing pops in. */
import { drawLayer, paintLayer, type Context, type Layer } from './brush.ts';
import type { Point } from './curve.ts';
import type { Size } from './scene.ts';

export type Picture = { image: CanvasImageSource; width: number; height: number };

/** Loads pictures by name. One that does not arrive is empty: the game can be played without it. */
export async function loadPictures<Name extends string>(
  addresses: Readonly<Record<Name, string>>,
): Promise<(name: Name) => Picture> {
  const names = Object.keys(addresses).filter((name): name is Name => name in addresses);
  const loaded = new Map(
    await Promise.all(
      names.map(async (name): Promise<[Name, Picture]> => [name, await loadPicture(addresses[name])]),
    ),
  );
  return (name) => loaded.get(name) ?? nothing();
}

async function loadPicture(address: string): Promise<Picture> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { image, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return nothing();
  }
}

function nothing(): Picture {
  const image = document.createElement('canvas');
  [image.width, image.height] = [1, 1];
  return { image, width: 1, height: 1 };
}

/**
 * A picture that covers the stage and a little more, so that it can be moved. `from` says which part stays in sight, `over` paints
 * what always lies over it.
 */
export function coverLayer(
  picture: Picture,
  size: Size,
  spare: number,
  from: Point,
  over?: (context: Context, wide: number, high: number) => void,
): Layer {
  const paint = (context: Context, wide: number, high: number): void => {
    const scale = Math.max(wide / picture.width, high / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    context.drawImage(picture.image, (wide - width) * from.x, (high - height) * from.y, width, height);
    over?.(context, wide, high);
  };
  return paintLayer(size.width * (1 + spare), size.height * (1 + spare), size.density, paint, true);
}

/** Draws such a layer: it moves to the left with the way, and down with the height. */
export function drawCover(context: Context, layer: Layer, size: Size, way: number, rise: number): void {
  const [wide, high] = [layer.width - size.width, layer.height - size.height];
  drawLayer(context, layer, -wide * Math.min(1, way), -high * (1 - Math.min(1, rise)), size);
}

/** A picture as a layer of this height. `more` paints what belongs to it. */
export function layerOf(
  picture: Picture,
  height: number,
  density: number,
  more?: (context: Context, wide: number, high: number) => void,
): Layer {
  const width = (height * picture.width) / picture.height;
  return paintLayer(width, height, density, (context, wide, high) => {
    context.drawImage(picture.image, 0, 0, wide, high);
    more?.(context, wide, high);
  });
}

/** A picture in the size that it is drawn in, so that turning it looks at no more pixels than are seen. */
export function pictureOf(picture: Picture, wide: number, density: number): Picture {
  const { canvas } = layerOf(picture, (wide * picture.height) / picture.width, density);
  return { image: canvas, width: canvas.width, height: canvas.height };
}

/** Draws a picture with its middle at the origin, so wide. */
export function drawCentred(context: Context, { image, width, height }: Picture, wide: number): void {
  const high = (wide * height) / width;
  context.drawImage(image, -wide / 2, -high / 2, wide, high);
}

/** Draws one of several square pictures that lie side by side, with its middle at the origin, so wide. */
export function drawFrame(context: Context, { image, height }: Picture, frame: number, wide: number): void {
  context.drawImage(image, frame * height, 0, height, height, -wide / 2, -wide / 2, wide, wide);
}
