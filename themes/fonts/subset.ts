/**
 * Cuts the templates' fonts down to the characters and weights that they use, into this folder: `node themes/fonts/subset.ts`.
 * The peso sign lies in the extended Latin files, which are large; it becomes a file of its own.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { evenFigures } from './even-figures.ts';

const modules = new URL('../../node_modules/', import.meta.url);

/** Basic Latin, Latin-1, and the punctuation and currency signs of the Latin files. */
const latin = [...characters(0x20, 0x7e), ...characters(0xa0, 0xff), ...'–—‘’“”•…‹›€™−×←↑→↓'].join('');

/** What amounts, odds, percentages, times and ranks are written with. */
const figures = [...characters(0x20, 0x3a), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZkmnsx€£¥×%−–…·•+'].join('');

interface FontJob {
  readonly source: string;
  readonly output: string;
  readonly text: string;
  readonly weights?: { readonly min: number; readonly max: number };
  /** Other axes of the font, each at the one value that the template uses. */
  readonly pinned?: Readonly<Record<string, number>>;
  /** Gives all figures this share of the width of the widest: the font has no tabular ones, and counters would jump. */
  readonly evenFigures?: number;
}

const jobs: readonly FontJob[] = [
  ...pair('@fontsource-variable/inter/files/inter', 'inter', { min: 400, max: 800 }),
  {
    source: '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2',
    output: 'playfair-display.woff2',
    text: latin,
    weights: { min: 400, max: 800 },
  },
  ...pair('@fontsource-variable/nunito-sans/files/nunito-sans', 'nunito-sans', { min: 400, max: 900 }),
  {
    source: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2',
    output: 'lilita-one.woff2',
    text: latin,
  },
  // It has no peso sign; the template borrows Nunito Sans's.
  {
    source: '@fontsource-variable/karla/files/karla-latin-wght-normal.woff2',
    output: 'karla.woff2',
    text: latin,
    weights: { min: 400, max: 800 },
  },
  // Headings alone are set in it, so the light weights are left out.
  ...pair('@fontsource-variable/baloo-2/files/baloo-2', 'baloo-2', { min: 600, max: 800 }),
  ...pair('@fontsource-variable/nunito/files/nunito', 'nunito', { min: 400, max: 900 }),
  ...pair('@fontsource-variable/manrope/files/manrope', 'manrope', { min: 400, max: 800 }),
  // Headings and large figures alone are set in it. It has no peso sign; the template borrows Manrope's.
  {
    source: '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2',
    output: 'sora.woff2',
    text: latin,
    weights: { min: 300, max: 700 },
  },
  ...pair('@fontsource-variable/geist/files/geist', 'geist', { min: 400, max: 700 }),
  // Only figures are set in it, and the letters beside them.
  {
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    output: 'geist-mono-figures.woff2',
    text: figures,
    weights: { min: 400, max: 600 },
  },
  {
    source: '@fontsource/bungee/files/bungee-latin-400-normal.woff2',
    output: 'bungee.woff2',
    text: latin,
  },
  // The cut and weight for large sizes: it is used for headings alone.
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    output: 'fraunces.woff2',
    text: latin,
    pinned: { opsz: 96, SOFT: 30, WONK: 0, wght: 470 },
  },
  ...pair('@fontsource-variable/instrument-sans/files/instrument-sans', 'instrument-sans', {
    min: 400,
    max: 700,
  }),
  {
    source: '@fontsource-variable/oxanium/files/oxanium-latin-wght-normal.woff2',
    output: 'oxanium.woff2',
    text: latin,
    weights: { min: 400, max: 800 },
  },
  // It has neither a peso nor a rupee sign; it borrows Geist's, which are drawn as squarely.
  {
    source: '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2',
    output: 'oxanium-signs.woff2',
    text: '₱₹',
    weights: { min: 400, max: 800 },
  },
  {
    source: '@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff2',
    output: 'press-start-2p.woff2',
    text: latin,
  },
  ...cut('@fontsource/chakra-petch/files/chakra-petch', 'chakra-petch', 600),
  ...cut('@fontsource/rajdhani/files/rajdhani', 'rajdhani', 500),
  ...cut('@fontsource/rajdhani/files/rajdhani', 'rajdhani-bold', 700),
  // It has one weight, and no peso sign; the template borrows Noto Sans's.
  {
    source: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
    output: 'marcellus.woff2',
    text: latin,
  },
  ...pair('@fontsource-variable/noto-sans/files/noto-sans', 'noto-sans', { min: 400, max: 700 }),
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    output: 'archivo.woff2',
    text: latin,
    weights: { min: 400, max: 800 },
    pinned: { wdth: 100 },
  },
  // Headings and large figures: one weight, at the greatest width that the font has.
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    output: 'archivo-expanded.woff2',
    text: latin,
    pinned: { wdth: 125, wght: 800 },
  },
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2',
    output: 'archivo-signs.woff2',
    text: '₱₹',
    weights: { min: 400, max: 800 },
    pinned: { wdth: 112 },
  },
  // Figures alone are set in it. Archivo has no tugrik sign and borrows its.
  {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    output: 'jetbrains-mono-figures.woff2',
    text: figures,
    weights: { min: 400, max: 700 },
  },
  {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2',
    output: 'jetbrains-mono-tugrik.woff2',
    text: '₮',
    weights: { min: 400, max: 800 },
  },
  ...cut('@fontsource/barlow/files/barlow', 'barlow', 400),
  ...cut('@fontsource/barlow/files/barlow', 'barlow-bold', 600),
  ...cut('@fontsource/barlow-condensed/files/barlow-condensed', 'barlow-condensed', 600),
  ...cut('@fontsource/bangers/files/bangers', 'bangers', 400),
  latinCut('@fontsource/comic-neue/files/comic-neue', 'comic-neue', 400),
  latinCut('@fontsource/comic-neue/files/comic-neue', 'comic-neue-bold', 700),
  // It has neither a peso nor a rupee sign; it borrows Nunito's, which are drawn as roundly.
  {
    source: '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2',
    output: 'comic-neue-signs.woff2',
    text: '₱₹',
    weights: { min: 400, max: 700 },
  },
  {
    source: '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
    output: 'space-grotesk.woff2',
    text: latin,
    weights: { min: 300, max: 700 },
  },
  {
    source: '@fontsource-variable/space-grotesk/files/space-grotesk-latin-ext-wght-normal.woff2',
    output: 'space-grotesk-signs.woff2',
    text: '₱₹',
    weights: { min: 300, max: 700 },
  },
  {
    source: '@fontsource-variable/space-grotesk/files/space-grotesk-vietnamese-wght-normal.woff2',
    output: 'space-grotesk-dong.woff2',
    text: '₫',
    weights: { min: 300, max: 700 },
  },
  // Headings, metre marks and figures are set in it.
  ...cut('@fontsource/comfortaa/files/comfortaa', 'comfortaa', 700),
  ...cut('@fontsource/quicksand/files/quicksand', 'quicksand', 500),
  ...cut('@fontsource/quicksand/files/quicksand', 'quicksand-bold', 700),
  // Neither has a baht sign; both borrow the one of a typeface that is drawn for Thai.
  {
    source: '@fontsource/chakra-petch/files/chakra-petch-thai-600-normal.woff2',
    output: 'baht.woff2',
    text: '฿',
  },
  {
    source: '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2',
    output: 'abril-fatface.woff2',
    text: latin,
  },
  // Its narrow figure one leaves gaps in headings where all figures are as wide as each other; amounts that count have them so.
  {
    source: '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2',
    output: 'abril-figures.woff2',
    text: '0123456789.,',
    evenFigures: 1,
  },
  latinCut('@fontsource/dm-sans/files/dm-sans', 'dm-sans', 400, 0.9),
  latinCut('@fontsource/dm-sans/files/dm-sans', 'dm-sans-bold', 600, 0.9),
  // It has no peso, won or rupee sign; it borrows Inter's.
  {
    source: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    output: 'dm-sans-signs.woff2',
    text: '₱₩₹',
    weights: { min: 400, max: 700 },
  },
];

