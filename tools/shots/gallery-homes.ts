import type { Browser } from 'playwright-core';
import { z } from 'zod';

/** A home page in one palette, at a signed address that any browser may open for some hours. */
export interface GalleryHome {
  readonly template: string;
  readonly palette: string;
  readonly address: string;
}

const previewSchema = z.object({ look: z.object({ theme_code: z.string(), theme_color: z.string() }) });

/** Every home in each of its palettes, as the gallery of a running demo shows them. Throws where it has no gallery. */
export async function galleryHomes(browser: Browser, siteUrl: string): Promise<GalleryHome[]> {
  const page = await browser.newPage();
  const answer = await page.goto(new URL('/_gallery', siteUrl).href);
  if (!answer?.ok()) throw new Error(`There is no gallery at ${siteUrl}`);
  const html = await answer.text();
  await page.close();
  const addresses = new Set(html.match(/https?:\/\/[^"'\\<> ]+\?preview=[\w.-]+/g));
  return [...addresses].map((address) => {
    const [payload = ''] = (new URL(address).searchParams.get('preview') ?? '').split('.');
    const { look } = previewSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return { template: look.theme_code, palette: look.theme_color, address };
  });
}
