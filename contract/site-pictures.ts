import { z } from 'zod';

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
