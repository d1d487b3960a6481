import { isDeepStrictEqual } from 'node:util';
import { languages, spokenLanguages } from '@marquee/contract/languages.ts';
import type { Selectable } from 'kysely';
import type { Database, DB } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import { usualLogos } from './brand.ts';
import { BrandError } from './brand-error.ts';
import { inEveryLanguage, type Words } from './words.ts';

/** A site's own rows as files: its brand.json, and its pages by their file names in content/. */
export interface SiteFiles {
  readonly file: object;
  readonly pages: ReadonlyMap<string, string>;
}

/**
 * Export a site's own rows as `brand.json` and pages. The demo player is left out, because only a hash of their
 * password is stored. What an operator assigned, hid or switched off is also left out. `lists` holds what other rooms
 * say of the site in that file: its levels, providers and games.
 */
export async function exportSite(
  db: Database,
  siteId: number,
  artFile: (url: string) => string,
  lists: object,
): Promise<SiteFiles> {
  const site = await db
    .selectFrom('sites.site')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const pages = await db.selectFrom('sites.cms_page').selectAll().where('site_id', '=', siteId).execute();
  const file = {
    site_code: site.site_code,
    external_id: site.external_id,
    site_name: site.site_name,
    logo_text: site.logo_text,
    currency: site.currency,
    theme_code: site.theme_code,
    theme_color: site.theme_color,
    domains: await domains(db, siteId),
    time_zone: site.time_zone,
    minimum_age: site.minimum_age,
    country: site.country ?? undefined,
    jurisdiction: site.jurisdiction ?? undefined,
    game_rules: site.game_rules ?? undefined,
    terms_version: site.terms_version,
    play_money: site.play_money,
    default_language: site.default_language,
    languages: site.languages,
    withdrawal: {
      minimum: formatMoney(site.withdrawal_minimum),
      maximum: formatMoney(site.withdrawal_maximum),
      per_day: site.withdrawals_per_day,
    },
    turnover_multiple: site.turnover_multiple,
    ...logosOf(site, artFile),
    ...lists,
    ...(await content(db, siteId, artFile)),
    contact_email: site.contact_email,
    android_sub: site.android_sub,
    ios_sub: site.ios_sub,
    aff_domain: site.aff_domain,
    live_chat: { chat_id: site.live_chat_id, image_id: site.live_chat_image_id },
    root_path: site.root_path,
  };
  return {
    file,
    pages: new Map(
      pages.flatMap(({ page_name, en_body, local_body, cn_body }) => [
        [`${page_name}.en.html`, asTemplate(en_body)] as const,
        [`${page_name}.local.html`, asTemplate(local_body)] as const,
        [`${page_name}.cn.html`, asTemplate(cn_body)] as const,
      ]),
    ),
  };
}

/** The files of the logos, where they are not called as usual. */
function logosOf(
  site: { logo1: string; logo2: string; logo3: string; favicon: string; share_image: string },
  artFile: (url: string) => string,
): { logos?: typeof usualLogos } {
  const logos = {
    logo: artFile(site.logo1),
    mark: artFile(site.logo2),
    icon: artFile(site.logo3),
    favicon: artFile(site.favicon),
    share: artFile(site.share_image),
  };
  return isDeepStrictEqual(logos, usualLogos) ? {} : { logos };
}

async function domains(db: Database, siteId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sites.domain')
    .select('domain_name')
    .where('site_id', '=', siteId)
    .orderBy('is_primary', 'desc')
    .orderBy('domain_name')
    .execute();
  return rows.map(({ domain_name }) => domain_name);
}

