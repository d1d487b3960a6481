/** The part of opentype.js that the title lettering uses; the package ships no types of its own. */
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M'; x: number; y: number }
    | { type: 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  export type Path = { commands: PathCommand[] };
  export type Glyph = { advanceWidth?: number; getPath(x: number, y: number, size: number): Path };
  export type Font = {
    unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  };
  export function parse(buffer: ArrayBuffer): Font;
}
