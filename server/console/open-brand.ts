import type { z } from 'zod';
import sharp from 'sharp';
import { currencies } from '@marquee/contract/currencies.ts';
import type { sitesCreate } from '@marquee/contract/operate/sites/create.ts';
import { ensureSandboxMethods } from '../cashier/sandbox-methods.ts';
import { importPlaces } from '../catalog/brand-games.ts';
import type { App } from '../http/app.ts';
import { refuse, refuseField } from '../kernel/errors.ts';
import { isTimeZone, type Brand } from '../sites/brand.ts';
import { announceSite } from '../sites/documents/revisions.ts';
import { requireLanguages, requireLook, siteOfDomain } from '../sites/documents/settings.ts';
import { importSite } from '../sites/import-brand.ts';
import { importPictures } from '../sites/pictures.ts';
import { starterBrand } from '../sites/starter.ts';
import { cutPicture } from '../sites/upload-picture.ts';
import { coloursOf, icon, wordmark } from '../sites/wordmark.ts';
import { importLevels } from '../vip/brand-levels.ts';

type NewSite = z.output<(typeof sitesCreate)['request']>;

/**
 * Opens a brand: its site with the starter set's content, the house's games, and in a demo the sandbox gateway's methods.
 * What takes its time is prepared before the transaction.
 */
export const openBrand = { prepare, write };

/** Check what the operator says, and make the brand and its pictures. Throws the refusal of what is wrong. */
async function prepare(app: App, input: NewSite): Promise<Brand> {
  requireLook(input);
  requireLanguages(input, '');
  if (!currencies.has(input.currency)) throw refuseField('currency', 'a currency of the list');
  if (!isTimeZone(input.time_zone)) throw refuseField('time_zone', 'a time zone');
  const pictures = await marksOf(input);
  return starterBrand(
    {
      site_code: input.site_code,
      site_name: input.site_name,
      logo_text: input.site_name.slice(0, 24),
      currency: input.currency,
      theme_code: input.theme_code,
      theme_color: input.theme_color,
      domains: [input.domain],
      time_zone: input.time_zone,
      minimum_age: input.minimum_age,
      country: input.country ?? undefined,
      play_money: app.config.MARQUEE_ENV !== 'production',
      default_language: input.default_language,
      languages: input.languages,
      ...(input.logo === null ? {} : { logos: ownLogos }),
    },
    pictures,
  );
}

/** Where an operator's own logo is the wordmark. The other marks are made from the name. */
const ownLogos = {
  logo: 'logo.webp',
  mark: 'mark.svg',
  icon: 'favicon.png',
  favicon: 'favicon.svg',
  share: 'share.jpg',
};

async function marksOf(input: NewSite): Promise<Map<string, Buffer>> {
  const { site_name: name, logo } = input;
  const mark = Buffer.from(icon(name, input));
  const own =
    logo === null ? undefined : (await cutPicture(Buffer.from(logo, 'base64'), 'logo', null)).content;
  const drawn = own ?? Buffer.from(wordmark(name, input));
  const card = await sharp(drawn, { density: 200 })
    .resize({ width: 760, height: 300, fit: 'inside' })
    .png()
    .toBuffer();
  const share = await sharp({
    create: { width: 1200, height: 630, channels: 3, background: coloursOf(input).canvas },
  })
    .composite([{ input: card, gravity: 'centre' }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return new Map([
    [own ? 'logo.webp' : 'logo.svg', drawn],
    ['mark.svg', mark],
    ['favicon.svg', mark],
    ['favicon.png', await sharp(mark, { density: 130 }).resize(180, 180).png({ palette: true }).toBuffer()],
    ['share.jpg', share],
  ]);
}

/** Write a prepared brand. Answers the site's id. Throws `siteExists` or `domainTaken`. */
async function write({ db }: App, brand: Brand): Promise<number> {
  const { site_code, domains, play_money } = brand.file;
  const there = await db
    .selectFrom('sites.profile')
    .select('site_id')
    .where('site_code', '=', site_code)
    .executeTakeFirst();
  if (there) throw refuse('siteExists');
  for (const domain of domains) if (await siteOfDomain(db, domain)) throw refuse('domainTaken');
  const siteId = await importSite(db, brand);
  await importPictures(db, siteId, brand.pictures);
  await importLevels(db, siteId, brand);
  await importPlaces(db, siteId, brand);
  if (play_money) await ensureSandboxMethods(db);
  await announceSite(db, siteId);
  return siteId;
}
