import sharp, { type Sharp } from 'sharp';

/** Uncompressed RGBA, 8 bits a channel. */
export type Bitmap = { width: number; height: number; data: Uint8Array };

/** Wraps SVG content into a document `width` × `height` units large. */
export function svgDocument(body: string, width: number, height: number, scale = 1): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}">${body}</svg>`;
}

/** Draws a whole SVG document to pixels, at the size that it states. */
export async function rasterise(document: string): Promise<Bitmap> {
  const { data, info } = await sharp(Buffer.from(document), { density: 72, unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A bitmap as a sharp image, to resize or encode. */
export function image(bitmap: Bitmap): Sharp {
  return sharp(bitmap.data, { raw: { width: bitmap.width, height: bitmap.height, channels: 4 } });
}

/** A bitmap as a PNG data URI, to place inside an SVG document. */
export async function dataUri(bitmap: Bitmap): Promise<string> {
  const png = await image(bitmap).png({ compressionLevel: 1 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