/** One weight of a font that has a file for each, and figures of different widths. */
function cut(source: string, name: string, weight: number): FontJob[] {
  return [
    latinCut(source, name, weight),
    { source: `${source}-latin-ext-${weight}-normal.woff2`, output: `${name}-peso.woff2`, text: '₱' },
  ];
}

function latinCut(source: string, name: string, weight: number, evenFigures = 1): FontJob {
  return {
    source: `${source}-latin-${weight}-normal.woff2`,
    output: `${name}.woff2`,
    text: latin,
    evenFigures,
  };
}

function pair(source: string, name: string, weights: { min: number; max: number }): FontJob[] {
  return [
    { source: `${source}-latin-wght-normal.woff2`, output: `${name}.woff2`, text: latin, weights },
    { source: `${source}-latin-ext-wght-normal.woff2`, output: `${name}-peso.woff2`, text: '₱', weights },
  ];
}

function characters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

for (const job of jobs) {
  const source = await readFile(new URL(job.source, modules));
  const drawn = job.evenFigures
    ? evenFigures(await subsetFont(source, job.text, { targetFormat: 'truetype' }), job.evenFigures)
    : source;
  const font = await subsetFont(drawn, job.text, {
    targetFormat: 'woff2',
    ...((job.weights || job.pinned) && {
      variationAxes: { ...job.pinned, ...(job.weights && { wght: job.weights }) },
    }),
  });
  const output = fileURLToPath(new URL(job.output, import.meta.url));
  await writeFile(output, font);
  console.log(`${job.output}: ${source.length} → ${font.length} bytes`);
}
