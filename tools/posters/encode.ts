import type { Sharp } from 'sharp';

/**
 * Write a picture as AVIF, at the best quality whose file is no larger than `limit_bytes`. Returns the file's bytes. A
 * phone decodes a picture with halved colour resolution (4:2:0) in half the time, but fine coloured lettering needs
 * full resolution.
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
