/** A game's symbols as pictures in HTML, cut from the sheet that the stage draws from, without a stage. */
import { z } from 'zod';

const sizeSchema = z.object({ w: z.number(), h: z.number() });
const sheetSchema = z.object({
  frames: z.record(z.string(), z.object({ frame: sizeSchema.extend({ x: z.number(), y: z.number() }) })),
  meta: z.object({ image: z.string(), size: sizeSchema }),
});

const svgSpace = 'http://www.w3.org/2000/svg';

/** Draws a symbol; `name` is what a screen reader says. Undefined if the sheet has no such symbol. */
export type DrawSymbol = (id: string, name: string) => SVGSVGElement | undefined;

/** Reads a game's sheet. A sheet that cannot be read draws nothing, and names stand in its place. */
export async function loadSymbolSheet(gameCode: string): Promise<DrawSymbol> {
  const folder = `/art/${gameCode}`;
  const sheet = await fetch(`${folder}/symbols.json`)
    .then(async (answer) => sheetSchema.parse(await answer.json()))
    .catch(() => undefined);
  return (id, name) => {
    const cut = sheet?.frames[id] ?? sheet?.frames[`${id}.png`] ?? sheet?.frames[`${id}.webp`];
    if (!sheet || !cut) return undefined;
    const { x, y, w, h } = cut.frame;
    const svg = document.createElementNS(svgSpace, 'svg');
    svg.setAttribute('viewBox', `${x} ${y} ${w} ${h}`);
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', name);
    const image = document.createElementNS(svgSpace, 'image');
    image.setAttribute('href', `${folder}/${sheet.meta.image}`);
    image.setAttribute('width', String(sheet.meta.size.w));
    image.setAttribute('height', String(sheet.meta.size.h));
    svg.append(image);
    return svg;
  };
}
