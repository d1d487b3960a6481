import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Path } from 'opentype.js';
import { paletteColours, type PaletteColours } from '@marquee/contract/palette-colours.ts';

/** The template and palette that a mark is to stand in. */
interface Look {
  readonly theme_code: string;
  readonly theme_color: string;
}

const require = createRequire(import.meta.url);
// The package is CommonJS and Node cannot determine its exports in advance, so it is required, not imported.
const { parse }: { parse(buffer: ArrayBuffer): Font } = require('opentype.js');
let loaded: Font | undefined;

/** The face of made marks: plain, wide, and readable at the size of a tab. */
function face(): Font {
  if (loaded) return loaded;
  const file = readFileSync(require.resolve('@fontsource/sora/files/sora-latin-700-normal.woff'));
  loaded = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  return loaded;
}

const plain: PaletteColours = { canvas: '#111111', text: '#ffffff', accent: '#d9b365', onAccent: '#111111' };
const height = 104;
const type_size = 58;
/** From where the name begins: after the tile and a space. */
const nameLeft = 124;

/** A wordmark made from a name: a tile with its initials, and the name in the colours of the palette. An SVG of paths alone. */
export function wordmark(name: string, look: Look): string {
  const colours = coloursOf(look);
  const text = line(name, nameLeft, 73, type_size);
  const width = Math.ceil(text.right + 8);
  return svg(name, width, `${tile(name, colours)}<path fill="${colours.text}" d="${text.data}"/>`);
}

/** The tile of a wordmark by itself: the mark, and the icon of a tab. */
export function icon(name: string, look: Look): string {
  return svg(name, height, tile(name, coloursOf(look)));
}

/** A wordmark as an address that carries it, for pages of a brand that is not there yet. */
export function wordmarkAddress(name: string, look: Look): string {
  return address(wordmark(name, look));
}
export function iconAddress(name: string, look: Look): string {
  return address(icon(name, look));
}

function address(drawing: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
}

export function coloursOf({ theme_code, theme_color }: Look): PaletteColours {
  return paletteColours[theme_code]?.[theme_color] ?? plain;
}

function svg(name: string, width: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${escaped(name)}</title>${content}</svg>`;
}

function tile(name: string, { accent, onAccent }: PaletteColours): string {
  const initials = initialsOf(name);
  const size = initials.length > 1 ? 46 : 60;
  const measured = line(initials, 0, 0, size);
  const text = line(initials, 52 - measured.right / 2, 52 + size * 0.36, size);
  return `<rect x="4" y="4" width="96" height="96" rx="24" fill="${accent}"/><path fill="${onAccent}" d="${text.data}"/>`;
}

/** One letter for a name of one word, two for more. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** A line of text as path data. What the face has no sign for (a name in Chinese) is left to its empty box. */
function line(text: string, left: number, baseline: number, size: number): { data: string; right: number } {
  const font = face();
  const scale = size / font.unitsPerEm;
  let x = left;
  let data = '';
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    data += pathData(glyph.getPath(x, baseline, size));
    x += (glyph.advanceWidth ?? 0) * scale;
  }
  return { data, right: x };
}

const two = (value: number): string => (Number.isNaN(value) ? '0' : value.toFixed(2));

function pathData({ commands }: Path): string {
  return commands
    .map((c) => {
      if (c.type === 'Z') return 'Z';
      if (c.type === 'M' || c.type === 'L') return `${c.type}${two(c.x)} ${two(c.y)}`;
      if (c.type === 'Q') return `Q${two(c.x1)} ${two(c.y1)} ${two(c.x)} ${two(c.y)}`;
      return `C${two(c.x1)} ${two(c.y1)} ${two(c.x2)} ${two(c.y2)} ${two(c.x)} ${two(c.y)}`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
