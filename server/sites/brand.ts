import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { knownCurrencySchema } from '@marquee/contract/currencies.ts';
import { analyticsScriptSchema, socialAccountSchema } from '@marquee/contract/entities.ts';
import { moneySchema, positiveMoneySchema, timeSchema } from '@marquee/contract/fields.ts';
import { httpsOriginSchema, popupDocumentSchema } from '@marquee/contract/site-documents.ts';
import { gameRulesSchema } from '@marquee/contract/game-rules.ts';
import { z } from 'zod';
import { markOf, readPictures, type Picture } from './pictures.ts';
import { BrandError, faultsOf } from './brand-error.ts';
import { wordsSchema } from './words.ts';

const menuItem = z.object({
  content_id: z.string(),
  category: z.string().nullable(),
  label_key: z.string(),
  href: z.string(),
});

/** Tells a name of IANA's from any other text. Zones have older names too, and the list that Node gives has one name for each. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions() !== undefined
    );
  } catch {
    return false;
  }
}

/** What the files of a brand's logos are called, where its folder does not say. */
export const usualLogos = {
  logo: 'logo.svg',
  mark: 'mark.svg',
  icon: 'favicon.png',
  favicon: 'favicon.svg',
  share: 'share.jpg',
};

/** The content of a brand's `brand.json`. */
export const brandSchema = z.strictObject({
  site_code: z.string().regex(/^[a-z0-9-]{2,32}$/),
  external_id: z.string(),
  site_name: z.string().min(1),
  logo_text: z.string().min(1),
  currency: knownCurrencySchema,
  theme_code: z.string(),
  theme_color: z.string(),
  domains: z.array(z.string().toLowerCase()).min(1).describe('The first is the primary one'),
  time_zone: z
    .string()
    .refine(isTimeZone, 'an IANA time zone')
    .describe('The time zone of the site: its days and weeks start in it'),
  minimum_age: z.int().min(18),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  jurisdiction: z
    .string()
    .regex(/^[A-Z0-9-]{2,16}$/)
    .optional(),
  game_rules: gameRulesSchema
    .optional()
    .describe('Stricter rules of play in games than the jurisdiction asks for'),
  terms_version: z.string().min(1).max(32).default('1').describe('Changes with every change of the terms'),
  play_money: z.boolean(),
  default_language: z.string(),
  languages: z.array(z.string()).min(1),
  withdrawal: z.object({
    minimum: positiveMoneySchema,
    maximum: positiveMoneySchema,
    per_day: z.int().min(1),
  }),
  turnover_multiple: z
    .string()
    .regex(/^\d+(\.\d{1,3})?$/)
    .default('1')
    .describe('How many times a deposit must be staked before a withdrawal'),
  demo_player: z
    .object({ account_id: z.string(), password: z.string(), opening_balance: positiveMoneySchema })
    .optional(),
  vip_levels: z.array(z.object({ vip_name: wordsSchema, deposit: moneySchema, turnover: moneySchema })),
  providers: z.array(z.string()),
  hot: z.array(z.string()),
  order: z.array(z.string()),
  logos: z
    .object({
      logo: z.string(),
      mark: z.string(),
      icon: z.string(),
      favicon: z.string(),
      share: z.string(),
    })
    .default(usualLogos)
    .describe('Pictures in art/'),
  banners: z.array(
    z.object({
      image: z.string().describe('The name of a picture in art/, without its ending'),
      image_mobile: z.string().optional().describe('That of phones; <image>-mobile if omitted'),
      title: wordsSchema,
      body: wordsSchema,
      href: z.string(),
      is_on: z.boolean().default(true),
      show_from: timeSchema.nullable().default(null),
      show_until: timeSchema.nullable().default(null),
    }),
  ),
  popups: z
    .array(
      popupDocumentSchema.omit({ image_url: true }).extend({
        title: wordsSchema,
        body: wordsSchema,
        image: z
          .string()
          .default('')
          .describe('The name of a picture in art/, without its ending; empty for none'),
        button: z
          .union([wordsSchema, z.strictObject({ EN: z.literal(''), PHP: z.literal(''), CN: z.literal('') })])
          .default({ EN: '', PHP: '', CN: '' }),
        href: popupDocumentSchema.shape.href.default(''),
        is_on: z.boolean().default(true),
        show_from: timeSchema.nullable().default(null),
        show_until: timeSchema.nullable().default(null),
      }),
    )
    .default([]),
  menu: z.array(menuItem),
  game_menu: z.array(z.object({ category: z.string(), label_key: z.string(), href: z.string() })),
  seo: z.record(z.string(), z.object({ title: wordsSchema, description: wordsSchema })),
  partners: z.array(z.object({ partner_name: z.string(), href: z.url(), image: z.string() })),
  social_accounts: z.array(socialAccountSchema).default([]),
  analytics: z
    .array(
      analyticsScriptSchema.extend({
        /** Other origins that the script loads from or sends to, for the pages' content security policy. */
        origins: z.array(httpsOriginSchema).max(20).default([]),
      }),
    )
    .default([]),
  contact_email: z.union([z.email(), z.literal('')]).default(''),
  android_sub: z.string().default(''),
  ios_sub: z.string().default(''),
  aff_domain: z.string().default(''),
  live_chat: z.object({ chat_id: z.string(), image_id: z.string() }).default({ chat_id: '', image_id: '' }),
  root_path: z.string().default(''),
});

