import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { browserslistToTargets } from 'lightningcss';
import browserslist from 'browserslist';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const browsers = ['chrome >= 120', 'edge >= 120', 'firefox >= 121', 'safari >= 17.2', 'ios >= 17.2'];

/**
 * What every first page loads, in two files instead of fifty: the framework, which changes rarely, and the shell, with the
 * icons that stand on nearly every page, because one alone weighs twice as much. The sections of home pages, the surfaces of
 * all others, fields, and what a visitor signs in with, are a file each. Pages, templates, catalogues and the other forms stay
 * in chunks of their own.
 */
const sharedChunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser|turbo-stream|@lingui|@messageformat|clsx)\//,
  },
  {
    name: 'shell',
    test: /node_modules\/(lucide-react\/dist\/esm\/((?!icons)|icons\/(play|search|x|circle-alert|circle-exclamation-point)\.))|\/ui\/(controls\/button|data\/(money|decimal|data\.module)|surfaces\/toast-region|states\/(skeleton|contained|states\.module)|sections\/(site-footer|game-row|card-corner|game-picture|page-settled))|\/site\/app\/(root|page-input|session\/(?!query|player-query|balance|exclusion|favourites|vip|session-keeper|modal-dialog|sign-in-dialog|report|ads-visit|attribution|refusal-reaction|require-)|words|device|features\/account-area\/(?!live|account-menu-items|account-links|avatar-marks|menu-level|sign-out-button)|shell\/(?!brand-page\.|seo-record|late-part|arrive\.))|\/themes\/(registry|templates)|\/contract\/themes/,
  },
  // Signs of a template's own layout that pages show too.
  { name: 'signs', test: /lucide-react\/dist\/esm\/icons\/(crown|gift|house|receipt-text)\./ },
  {
    name: 'sections',
    test: /\/ui\/sections\/(winners-tape|promise-strip|promo-strip|banner-)|lucide-react\/dist\/esm\/icons\/(chevron-left|chevron-right|pause)\./,
  },
  {
    name: 'surfaces',
    test: /\/ui\/(states\/empty-state|surfaces\/(card|tabs)|data\/badge)|lucide-react\/dist\/esm\/icons\/search-x\./,
  },
  {
    name: 'fields',
    test: /\/ui\/controls\/(text-field|field)|lucide-react\/dist\/esm\/icons\/(eye|eye-off)\./,
  },
  {
    name: 'sign-in',
    test: /\/ui\/surfaces\/dialog|\/site\/app\/(session\/sign-in-dialog|features\/(auth\/(sign-in-(form|panel)|auth\.module)|forms\/(form|submit-button)\.))/,
  },
];

export default defineConfig({
  root: here,
  plugins: [lingui({ cwd: here, failOnCompileError: true }), reactRouter()],
  // React has it itself; the words' library asks for it as for a React that has not.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: browserslistToTargets(browserslist(browsers)) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedChunks },
            // Every page names dozens of files; by their hashes alone that takes half the bytes.
            chunkFileNames: 'assets/[hash].js',
            entryFileNames: 'assets/[hash].js',
          },
        },
      },
    },
  },
  build: {
    target: 'es2023',
    // The server reads the manifest to preload a template's files; React Router deletes it unless it is asked for.
    manifest: true,
    cssMinify: 'lightningcss',
    // A font inlined as a data: address would be refused by the page's content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Only late styles are asked for beside their module, as they are in any case: names of modules would weigh more on every
      // first page than it takes a late one to ask for its own.
      resolveDependencies: () => [],
    },
  },
});
