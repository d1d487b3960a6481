import { proofLimit_bytes } from '@marquee/contract/api/cashier/deposit_proof.ts';

/** The platform decodes no picture of more pixels. */
const maxPixels = 25_000_000;
/** The longest side of a picture that is made smaller; a receipt can still be read. */
const longestSide_px = 2200;
const jpegQuality = 0.85;

/**
 * A proof as it is sent, in base64: a picture that is larger than what is taken, in bytes or in pixels, is made smaller first,
 * as phones take larger ones. Undefined where it is too large all the same, or cannot be read.
 */
export async function readProof(file: File): Promise<string | undefined> {
  const sent = file.type.startsWith('image/') ? await smaller(file) : file;
  if (!sent || sent.size > proofLimit_bytes) return undefined;
  return base64Of(sent);
}

/** A picture in the size that is taken; as it is where it fits already, undefined where it cannot be read. */
async function smaller(file: File): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file);
    if (file.size <= proofLimit_bytes && picture.width * picture.height <= maxPixels) {
      picture.close();
      return file;
    }
    const scale = Math.min(1, longestSide_px / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', jpegQuality));
    return blob ?? undefined;
  } catch {
    return undefined;
  }
}

function base64Of(blob: Blob): Promise<string | undefined> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      done(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : undefined);
    });
    reader.addEventListener('error', () => done(undefined));
    reader.readAsDataURL(blob);
  });
}
