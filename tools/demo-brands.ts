import { fileURLToPath } from 'node:url';
import { brandCodes } from '../database/seed.ts';
import { readBrand, type Brand } from '../server/sites/brand.ts';

/** A demo brand, and where it is. */
export interface DemoBrand {
  readonly template: string;
  readonly host: string;
  readonly siteCode: string;
}

const directory = fileURLToPath(new URL('../brands/', import.meta.url));

/** One demo brand for each template that has one; of several, the one at `localhost`. */
export async function demoBrands(): Promise<DemoBrand[]> {
  const found = new Map<string, DemoBrand>();
  for (const code of await brandCodes(directory)) {
    const { file } = await readBrand(directory, code);
    const brand = { template: file.theme_code, host: hostOf(file), siteCode: file.site_code };
    if (!found.has(brand.template) || brand.host === 'localhost') found.set(brand.template, brand);
  }
  return [...found.values()];
}

/** The address by which a brand is opened on this machine. */
export function hostOf({ domains }: Pick<Brand['file'], 'domains'>): string {
  return domains.includes('localhost') ? 'localhost' : (domains[0] ?? 'localhost');
}