export const cmsPageNames = [
  'about_us',
  'privacy_policy',
  'banking',
  'faqs',
  'responsible_gaming',
  'term_condition',
] as const;

export interface Brand {
  readonly file: z.infer<typeof brandSchema>;
  readonly cms: readonly { pageName: (typeof cmsPageNames)[number]; en: string; local: string; cn: string }[];
  /** The content of the brand's other JSON files, by file name without `.json`. Each room reads its own. */
  readonly topics: Readonly<Record<string, unknown>>;
  /** The URL of a brand picture. Its version parameter changes when the picture changes. */
  readonly artUrl: (file: string) => string;
  /** By the names of their files. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** A checksum over all pictures of the brand. */
  readonly artChecksum: string;
}

/**
 * Read a brand's folder: brand.json, the other JSON files, the pictures in art/ and the CMS pages in content/. A CMS
 * page, `minigames.json` or `stake_weights.json` that the brand does not have comes from the content/ folder that all brands share,
 * where there may be one for its currency (`minigames.EUR.json`). So do the menus and search records that brand.json leaves out, from
 * `site.json`.
 * Throws a BrandError if a file is missing or invalid.
 */
export async function readBrand(brandsDirectory: string, siteCode: string): Promise<Brand> {
  const directory = join(brandsDirectory, siteCode);
  const shared = join(brandsDirectory, 'content');
  const parsed = brandSchema.safeParse(await withShared(await readJson(directory, 'brand.json'), shared));
  if (!parsed.success) throw new BrandError(faultsOf('brand.json', parsed.error));
  const file = parsed.data;
  if (file.site_code !== siteCode) {
    throw new BrandError([`brand.json: site_code: expected ${siteCode}, the name of its folder`]);
  }
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json') && name !== 'brand.json');
  const topics: Record<string, unknown> = {};
  for (const name of names.toSorted()) {
    topics[name.slice(0, -'.json'.length)] = await readJson(directory, name);
  }
  for (const topic of ['minigames', 'stake_weights']) {
    topics[topic] ??=
      (await readJson(shared, `${topic}.${file.currency}.json`, true)) ??
      (await readJson(shared, `${topic}.json`, true));
  }

  const pictures = await readPictures(join(directory, 'art'));
  const marks = new Map([...pictures].map(([name, picture]) => [name, markOf(picture)]));
  return {
    file,
    cms: await readTextPages(brandsDirectory, file),
    topics,
    artUrl: (name) => `/brand/${siteCode}/${name}${marks.has(name) ? `?v=${marks.get(name)}` : ''}`,
    pictures,
    artChecksum: createHash('sha256')
      .update(JSON.stringify([...marks]))
      .digest('hex'),
  };
}

/**
 * The file name of a picture's URL, the inverse of `Brand.artUrl`. Throws a BrandError if the URL is not in this
 * brand's art/.
 */
export function artFileOf(siteCode: string, url: string): string {
  if (url === '') return '';
  const [path = ''] = url.split('?v=');
  const prefix = `/brand/${siteCode}/`;
  if (path.startsWith(prefix)) return path.slice(prefix.length);
  throw new BrandError([
    `${url}: expected a picture in ${prefix}, because the brand's folder can hold no others`,
  ]);
}

/** The content of brand.json over what all brands share, which names the site as `{{site_name}}`. */
async function withShared(own: unknown, directory: string): Promise<unknown> {
  const shared = await readJson(directory, 'site.json', true);
  if (!isObject(own) || !isObject(shared)) return own;
  const name = JSON.stringify(own['site_name'] ?? '').slice(1, -1);
  const named: unknown = JSON.parse(JSON.stringify(shared).replaceAll('{{site_name}}', () => name));
  return isObject(named) ? { ...named, ...own } : own;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The pages of text of a brand, from its own folder or from the one that all brands share. */
export async function readTextPages(brandsDirectory: string, file: Brand['file']): Promise<Brand['cms']> {
  const values: Readonly<Record<string, string>> = {
    site_name: file.site_name,
    minimum_age: String(file.minimum_age),
  };
  const body = async (name: string): Promise<string> => {
    const own = join(brandsDirectory, file.site_code, 'content', name);
    const html = await readFile(own, 'utf8').catch(() =>
      readFile(join(brandsDirectory, 'content', name), 'utf8').catch(() => undefined),
    );
    if (html === undefined) throw new BrandError([`content/${name}: the file is missing`]);
    return html.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
  };
  const pages = [];
  for (const pageName of cmsPageNames) {
    pages.push({
      pageName,
      en: await body(`${pageName}.en.html`),
      local: await body(`${pageName}.local.html`),
      cn: await body(`${pageName}.cn.html`),
    });
  }
  return pages;
}

async function readJson(directory: string, name: string, isOptional = false): Promise<unknown> {
  const text = await readFile(join(directory, name), 'utf8').catch(() => undefined);
  if (text === undefined && isOptional) return undefined;
  if (text === undefined) throw new BrandError([`${name}: the file is missing`]);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrandError([
      `${name}: not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
}
