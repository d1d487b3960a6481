import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { currencies } from '@marquee/contract/currencies.ts';
import { z } from 'zod';
import { brandSchema, readTextPages, type Brand, type usualLogos } from './brand.ts';
import { BrandError, faultsOf } from './brand-error.ts';
import { markOf, readPictures, type Picture } from './pictures.ts';

const brands = fileURLToPath(new URL('../../brands/', import.meta.url));

/** Amounts are multiples of the largest stake of the brand's currency, so that one set is right in every currency. */
const factor = z.string().regex(/^\d+(\.\d{1,3})?$/);
const amountsSchema = z.looseObject({
  withdrawal: z.object({ minimum: factor, maximum: factor, per_day: z.int() }),
  vip_levels: z.array(z.looseObject({ deposit: factor, turnover: factor })),
});

/** What the operator says of a brand that is opened. */
export interface NewBrand {
  readonly site_code: string;
  readonly site_name: string;
  readonly logo_text: string;
  readonly currency: string;
  readonly theme_code: string;
  readonly theme_color: string;
  readonly domains: readonly string[];
  readonly time_zone: string;
  readonly minimum_age: number;
  readonly country: string | undefined;
  readonly play_money: boolean;
  readonly default_language: string;
  readonly languages: readonly string[];
  /** Where its logos are not called as usual. */
  readonly logos?: typeof usualLogos;
}

/**
 * A brand as its folder would be, made of what the operator says and of the starter set in brands/content: menus, search
 * records, pages, banners, levels and the order of the house's games. `own` are its pictures beside those of the set.
 */
export async function starterBrand(given: NewBrand, own: ReadonlyMap<string, Buffer>): Promise<Brand> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(named(await readFile(`${brands}content/${name}`, 'utf8'), given.site_name));
  const shared = z.looseObject({}).parse(await read('site.json'));
  const starter = amountsSchema.parse(await read('starter/starter.json'));
  const amount = amountIn(given.currency);
  const parsed = brandSchema.safeParse({
    ...shared,
    ...starter,
    ...given,
    external_id: given.site_code,
    withdrawal: {
      minimum: amount(starter.withdrawal.minimum),
      maximum: amount(starter.withdrawal.maximum),
      per_day: starter.withdrawal.per_day,
    },
    vip_levels: starter.vip_levels.map((level) => ({
      ...level,
      deposit: amount(level.deposit),
      turnover: amount(level.turnover),
    })),
    partners: [],
  });
  if (!parsed.success) throw new BrandError(faultsOf('starter.json', parsed.error));
  const file = parsed.data;
  const pictures = new Map([
    ...(await readPictures(`${brands}content/starter`, (name) => name.endsWith('.avif'))),
    ...[...own].map(picture),
  ]);
  return {
    file,
    cms: await readTextPages(brands, file),
    topics: {},
    pictures,
    artChecksum: '',
    artUrl: (name) => {
      const found = pictures.get(name);
      return `/brand/${file.site_code}/${name}${found ? `?v=${markOf(found)}` : ''}`;
    },
  };
}

function picture([name, content]: [string, Buffer]): [string, Picture] {
  return [name, { content, sha256: createHash('sha256').update(content).digest() }];
}

/** A multiple of the largest stake of a currency, as money is written. */
function amountIn(currency: string): (times: string) => string {
  const units = (currencies.get(currency)?.stakes.maximum ?? 0n) / 100_000n;
  return (times) => {
    const thousandths = BigInt(Math.round(Number(times) * 1000));
    return `${(units * thousandths) / 1000n}.00`;
  };
}

function named(text: string, siteName: string): string {
  const inJson = JSON.stringify(siteName).slice(1, -1);
  return text.replaceAll('{{site_name}}', () => inJson);
}
