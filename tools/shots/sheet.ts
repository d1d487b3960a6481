import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { sizes, type Photograph } from './photograph.ts';

/** The height of each picture on a sheet, in pixels. */
const height_px = 320;

/**
 * Lay out the photographs of a template or a game on one sheet: `sheet.html` and `sheet.png` in its directory. Each
 * has one in each of the viewports. Returns the picture's path.
 */
export async function layOut(
  browser: Browser,
  title: string,
  directory: string,
  photographs: readonly Photograph[],
  viewports: readonly { width: number; height: number }[] = sizes.map(({ viewport }) => viewport),
): Promise<string> {
  const figures = photographs.map(
    ({ title: caption, files }) =>
      `<figure>${files
        .map((file, index) => {
          const { width, height } = viewports[index] ?? sizes[0].viewport;
          return `<img src="${file}" alt="" width="${Math.round((width * height_px) / height)}" height="${height_px}">`;
        })
        .join('')}<figcaption>${caption}</figcaption></figure>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>
  body { margin: 24px; background: #22252b; color: #fff; font: 16px system-ui, sans-serif; }
  main { display: flex; flex-wrap: wrap; gap: 20px; }
  figure { margin: 0; }
  img { display: inline-block; margin-inline-end: 6px; vertical-align: top; border-radius: 6px; }
  figcaption { padding-block: 4px; font-family: monospace; }
</style>
<h1>${title}</h1>
<main>${figures.join('\n')}</main>`;
  const page = join(directory, 'sheet.html');
  await writeFile(page, html);
  const context = await browser.newContext({ viewport: { width: 2860, height: 1200 } });
  const sheet = await context.newPage();
  await sheet.goto(pathToFileURL(page).href, { waitUntil: 'load' });
  const picture = join(directory, 'sheet.png');
  await sheet.screenshot({ path: picture, fullPage: true });
  await context.close();
  return picture;
}
