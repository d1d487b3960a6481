import { bend, pathData, setLine, subdivided } from './lettering.ts';
import type { Material } from './material.ts';
import { place } from './objects.ts';
import { relief } from './relief.ts';
import { n, type Point, type Stage } from './stage.ts';

/** How the lines of a title are bent. */
export type Shape = 'arch' | 'valley' | 'rise' | 'wave' | 'straight' | 'bulge' | 'bounce';

/** A way to set a title: its typeface, its bend, and the materials of its letters and casing. */
export type Treatment = {
  font: string;
  shape: Shape;
  tracking?: number;
  /** Keeps small letters, for typefaces whose small letters are small capitals. */
  mixedCase?: boolean;
  /** What the letters are made of. */
  face: Material;
  /** The paints of successive letters, for glossy faces without a ramp. */
  inks?: readonly string[];
  /** What is drawn over the letters, within their outline. */
  pattern?: (stage: Stage, width: number, height: number) => string;
  /** The casing round the letters. */
  casing?: { material: Material; width: number };
  /** The side of the letters, seen from above. */
  side: { colour: string; depth: number };
  halo: { colour: string; strength: number };
};

/** Where a title stands: its middle and the size it may take, in stage units. */
export type TitleBox = { at: Point; width: number; height: number; turn?: number };

function bending(
  shape: Shape,
  width: number,
  line: number,
): (x: number, y: number, letter: number) => [number, number] {
  return (x, y, letter) => {
    const u = (x - width / 2) / (width / 2);
    if (shape === 'arch') return [x, y + 20 * u * u - 7];
    if (shape === 'valley') return [x, y - 16 * u * u + 5];
    if (shape === 'rise') return [x - y * 0.16, y - (x - width / 2) * 0.085];
    if (shape === 'wave') return [x, y + 8 * Math.sin(u * Math.PI + line)];
    if (shape === 'bulge') return [x, (y + 28) * (1.16 - 0.3 * u * u) - 28];
    if (shape === 'bounce') return [x, y + (letter % 2 === 0 ? -4.5 : 4.5)];
    return [x, y];
  };
}

type Glyphs = { data: string; ink: number }[];

/** Bent outlines of a title's letters, laid out in a box that starts at (0, 0). */
function outlines(
  words: readonly string[],
  treatment: Treatment,
  box: TitleBox,
): { glyphs: Glyphs; height: number } {
  const last = words.length - 1;
  const lines = words.map((text, line) => {
    const tracking = treatment.tracking ?? 0;
    const probe = setLine(text, treatment.font, 100, tracking).width;
    const room = box.width * (line < last ? 0.9 : 1);
    return { text, size: Math.min((room / probe) * 100, line < last ? 74 : 96) };
  });
  const wanted = lines.reduce((sum, { size }) => sum + size * 0.9, 0);
  const shrink = Math.min(1, box.height / wanted);
  const glyphs: Glyphs = [];
  let baseline = 0;
  let ink = 0;
  lines.forEach(({ text, size }, line) => {
    const fitted = size * shrink;
    baseline += fitted * (line === 0 ? 0.86 : 0.9);
    const { letters, width } = setLine(text, treatment.font, fitted, (treatment.tracking ?? 0) * shrink);
    const move = bending(treatment.shape, width, line);
    const left = (box.width - width) / 2;
    letters.forEach((letter, i) => {
      const commands = bend(subdivided(letter.commands), (x, y) => {
        const [bx, by] = move(x, y, i);
        return [bx + left, by + baseline];
      });
      if (commands.length > 0) glyphs.push({ data: pathData(commands), ink: ink++ });
    });
  });
  return { glyphs, height: baseline + 14 };
}

/** Draws a title: halo, shadow, side, casing and raised face. */
export async function drawTitle(
  stage: Stage,
  words: readonly string[],
  treatment: Treatment,
  box: TitleBox,
  scale: number,
): Promise<string> {
  const texts = treatment.mixedCase ? words : words.map((word) => word.toUpperCase());
  const { glyphs, height } = outlines(texts, treatment, box);
  const data = glyphs.map((glyph) => glyph.data).join('');
  const pad = 14;
  const size = { width: box.width + pad * 2, height: height + pad * 2 };
  const inks = treatment.inks ?? ['#ffffff'];
  const painted = glyphs
    .map((glyph) => `<path d="${glyph.data}" fill="${inks[glyph.ink % inks.length]}"/>`)
    .join('');
  const pattern = treatment.pattern
    ? `<clipPath id="letters"><path d="${data}"/></clipPath><g clip-path="url(#letters)">${treatment.pattern(stage, box.width, height)}</g>`
    : '';
  const inset = (body: string): string => `<g transform="translate(${pad} ${pad})">${body}</g>`;
  const face = await relief({ body: inset(painted + pattern), ...size }, treatment.face, scale);
  const width = treatment.casing?.width ?? 6;
  const middle = { x: size.width / 2, y: size.height / 2 };
  const turn = `translate(${n(box.at.x)} ${n(box.at.y)}) rotate(${box.turn ?? 0}) translate(${n(-middle.x)} ${n(-middle.y)})`;
  const outline = (colour: string, stroke: number, down: number): string =>
    `<path transform="translate(${pad} ${n(pad + down)})" d="${data}" fill="${colour}" stroke="${colour}" stroke-width="${n(stroke)}" stroke-linejoin="round"/>`;
  let body = `<g opacity="${treatment.halo.strength}" filter="${stage.soft(11)}">${outline(treatment.halo.colour, width * 2 + 14, 2)}</g>`;
  body += `<g opacity=".7" filter="${stage.soft(5)}">${outline('#000000', width * 2 + 6, treatment.side.depth + 7)}</g>`;
  for (let i = treatment.side.depth; i >= 1; i--) body += outline(treatment.side.colour, width * 2 + 3, i);
  body += outline('#08030a', width * 2 + 3, 0);
  if (treatment.casing) {
    const casing = await relief(
      {
        body: inset(
          `<path d="${data}" fill="#fff" stroke="#fff" stroke-width="${n(width * 2)}" stroke-linejoin="round"/>`,
        ),
        ...size,
      },
      treatment.casing.material,
      scale,
    );
    body += await place(casing, middle);
  }
  body += await place(face, middle);
  return `<g transform="${turn}">${body}</g>`;
}
