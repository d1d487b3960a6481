import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Text files. Pictures and fonts are compressed already. */
const compressible = /\.(js|css|svg|json|html|webmanifest)$/;
/** For smaller files, compression does not save enough to be worth a second file. */
const smallest_bytes = 256;

/**
 * Put a `.br` and a `.gz` beside every text file below a directory, at the best quality, for servers to send as they
 * are.
 */
export async function compressBelow(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  for (const name of files.filter((file) => compressible.test(file))) {
    const path = join(directory, name);
    if ((await stat(path)).size < smallest_bytes) continue;
    const content = await readFile(path);
    const [brotli, gzipped] = await Promise.all([
      compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
  }
}
