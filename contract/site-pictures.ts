import { z } from 'zod';

/** Where a picture of a site's content stands. Each place has a size of its own. */
export const picturePlaces = ['banner', 'banner_mobile', 'news', 'partner'] as const;
export const logoPlaces = ['logo', 'mark', 'favicon', 'share'] as const;
export type PicturePlace = (typeof picturePlaces)[number] | (typeof logoPlaces)[number];

/** How large each picture is in the end. A logo keeps its proportions within its size. */
export const pictureSizes: Readonly<
  Record<PicturePlace, { readonly width: number; readonly height: number; readonly fits: 'cover' | 'inside' }>
> = {
  banner: { width: 1600, height: 600, fits: 'cover' },
  banner_mobile: { width: 780, height: 640, fits: 'cover' },
  news: { width: 960, height: 480, fits: 'cover' },
  partner: { width: 320, height: 160, fits: 'inside' },
  logo: { width: 640, height: 160, fits: 'inside' },
  mark: { width: 256, height: 256, fits: 'inside' },
  favicon: { width: 180, height: 180, fits: 'inside' },
  share: { width: 1200, height: 630, fits: 'cover' },
};

/** The bytes of a picture in base64. What it really is is read from the bytes. */
export const pictureFileSchema = z
  .string()
  .min(1, 'a picture')
  .max(7_000_000, 'at most 5 MB')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'a picture in base64');

const fraction = z.number().min(0).max(1);
/** The part of a picture that is kept. */
export const cropSchema = z.object({
  x: fraction,
  y: fraction,
  width: fraction.min(0.01),
  height: fraction.min(0.01),
});
/** The largest body of a call that carries a picture. */
export const pictureBody_bytes = 7_200_000;
