import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, PathCommand } from 'opentype.js';

const require = createRequire(import.meta.url);
// The package is CommonJS and Node cannot determine its exports in advance, so it is required, not imported.
const { parse }: { parse(buffer: ArrayBuffer): Font } = require('opentype.js');
const fonts = new Map<string, Font>();
/** The weight of the faces that have several: the heaviest, except of one that is set lightly. */
const heaviest: Readonly<Record<string, number>> = {
  'barlow-condensed': 700,
  'chakra-petch': 700,
  'cinzel-decorative': 900,
  comfortaa: 700,
  geist: 900,
  'passion-one': 900,
  sora: 600,
};

/** A face from the installed `@fontsource` packages, in its heaviest weight. */
function face(name: string): Font {
  const known = fonts.get(name);
  if (known) return known;
  const weight = heaviest[name] ?? 400;
  const file = readFileSync(require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`));
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  fonts.set(name, font);
  return font;
}

/** One letter as path commands at its place in the line. */
export type Letter = { commands: PathCommand[]; x: number; advance: number };

function kerning(font: Font, left: string, right: string): number {
  try {
    return font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right));
  } catch {
    // Some faces carry kerning tables that the parser cannot read; they are set without kerning.
    return 0;
  }
}

/** A face may contain curves without their last point. They are closed onto the next known point. */
function repaired(commands: PathCommand[]): PathCommand[] {
  return commands.map((command, i) => {
    if (command.type === 'Z' || !Number.isNaN(command.x)) return command;
    const next = commands[i + 1];
    const x = next && next.type !== 'Z' && !Number.isNaN(next.x) ? next.x : 0;
    return { ...command, x };
  });
}

/** Sets one line of text on the baseline y = 0 from x = 0. Also returns its width. */
export function setLine(
  text: string,
  faceName: string,
  size: number,
  tracking = 0,
): { letters: Letter[]; width: number } {
  const font = face(faceName);
  const scale = size / font.unitsPerEm;
  const letters: Letter[] = [];
  let x = 0;
  let previous: string | undefined;
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    if (previous !== undefined) x += kerning(font, previous, character) * scale + tracking;
    const advance = (glyph.advanceWidth ?? 0) * scale;
    letters.push({ commands: repaired(glyph.getPath(x, 0, size).commands), x, advance });
    x += advance;
    previous = character;
  }
  return { letters, width: x };
}

/** Moves every point of a path. */
export function bend(
  commands: PathCommand[],
  move: (x: number, y: number) => [number, number],
): PathCommand[] {
  return commands.map((command) => {
    if (command.type === 'Z') return command;
    const [x, y] = move(command.x, command.y);
    if (command.type === 'M' || command.type === 'L') return { ...command, x, y };
    const [x1, y1] = move(command.x1, command.y1);
    if (command.type === 'Q') return { ...command, x1, y1, x, y };
    const [x2, y2] = move(command.x2, command.y2);
    return { ...command, x1, y1, x2, y2, x, y };
  });
}

/** Splits long straight edges, so that bending a letter bends its edges too. */
export function subdivided(commands: PathCommand[], longest = 8): PathCommand[] {
  const out: PathCommand[] = [];
  let from = { x: 0, y: 0 };
  for (const command of commands) {
    if (command.type === 'L') {
      const steps = Math.ceil(Math.hypot(command.x - from.x, command.y - from.y) / longest);
      for (let i = 1; i < steps; i++) {
        out.push({
          type: 'L',
          x: from.x + ((command.x - from.x) * i) / steps,
          y: from.y + ((command.y - from.y) * i) / steps,
        });
      }
    }
    out.push(command);
    if (command.type !== 'Z') from = { x: command.x, y: command.y };
  }
  return out;
}

const two = (value: number): string => value.toFixed(2);

/** SVG path data. */
export function pathData(commands: PathCommand[]): string {
  return commands
    .map((c) => {
      if (c.type === 'Z') return 'Z';
      if (c.type === 'M' || c.type === 'L') return `${c.type}${two(c.x)} ${two(c.y)}`;
      if (c.type === 'Q') return `Q${two(c.x1)} ${two(c.y1)} ${two(c.x)} ${two(c.y)}`;
      return `C${two(c.x1)} ${two(c.y1)} ${two(c.x2)} ${two(c.y2)} ${two(c.x)} ${two(c.y)}`;
    })
    .join('');
}

/** Path data of a short text, centred on (0, 0), `size` units of type. */
export function textPath(
  text: string,
  faceName: string,
  size: number,
  tracking = 0,
): { data: string; width: number } {
  const { letters, width } = setLine(text, faceName, size, tracking);
  const commands = letters.flatMap((letter) =>
    bend(letter.commands, (x, y) => [x - width / 2, y + size * 0.36]),
  );
  return { data: pathData(commands), width };
}
