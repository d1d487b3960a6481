import type { Sharp } from 'sharp';

/**
 * Writes a picture as AVIF, at the best quality whose file is no larger than `limit_bytes`; returns the file's bytes. A phone
 * decodes a picture of halved colour (4:2:0) in half of the time; fine coloured lettering wants all of it.
 */
export async function fitAvif(
  picture: Sharp,
  file: string,
  limit_bytes: number,
  { best = 58, chromaSubsampling = '4:4:4' }: { best?: number; chromaSubsampling?: '4:4:4' | '4:2:0' } = {},
): Promise<number> {
  for (let quality = best; ; quality -= 4) {
    const { size } = await picture.clone().avif({ quality, effort: 4, chromaSubsampling }).toFile(file);
    if (size <= limit_bytes || quality < 24) return size;
  }
}
