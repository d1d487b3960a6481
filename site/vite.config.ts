import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { browserslistToTargets } from 'lightningcss';
import browserslist from 'browserslist';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const browsers = ['chrome >= 120', 'edge >= 120', 'firefox >= 121', 'safari >= 17.2', 'ios >= 17.2'];

export default defineConfig({
  root: here,
  plugins: [lingui({ cwd: here, failOnCompileError: true }), reactRouter()],
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: browserslistToTargets(browserslist(browsers)) },
  },
  build: {
    target: 'es2023',
    // The server reads the manifest to preload a template's files; React Router deletes it unless it is asked for.
    manifest: true,
    cssMinify: 'lightningcss',
    // A font inlined as a data: address would be refused by the page's content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