async function content(db: Database, siteId: number, artFile: (url: string) => string) {
  const banners = await db
    .selectFrom('sites.banner')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
  const popups = await db
    .selectFrom('sites.popup')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
  const menu = await db
    .selectFrom('sites.menu_item')
    .where('is_hidden', '=', false)
    .select(['content_id', 'category', 'label_key', 'href'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
  const gameMenu = await db
    .selectFrom('sites.game_menu_item')
    .where('is_hidden', '=', false)
    .select(['category', 'label_key', 'href'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
  const seo = await db
    .selectFrom('sites.seo_record')
    .select(['page_name', 'meta_lang', 'meta_title', 'meta_desc'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  const partners = await db
    .selectFrom('sites.partner')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
  const accounts = await db
    .selectFrom('sites.social_account')
    .select(['name', 'href', 'icon'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
  const analytics = await db
    .selectFrom('sites.analytics_script')
    .select(['section', 'script', 'origins'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
  return {
    banners: banners.map((banner) => ({
      ...bannerPictures(artFile(banner.image_url), artFile(banner.image_mobile_url)),
      title: inEveryLanguage(banner.title),
      body: inEveryLanguage(banner.body),
      href: banner.href,
      ...(banner.is_on ? {} : { is_on: false }),
      ...(banner.show_from && { show_from: banner.show_from.toISOString() }),
      ...(banner.show_until && { show_until: banner.show_until.toISOString() }),
    })),
    ...(popups.length > 0 && { popups: popups.map((popup) => exportedPopup(popup, artFile)) }),
    menu,
    game_menu: gameMenu,
    seo: seoWords(seo),
    partners: partners.map(({ partner_name, href, img_url }) => ({
      partner_name,
      href,
      image: artFile(img_url),
    })),
    social_accounts: accounts,
    analytics,
  };
}

/** A popup as brand.json has it. What is as usual is left out. */
function exportedPopup(
  row: Selectable<DB['sites.popup']>,
  artFile: (url: string) => string,
): Record<string, unknown> {
  const { popup_code, title, body, image_url, button, href, audience, pages, how_often } = row;
  return {
    popup_id: popup_code,
    title: inEveryLanguage(title),
    body: inEveryLanguage(body),
    ...(image_url !== '' && { image: pictureName('popups', artFile(image_url)) }),
    ...(href !== '' && { button: inEveryLanguage(button), href }),
    audience,
    pages,
    how_often,
    ...(row.is_on ? {} : { is_on: false }),
    ...(row.show_from && { show_from: row.show_from.toISOString() }),
    ...(row.show_until && { show_until: row.show_until.toISOString() }),
  };
}

interface SeoRow {
  readonly page_name: string;
  readonly meta_lang: string;
  readonly meta_title: string;
  readonly meta_desc: string;
}

/** The search records by page, each text by language. A page without a record in a language has its English one there. */
function seoWords(rows: readonly SeoRow[]): Record<string, { title: Words; description: Words }> {
  const pages = [...new Set(rows.map(({ page_name }) => page_name))];
  return Object.fromEntries(
    pages.map((page) => {
      const textsOf = (column: 'meta_title' | 'meta_desc'): Words =>
        inEveryLanguage(
          Object.fromEntries(
            spokenLanguages.flatMap((code) => {
              const row = rows.find(
                ({ page_name, meta_lang }) => page_name === page && meta_lang === languages[code].locale,
              );
              return row ? [[code, row[column]]] : [];
            }),
          ),
        );
      return [page, { title: textsOf('meta_title'), description: textsOf('meta_desc') }];
    }),
  );
}

function bannerPictures(wide: string, narrow: string): { image: string; image_mobile?: string } {
  const image = pictureName('banners', wide);
  const image_mobile = pictureName('banners', narrow);
  return image_mobile === `${image}-mobile` ? { image } : { image, image_mobile };
}

function pictureName(of: string, file: string): string {
  if (!file.endsWith('.avif')) throw new BrandError([`${of}: ${file}: expected an .avif`]);
  return file.slice(0, -'.avif'.length);
}

/** Turn a stored page into a template. Escapes `{{`, so that the import does not read it as a placeholder. */
function asTemplate(body: string): string {
  return body.replaceAll('{{', '&#123;{');
}
