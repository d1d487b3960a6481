/**
 * Builds the game client into `build/client`: `index.html`, `table.html` and `room.html`, which the game server answers for `/play/<code>`,
 * `check.html`, which shows and checks rounds, and files with hashed names, which it serves (for ever, compressed beforehand) under `/play-client/`.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const outDir = here('./build/client');

/** Lays a `.br` and a `.gz` beside each file that gains from it. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const folder = join(outDir, 'assets');
      const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const path = join(folder, name);
          const content = await readFile(path);
          await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
          await writeFile(`${path}.gz`, await promisify(gzip)(content));
        }),
      );
    },
  };
}

export default defineConfig({
  root: here('./client'),
  base: '/play-client/',
  publicDir: false,
  plugins: [lingui({ cwd: here('.'), failOnCompileError: true }), precompress()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    // A font inlined as a data: address would be refused by the page's content security policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: {
        index: here('./client/index.html'),
        table: here('./client/table.html'),
        room: here('./client/room.html'),
        check: here('./client/check.html'),
      },
    },
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
});
