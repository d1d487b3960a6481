import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A demo brand of each template that has one, and where it is: of several the one that has the site without a name. */
export async function demoBrands(): Promise<readonly { readonly template: string; readonly host: string }[]> {
  const folder = new URL('../../brands/', import.meta.url);
  const found = new Map<string, string>();
  for (const file of (
    await Array.fromAsync(glob('*/brand.json', { cwd: fileURLToPath(folder) }))
  ).toSorted()) {
    const brand: { theme_code: string; domains: string[] } = JSON.parse(
      await readFile(new URL(file, folder), 'utf8'),
    );
    const host = brand.domains.includes('localhost') ? 'localhost' : brand.domains[0];
    if (host !== undefined && (host === 'localhost' || !found.has(brand.theme_code)))
      found.set(brand.theme_code, host);
  }
  return [...found].map(([template, host]) => ({ template, host }));
}
