import { readFile } from 'node:fs/promises';
import { beginAfterPaint } from './begin-after-paint.ts';

/**
 * The order of the style sheets' layers, said before any of them: a page that is reached by a click brings sheets of its own,
 * which come into the document at the place of their links, above the styles that are put into it here.
 */
const layerOrder = '@layer reset,defaults,tokens,base,ui,theme,page;';

/**
 * What makes a link of a style sheet that nothing loads: `disabled` says so to the document, and `media` to those browsers
 * that look ahead for what to load and do not heed the other.
 */
const unused = 'rel="stylesheet" media="not all" disabled';

/** Where a page has a template's layout it is not painted before the header above `#main` is whole, and nothing in that moves. */
const wholeHeader = '<link rel="expect" href="#main" blocking="render">';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

/** What a document preloads besides its routes, by their addresses. */
export interface DocumentAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** Beside the folder of the server's build, in whatever file of that this code comes to stand. */
const clientFolder = new URL(import.meta.url.replace(/\/server\/[^]*$/, '/client/'));
let manifest: Promise<Record<string, ManifestEntry>> | undefined;
const styleTexts = new Map<string, Promise<string>>();

/**
 * The files of modules that a page loads lazily but is known to need, found in the build's manifest. `fontNames` begin the
 * names of the font files that are worth preloading.
 */
export async function documentAssets(
  modules: readonly string[],
  fontNames: readonly string[],
): Promise<DocumentAssets> {
  if (!import.meta.env.PROD) return { scripts: [], styles: [], fonts: [] };
  manifest ??= readFile(new URL('.vite/manifest.json', clientFolder), 'utf8').then((text) =>
    JSON.parse(text),
  );
  const entries = await manifest;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  const add = (key: string): void => {
    const entry = entries[key];
    if (!entry || scripts.has(`/${entry.file}`)) return;
    scripts.add(`/${entry.file}`);
    for (const css of entry.css ?? []) styles.add(`/${css}`);
    for (const asset of entry.assets ?? []) {
      // The peso sign's file has the same beginning; it loads by itself where the sign stands.
      const wanted =
        fontNames.some((name) => asset.startsWith(`assets/${name}-`)) && !asset.includes('-peso-');
      if (wanted) fonts.add(`/${asset}`);
    }
    for (const imported of entry.imports ?? []) add(imported);
  };
  for (const module of modules) add(module);
  return { scripts: [...scripts], styles: [...styles], fonts: [...fonts] };
}

function styleText(href: string): Promise<string> {
  const known = styleTexts.get(href);
  if (known) return known;
  const read = readFile(new URL(`.${href}`, clientFolder), 'utf8');
  styleTexts.set(href, read);
  return read;
}

/**
 * Put a document's styles into it and let its scripts wait for its first paint. Style sheets are small, and a request for each
 * costs the first paint more than their bytes. Their links stay, unused, and each has one by its bare address, which later
 * modules look for: nothing loads them a second time.
 */
export async function withAssets(html: string, assets: DocumentAssets): Promise<string> {
  if (!import.meta.env.PROD) return html;
  // The links of routes end in an empty fragment, which names the same file.
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)#?"[^>]*>/g)].map(
    (match) => match[1] ?? '',
  );
  const hrefs = [...new Set([...linked, ...assets.styles])];
  const texts = await Promise.all(hrefs.map(styleText));
  const order = `<style>${layerOrder}</style>`;
  const inline = `<style>${texts.join('')}</style>`;
  const ownLinks = hrefs
    .filter((href) => !html.includes(`<link rel="stylesheet" href="${href}"`))
    .map((href) => `<link ${unused} href="${href}">`);
  const preloads = assets.scripts
    .filter((href) => !html.includes(`rel="modulepreload" href="${href}"`))
    .map((href) => `<link rel="modulepreload" href="${href}">`);
  const fonts = assets.fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  const expected = html.includes('<main id="main"') ? wholeHeader : '';
  const whole = html
    .replace('<meta charSet="utf-8"/>', (charset) => charset + expected + order + fonts.join(''))
    .replaceAll('<link rel="stylesheet" ', `<link ${unused} `)
    .replace('</head>', () => `${inline}${ownLinks.join('')}${preloads.join('')}</head>`);
  return beginAfterPaint(whole);
}
