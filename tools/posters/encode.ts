import type { Sharp } from 'sharp';

/** Below this quality drawings fall apart into blocks. */
const least = 24;
/** How far a drawing of too many fine lines is softened, in pixels, one step after another. */
const softer = [0.6, 0.9, 1.3, 1.8];

/**
 * Write a picture as AVIF, at the best quality whose file is no larger than `limit_bytes`. Returns the file's bytes. A
 * phone decodes a picture with halved colour resolution (4:2:0) in half the time, but fine coloured lettering needs
 * full resolution. A picture that is too large at the least quality is softened: less detail looks better than blocks.
 */
export async function fitAvif(
  picture: Sharp,
  file: string,
  limit_bytes: number,
  { best = 58, chromaSubsampling = '4:4:4' }: { best?: number; chromaSubsampling?: '4:4:4' | '4:2:0' } = {},
): Promise<number> {
  const write = async (drawn: Sharp, quality: number): Promise<number> =>
    (await drawn.clone().avif({ quality, effort: 4, chromaSubsampling }).toFile(file)).size;
  let size = 0;
  for (let quality = best; quality > least - 4; quality -= 4) {
    size = await write(picture, quality);
    if (size <= limit_bytes) return size;
  }
  for (const sigma of softer) {
    size = await write(picture.clone().blur(sigma), least);
    if (size <= limit_bytes) return size;
  }
  return size;
}
