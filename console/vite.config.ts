import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { defineConfig, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const createIcon = fileURLToPath(new URL('../ui/icons/create-icon.ts', import.meta.url));
/** Browsers that know `light-dark()`, in which the two schemes are written. */
const browsers = ['chrome >= 123', 'edge >= 123', 'firefox >= 121', 'safari >= 17.5', 'ios >= 17.5'];

/**
 * What every screen loads, in two files instead of thirty: the framework, which changes rarely, and the shell. The table and the
 * chart are files of their own, and so is each screen.
 */
const sharedChunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser|turbo-stream|@lingui|@messageformat|clsx|@tanstack\/(react-query|query-core))\//,
  },
  {
    name: 'shell',
    test: /\/console\/app\/(api|session|style|words|forms|figures\/(?!chart\.)|shell\/(?!palette|shortcuts-dialog|side-panel))|\/ui\/|node_modules\/lucide-react\//,
  },
  { name: 'chart', test: /node_modules\/uplot\/|\/console\/app\/figures\/chart\./ },
  { name: 'table', test: /node_modules\/@tanstack\/|\/console\/app\/table\// },
];

/**
 * The order of the layers stands in the first line of ui/base.css. In a build styles come in the order of the files of code that they
 * belong to, so the order is put before all of them.
 */
function layersFirst(): Plugin {
  const base = readFileSync(fileURLToPath(new URL('../ui/base.css', import.meta.url)), 'utf8');
  const order = /^@layer [^{;]+;/.exec(base)?.[0];
  if (order === undefined) throw new Error('ui/base.css does not begin with the order of its layers');
  return {
    name: 'layers-first',
    apply: 'build',
    generateBundle: {
      // After Vite, which writes the style sheet here too.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = order + String(file.source);
        }
      },
    },
  };
}

/** Builds the console into `build`: `index.html`, and files with hashed names in `assets/`. */
export default defineConfig(({ command }) => ({
  root: here,
  publicDir: 'public',
  plugins: [lingui({ cwd: here, failOnCompileError: true }), layersFirst()],
  resolve: {
    alias: [
      // React has it itself; libraries ask for it as for a React that has not.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ...(command === 'build' ? [{ find: /^.*\/createLucideIcon\.mjs$/, replacement: createIcon }] : []),
    ],
  },
  css: {
    transformer: 'lightningcss' as const,
    lightningcss: { targets: browserslistToTargets(browserslist(browsers)) },
  },
  build: {
    outDir: 'build',
    emptyOutDir: true,
    target: 'es2023',
    cssMinify: 'lightningcss' as const,
    // One style sheet: several would come in an order that is not that of the layers.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
    // A font inlined as a data: address would be refused by the page's content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
