import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analyticsScriptSchema, socialAccountSchema } from '@marquee/contract/entities.ts';
import { currencySchema, moneySchema, positiveMoneySchema } from '@marquee/contract/fields.ts';
import { z } from 'zod';
import { httpsOriginSchema } from './analytics.ts';
import { wordsSchema } from './words.ts';

const menuItem = z.object({
  content_id: z.string(),
  category: z.string().nullable(),
  label_key: z.string(),
  href: z.string(),
});

/** A brand as its file describes it. */
export const brandSchema = z.strictObject({
  site_code: z.string().regex(/^[a-z0-9-]{2,32}$/),
  external_id: z.string(),
  site_name: z.string().min(1),
  logo_text: z.string().min(1),
  currency: currencySchema,
  theme_code: z.string(),
  theme_color: z.string(),
  domains: z.array(z.string().toLowerCase()).min(1).describe('The first is the primary one'),
  time_zone: z
    .string()
    .refine(
      (name) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC',
      'an IANA time zone',
    )
    .describe('In which the days and weeks of the site begin'),
  minimum_age: z.int().min(18),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  jurisdiction: z
    .string()
    .regex(/^[A-Z0-9-]{2,16}$/)
    .optional(),
  terms_version: z.string().min(1).max(32).default('1').describe('Raised with every change of the terms'),
  play_money: z.boolean(),
  default_language: z.string(),
  languages: z.array(z.string()).min(1),
  withdrawal: z.object({
    minimum: positiveMoneySchema,
    maximum: positiveMoneySchema,
    per_day: z.int().min(1),
  }),
  turnover_multiple: z.string().regex(/^\d+(\.\d{1,3})?$/),
  demo_player: z
    .object({ account_id: z.string(), password: z.string(), opening_balance: positiveMoneySchema })
    .optional(),
  vip_levels: z.array(z.object({ vip_name: z.string(), deposit: moneySchema, turnover: moneySchema })),
  providers: z.array(z.string()),
  hot: z.array(z.string()),
  order: z.array(z.string()),
  banners: z.array(z.object({ image: z.string(), title: wordsSchema, body: wordsSchema, href: z.string() })),
  menu: z.array(menuItem),
  game_menu: z.array(z.object({ category: z.string(), label_key: z.string(), href: z.string() })),
  seo: z.record(z.string(), z.object({ title: z.string(), description: z.string() })),
  partners: z.array(z.object({ partner_name: z.string(), href: z.url(), image: z.string() })),
  social_accounts: z.array(socialAccountSchema).default([]),
  analytics: z
    .array(
      analyticsScriptSchema.extend({
        /** Where the code loads more from and sends to, for the pages' policy. */
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
  readonly cms: readonly { pageName: (typeof cmsPageNames)[number]; en: string; local: string }[];
  /** What its other files hold, by their names without `.json`: each domain reads its own. */
  readonly topics: Readonly<Record<string, unknown>>;
  /** Where a picture of the brand is served, with a mark that changes when it does. */
  readonly artUrl: (file: string) => string;
  /** Over everything that the brand is made of. */
  readonly checksum: string;
}

/**
 * Read a brand's folder: brand.json, the files of single topics beside it, its pictures in art/, and its CMS pages, which stand in content/ where the brand
 * has words of its own and beside the brands, for all of them, where it has not.
 */
export async function readBrand(brandsDirectory: string, siteCode: string): Promise<Brand> {
  const directory = join(brandsDirectory, siteCode);
  const text = await readFile(join(directory, 'brand.json'), 'utf8');
  const parsed = brandSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`brands/${siteCode}/brand.json: ${z.prettifyError(parsed.error)}`);
  const file = parsed.data;
  const hash = createHash('sha256').update(text);

  const values: Readonly<Record<string, string>> = {
    site_name: file.site_name,
    minimum_age: String(file.minimum_age),
  };
  const body = async (name: string): Promise<string> => {
    const html = await readFile(join(directory, 'content', name), 'utf8').catch(() =>
      readFile(join(brandsDirectory, 'content', name), 'utf8'),
    );
    hash.update(html);
    return html.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
  };
  const cms = [];
  for (const pageName of cmsPageNames) {
    cms.push({
      pageName,
      en: await body(`${pageName}.en.html`),
      local: await body(`${pageName}.local.html`),
    });
  }

  const topics: Record<string, unknown> = {};
  for (const name of (await readdir(directory)).toSorted()) {
    if (!name.endsWith('.json') || name === 'brand.json') continue;
    const topic = await readFile(join(directory, name), 'utf8');
    hash.update(`${name} ${topic}`);
    topics[name.slice(0, -'.json'.length)] = JSON.parse(topic);
  }

  const marks = new Map<string, string>();
  for (const name of (await readdir(join(directory, 'art')).catch((): string[] => [])).toSorted()) {
    const content = await readFile(join(directory, 'art', name));
    const mark = createHash('sha256').update(content).digest('hex').slice(0, 8);
    marks.set(name, mark);
    hash.update(`${name} ${mark}`);
  }
  return {
    file,
    cms,
    topics,
    artUrl: (name) => `/brand/${siteCode}/${name}${marks.has(name) ? `?v=${marks.get(name)}` : ''}`,
    checksum: hash.digest('hex'),
  };
}
