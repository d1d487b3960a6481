import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { browserslistToTargets } from 'lightningcss';
import browserslist from 'browserslist';
import { defineConfig } from 'vite';
import { lateStyles } from './late-styles.ts';
import { pureRouter } from './pure-router.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const createIcon = fileURLToPath(new URL('../ui/icons/create-icon.ts', import.meta.url));
const routerInstrumentation = fileURLToPath(new URL('app/shell/router-instrumentation.ts', import.meta.url));
const target = 'es2023';
const pure = { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const;
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
    test: /node_modules\/lucide-react\/dist\/esm\/icons\/(play|search|x|circle-alert|circle-exclamation-point)\.|\/ui\/(icons|controls\/button|data\/decimal|surfaces\/toast-region|states\/(skeleton|contained|states\.module)|sections\/(game-row|card-corner|game-picture|page-settled))|\/site\/app\/(root|page-input|session\/(?!query|player-query|balance|exclusion|favourites|vip|session-keeper|modal-dialog|sign-in-dialog|report|ads-visit|attribution|refusal-reaction|require-|global-fault|step-up|push-subscription|presented-balance|session-end|use-leave)|words\/(?!format-day)|device\/(?!image-keeper|device-flags)|features\/account-area\/(?!live|account-menu-items|account-menu\.module|account-links|avatar-marks|menu-level|sign-out-button)|shell\/(?!brand-page\.|house-page\.|error-page\.tsx|layout-state|preloader\.|seo-record|late-part|arrive\.|visit\.))|\/themes\/(templates|assemble|shell\/)/,
  },
  // What comes when the first screen is some seconds old, in one file: five small ones weigh a third more.
  {
    name: 'visit',
    test: /\/site\/app\/(shell\/visit\.|api\/client|device\/image-keeper|session\/(ads-visit|attribution|refusal-reaction|global-fault)|realtime\/realtime|features\/home\/live-jackpot|features\/lobby\/live-winners)|\/ui\/data\/money\./,
  },
  {
    name: 'sections',
    test: /\/themes\/home\/(?!gift-desk|winners-section|promotions-section)|\/ui\/sections\/(promise-strip|banner-)|lucide-react\/dist\/esm\/icons\/(chevron-left|chevron-right|pause)\./,
  },
  // Templates with a tape of their own need none of what stands around it; half of them have neither strip.
  { name: 'tape', test: /\/ui\/sections\/use-tape\./ },
  {
    name: 'strips',
    test: /\/themes\/home\/(winners|promotions)-section|\/ui\/sections\/(winners-tape|promo-strip)/,
  },
  {
    name: 'surfaces',
    test: /\/ui\/(states\/empty-state|surfaces\/(card|tabs)|data\/badge)|lucide-react\/dist\/esm\/icons\/search-x\./,
  },
  {
    name: 'fields',
    test: /\/ui\/controls\/(text-field|field)|lucide-react\/dist\/esm\/icons\/eye\./,
  },
  {
    name: 'sign-in',
    test: /\/ui\/surfaces\/dialog|\/site\/app\/(session\/sign-in-dialog|features\/(auth\/sign-in-(form|panel)|forms\/(form|submit-button)\.))/,
  },
];

/** Style sheets go by their hashes alone, as files of code do. Pictures and fonts keep their names: the server looks for fonts by them. */
function assetFileNames({ names }: { readonly names: readonly string[] }): string {
  return names.some((name) => name.endsWith('.css'))
    ? 'assets/[hash:6][extname]'
    : 'assets/[name]-[hash:6][extname]';
}

export default defineConfig(({ command }) => ({
  root: here,
  plugins: [pureRouter(), lateStyles(), lingui({ cwd: here, failOnCompileError: true }), reactRouter()],
  // React has it itself; the words' library asks for it as for a React that has not.
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim', replacement: 'react' },
      // In development packages are bundled beforehand, where no alias reaches: there lucide draws as it comes.
      ...(command === 'build'
        ? [
            { find: /^.*\/createLucideIcon\.mjs$/, replacement: createIcon },
            { find: /^\.\/instrumentation\.js$/, replacement: routerInstrumentation },
          ]
        : []),
    ],
    // The server must draw icons as the browser does.
    noExternal: ['lucide-react'],
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: browserslistToTargets(browserslist(browsers)) },
  },
  environments: {
    // What both builds bring is one file only under one name.
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
    client: {
      build: {
        rolldownOptions: {
          // Reading a property does nothing here, nor does naming a global: no code of the site counts on a getter that acts.
          treeshake: pure,
          output: {
            // Passing over a file until nothing changes leaves less of it than passing once.
            minify: {
              compress: { target, maxIterations: 10, treeshake: pure },
              mangle: { toplevel: true },
              codegen: true,
            },
            codeSplitting: { groups: sharedChunks },
            // Every page names dozens of files; by short hashes alone that takes a third of the bytes.
            chunkFileNames: 'assets/[hash:7].js',
            entryFileNames: 'assets/[hash:7].js',
            assetFileNames,
          },
        },
      },
    },
  },
  build: {
    target,
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
}));
