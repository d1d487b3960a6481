import type { Sharp } from 'sharp';

/** Writes a picture as AVIF, at the best quality whose file is no larger than `limit_bytes`; returns the file's bytes. */
export async function fitAvif(picture: Sharp, file: string, limit_bytes: number, best = 58): Promise<number> {
  for (let quality = best; ; quality -= 4) {
    const { size } = await picture.clone().avif({ quality, effort: 4 }).toFile(file);
    if (size <= limit_bytes || quality < 24) return size;
  }
}
