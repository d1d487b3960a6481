import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Good compression at a cost that an uncached page can bear; a page that is kept is compressed again, at the best. */
const quickQuality = 5;

/** The best quality takes seconds over a body larger than this, and gains little. */
const largestForBest_bytes = 256 * 1024;

/** A body of HTML in every form that a browser may accept. */
export interface CompressedBody {
  readonly plain: Buffer;
  brotli: Buffer;
  /** Whether brotli's best is used. */
  isBest: boolean;
  readonly gzip: Buffer;
}

/** Compress a body for those who wait for it. */
export async function compressQuickly(body: string): Promise<CompressedBody> {
  const plain = Buffer.from(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quickQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [brotli, gzipped] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain)]);
  return { plain, brotli, isBest: false, gzip: gzipped };
}

/** Compress a body as well as it can be; until then it goes out as it was at first. */
export async function compressBest(body: CompressedBody): Promise<void> {
  if (body.isBest || body.plain.length > largestForBest_bytes) return;
  body.isBest = true;
  body.brotli = await compressBrotli(body.plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}
