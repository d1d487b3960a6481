import { hash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

export interface ProofFile {
  readonly mediaType: 'image/jpeg' | 'application/pdf';
  readonly content: Buffer;
  /** SHA-256 of the file as it was uploaded. */
  readonly sourceDigest: Buffer;
}

/** Phones usually take 12-megapixel photos, and the site shrinks larger ones before it uploads them. */
const maxPixels = 25_000_000;
/** Large enough to read a receipt. */
const longestSide_px = 2200;
const jpegQuality = 82;
const pictures: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Read a proof by its content, whatever its name. A PNG, JPEG or WebP is re-encoded as a JPEG, so that only the visible
 * picture survives, without location, device data or appended files. A picture with too many pixels is detected by its
 * header and not decoded. A PDF is stored unchanged and not opened here, because its active content cannot be detected
 * reliably. It only leaves as a file that an operator saves.
 * Undefined if it is neither a picture nor a whole PDF. Decoding takes memory: call it through `inPictureQueue`.
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

/** Nobody can open a truncated PDF, so the player is asked to send it again. */
function isWholePdf(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
    bytes.subarray(-1024).toString('latin1').includes('%%EOF')
  );
}
