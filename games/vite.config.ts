/**
 * Builds the game client into `build/client`: `index.html`, which the game server answers for `/play/<code>`, and files with
 * hashed names, which it serves (for ever) under `/play-client/`.
 */
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('./client'),
  base: '/play-client/',
  publicDir: false,
  plugins: [lingui({ cwd: here('.'), failOnCompileError: true })],
  build: {
    outDir: here('./build/client'),
    emptyOutDir: true,
    target: 'es2023',
    // A font inlined as a data: address would be refused by the page's content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
});
