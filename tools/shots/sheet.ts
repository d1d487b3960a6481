import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { sizes, type Photograph } from './photograph.ts';

/** The height of each picture on a sheet, in pixels. */
const height_px = 320;
/** Leaves room for three or four pictures of a desktop in a row. */
const sheetWidth_px = 2860;

/** Pictures that belong together, with what is written under them. */
export type Figure = {
  readonly caption: string;
  readonly pictures: readonly { readonly file: string; readonly width: number; readonly height: number }[];
};

/**
 * Lay out the photographs of a template on one sheet: `sheet.html` and `sheet.png` in its directory. Returns the
 * picture's path. `viewports` are the sizes of each photograph's files, in their order.
 */
export function layOut(
  browser: Browser,
  title: string,
  directory: string,
  photographs: readonly Photograph[],
  viewports: readonly { width: number; height: number }[] = sizes.map(({ viewport }) => viewport),
): Promise<string> {
  const figures = photographs.map(({ title: caption, files }) => ({
    caption,
    pictures: files.map((file, index) => {
      const { width, height } = viewports[index] ?? sizes[0].viewport;
      return { file, width: Math.round((width * height_px) / height), height: height_px };
    }),
  }));
  return layOutFigures(browser, { title, directory, name: 'sheet', figures });
}

/** Lay out figures on one sheet, in greys if asked: an HTML page and a picture of it, by its name. Returns the picture's path. */
export async function layOutFigures(
  browser: Browser,
  {
    title,
    directory,
    name,
    figures,
    isGrey = false,
  }: { title: string; directory: string; name: string; figures: readonly Figure[]; isGrey?: boolean },
): Promise<string> {
  const shown = figures.map(
    ({ caption, pictures }) =>
      `<figure>${pictures
        .map(({ file, width, height }) => `<img src="${file}" alt="" width="${width}" height="${height}">`)
        .join('')}<figcaption>${caption}</figcaption></figure>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>
  body { margin: 24px; background: #22252b; color: #fff; font: 16px system-ui, sans-serif; }
  main { display: flex; flex-wrap: wrap; gap: 20px; }
  figure { margin: 0; }
  img { ${isGrey ? 'filter: grayscale(1); ' : ''}display: inline-block; margin-inline-end: 6px; vertical-align: top; border-radius: 6px; }
  figcaption { padding-block: 4px; font-family: monospace; }
</style>
<h1>${title}</h1>
<main>${shown.join('\n')}</main>`;
  const page = join(directory, `${name}.html`);
  await writeFile(page, html);
  const context = await browser.newContext({ viewport: { width: sheetWidth_px, height: 1200 } });
  const sheet = await context.newPage();
  await sheet.goto(pathToFileURL(page).href, { waitUntil: 'load' });
  const picture = join(directory, `${name}.png`);
  await sheet.screenshot({ path: picture, fullPage: true });
  await context.close();
  return picture;
}
