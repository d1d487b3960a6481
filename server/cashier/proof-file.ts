import { hash } from 'node:crypto';
import sharp from 'sharp';

/** A proof as it is kept. */
export interface ProofFile {
  readonly mediaType: 'image/jpeg' | 'application/pdf';
  readonly content: Buffer;
  /** SHA-256 of the file as it came. */
  readonly sourceDigest: Buffer;
}

/** A phone's photograph at its largest; a picture that unfolds into more is refused unread. */
const maxPixels = 50_000_000;
/** Enough to read a receipt by. */
const longestSide_px = 2200;
const jpegQuality = 82;
/** What makes a PDF do something when it is opened. */
const activePdf = /\/(?:JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA|RichMedia|XFA)\b/;

/**
 * Read a proof by its bytes, whatever it is called. A PNG, JPEG or WebP is decoded and encoded anew as a JPEG, so that
 * nothing but what can be seen survives: no place, no device, no other file behind the picture. A PDF is kept as it came,
 * and refused where it says that it runs something; it is only ever handed to an operator as a file.
 * Undefined where it is neither.
 */
export async function readProofFile(bytes: Buffer): Promise<ProofFile | undefined> {
  const sourceDigest = hash('sha256', bytes, 'buffer');
  if (isPdf(bytes)) {
    if (activePdf.test(bytes.toString('latin1'))) return undefined;
    return { mediaType: 'application/pdf', content: bytes, sourceDigest };
  }
  if (!isPicture(bytes)) return undefined;
  try {
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

function isPdf(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
    bytes.subarray(-1024).toString('latin1').includes('%%EOF')
  );
}

function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1');
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}
