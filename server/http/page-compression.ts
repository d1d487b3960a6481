import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Good compression at a cost that is acceptable for an uncached page. Cached pages are compressed again at the best
 * quality.
 */
const quickQuality = 5;

/** For larger bodies the best quality takes seconds and saves little. */
const largestForBest_bytes = 256 * 1024;

/** An HTML body in each encoding that a browser may accept. */
export interface CompressedBody {
  readonly plain: Buffer;
  brotli: Buffer;
  /** Set when compression at brotli's best quality starts. */
  isBest: boolean;
  readonly gzip: Buffer;
}

/** Compress a body while the visitor waits. */
export async function compressQuickly(body: string): Promise<CompressedBody> {
  const plain = Buffer.from(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quickQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [brotli, gzipped] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain)]);
  return { plain, brotli, isBest: false, gzip: gzipped };
}

/** Compress a body at brotli's best quality. Until that is done, the quick version is served. */
export async function compressBest(body: CompressedBody): Promise<void> {
  if (body.isBest || body.plain.length > largestForBest_bytes) return;
  body.isBest = true;
  try {
    body.brotli = await compressBrotli(body.plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
  } catch (error) {
    body.isBest = false;
    throw error;
  }
}
