import { createRequire } from 'node:module';

// The package is CommonJS and Node cannot determine its exports in advance, so it is required, not imported.
const { parse }: { parse(font: ArrayBuffer): { charToGlyphIndex(character: string): number } } =
  createRequire(import.meta.url)('opentype.js');

/**
 * The font with all figures as wide as the widest of them, or a share of that, each in the middle of its width. The font is of the
 * TrueType format.
 */
export function evenFigures(font: Buffer, share = 1): Buffer {
  const parsed = parse(new Uint8Array(font).buffer);
  const indices = [...'0123456789'].map((figure) => parsed.charToGlyphIndex(figure));
  const metrics = tableAt(font, 'hmtx');
  const changed = Buffer.from(font);
  // The table has a width and a left side for each glyph: two bytes, and two bytes with a sign.
  const widths = indices.map((index) => font.readUInt16BE(metrics + 4 * index));
  const widest = Math.round(Math.max(...widths) * share);
  for (const [place, index] of indices.entries()) {
    const at = metrics + 4 * index;
    changed.writeUInt16BE(widest, at);
    changed.writeInt16BE(
      font.readInt16BE(at + 2) + Math.round((widest - (widths[place] ?? widest)) / 2),
      at + 2,
    );
  }
  return changed;
}

/** Where a table of a font begins. Throws if the font has none of that name. */
function tableAt(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table "${name}".`);
}
