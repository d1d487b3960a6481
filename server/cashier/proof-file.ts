import { hash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** A proof as it is kept. */
export interface ProofFile {
  readonly mediaType: 'image/jpeg' | 'application/pdf';
  readonly content: Buffer;
  /** SHA-256 of the file as it came. */
  readonly sourceDigest: Buffer;
}

/** A phone's usual photograph has twelve million; the site makes larger ones smaller before it sends them. */
const maxPixels = 25_000_000;
/** Enough to read a receipt by. */
const longestSide_px = 2200;
const jpegQuality = 82;
const pictures: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Read a proof by its bytes, whatever it is called. A PNG, JPEG or WebP is decoded and encoded again as a JPEG, so that
 * nothing but what can be seen survives: no place, no device, no other file behind the picture. One of more pixels than are
 * taken is known by its header and never decoded. A PDF is kept as it came and looked into by nobody here: what it runs can be
 * written in too many ways to be found. It only leaves as a file that an operator saves.
 * Undefined where it is neither. Pictures take memory: see `inPictureQueue`.
 */
export async function readProofFile(bytes: Buffer): Promise<ProofFile | undefined> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const sourceDigest = hash('sha256', bytes, 'buffer');
  if (type?.mime === 'application/pdf') {
    return isWholePdf(bytes) ? { mediaType: 'application/pdf', content: bytes, sourceDigest } : undefined;
  }
  if (!type || !pictures.has(type.mime)) return undefined;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    if (width * height > maxPixels) return undefined;
    const content = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize(longestSide_px, longestSide_px, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: jpegQuality })
      .toBuffer();
    return { mediaType: 'image/jpeg', content, sourceDigest };
  } catch {
    return undefined;
  }
}

/** One that was cut off on its way can be opened by nobody; it is asked for again. */
function isWholePdf(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
    bytes.subarray(-1024).toString('latin1').includes('%%EOF')
  );
}
