import { pictureSizes, type PicturePlace } from '@marquee/contract/document-names.ts';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import type { DocumentSite } from './documents/site-of.ts';
import { markOf } from './pictures.ts';

/** The part of a picture that is kept, in fractions of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What an operator may send. A drawing (SVG) can hold scripts, so it is none of them. */
const readable = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif'];
/** A photograph of a good telephone. More would only be reduced again. */
const most_pixels = 50_000_000;
/** A hero picture is what a page waits for: banners of phones weigh half as much. */
const heaviest_bytes: Readonly<Record<string, number>> = { banner: 90_000, banner_mobile: 45_000 };
const usual_bytes = 60_000;

/**
 * Cut a picture to its place and encode it again, so that nothing of the file that was sent is served: AVIF for content,
 * WebP for logos, PNG for icons, JPEG for what messengers show. Throws `pictureUnreadable` for anything else.
 */
export async function cutPicture(
  file: Buffer,
  place: PicturePlace,
  crop: Crop | null,
): Promise<{ readonly content: Buffer; readonly ending: 'avif' | 'webp' | 'png' | 'jpg' }> {
  try {
    const { format, autoOrient } = await sharp(file, { limitInputPixels: most_pixels }).metadata();
    if (!readable.includes(format)) throw refuse('pictureUnreadable');
    const { width, height } = autoOrient;
    let picture = sharp(file, { limitInputPixels: most_pixels }).autoOrient();
    if (crop) {
      const left = Math.min(Math.round(crop.x * width), width - 1);
      const top = Math.min(Math.round(crop.y * height), height - 1);
      picture = picture.extract({
        left,
        top,
        width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
        height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
      });
    }
    const { fits, ...size } = pictureSizes[place];
    const fitted = await picture
      .resize({ ...size, fit: fits, withoutEnlargement: fits === 'inside' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return await encode(fitted, place);
  } catch (error) {
    // The library throws for what it cannot read: a broken file, or one that is no picture.
    if (error instanceof Error && error.name !== 'RefusalError') throw refuse('pictureUnreadable');
    throw error;
  }
}

async function encode(fitted: Buffer, place: PicturePlace) {
  if (place === 'logo' || place === 'mark') {
    return {
      content: await sharp(fitted).webp({ quality: 90, alphaQuality: 100 }).toBuffer(),
      ending: 'webp',
    } as const;
  }
  if (place === 'favicon') {
    return { content: await sharp(fitted).png({ palette: true }).toBuffer(), ending: 'png' } as const;
  }
  if (place === 'share') {
    const content = await sharp(fitted)
      .flatten({ background: '#000' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    return { content, ending: 'jpg' } as const;
  }
  const limit_bytes = heaviest_bytes[place] ?? usual_bytes;
  for (let quality = 58; ; quality -= 8) {
    const content = await sharp(fitted)
      .avif({ quality, effort: 3, chromaSubsampling: place === 'banner' ? '4:4:4' : '4:2:0' })
      .toBuffer();
    if (content.length <= limit_bytes || quality < 30) return { content, ending: 'avif' } as const;
  }
}

/** Keep a picture with its site, and answer its address. The same picture is kept once. */
export async function keepPicture(
  trx: Database,
  { siteId, siteCode }: DocumentSite,
  place: PicturePlace,
  { content, ending }: { readonly content: Buffer; readonly ending: string },
): Promise<{ readonly fileName: string; readonly url: string }> {
  const sha256 = createHash('sha256').update(content).digest();
  const mark = markOf({ sha256 });
  const fileName = `${place.replaceAll('_', '-')}-${mark}.${ending}`;
  await trx
    .insertInto('sites.picture')
    .values({ site_id: siteId, file_name: fileName, sha256, content, is_uploaded: true })
    .onConflict((conflict) => conflict.columns(['site_id', 'file_name']).doNothing())
    .execute();
  return { fileName, url: `/brand/${siteCode}/${fileName}?v=${mark}` };
}
