import { languages, spokenLanguages } from '@marquee/contract/languages.ts';
import { sql, type Database } from '../kernel/database.ts';
import { parseMoney } from '../kernel/money.ts';
import type { Brand } from './brand.ts';
import { sanitizeCmsBody } from './cms-body.ts';

/**
 * Replace a site's own rows with the content of its brand's `brand.json` and pages. Returns the site's id. It
 * replaces what operators changed.
 */
export async function importSite(trx: Database, brand: Brand): Promise<number> {
  const { file, artUrl } = brand;
  const row = {
    external_id: file.external_id,
    site_name: file.site_name,
    logo_text: file.logo_text,
    currency: file.currency,
    theme_code: file.theme_code,
    theme_color: file.theme_color,
    logo1: artUrl(file.logos.logo),
    logo2: artUrl(file.logos.mark),
    logo3: artUrl(file.logos.icon),
    favicon: artUrl(file.logos.favicon),
    share_image: artUrl(file.logos.share),
    play_money: file.play_money,
    time_zone: file.time_zone,
    minimum_age: file.minimum_age,
    country: file.country ?? null,
    jurisdiction: file.jurisdiction ?? null,
    game_rules: file.game_rules ? JSON.stringify(file.game_rules) : null,
    terms_version: file.terms_version,
    default_language: file.default_language,
    languages: file.languages,
    withdrawal_minimum: parseMoney(file.withdrawal.minimum),
    withdrawal_maximum: parseMoney(file.withdrawal.maximum),
    withdrawals_per_day: file.withdrawal.per_day,
    turnover_multiple: file.turnover_multiple,
    contact_email: file.contact_email,
    android_sub: file.android_sub,
    ios_sub: file.ios_sub,
    aff_domain: file.aff_domain,
    live_chat_id: file.live_chat.chat_id,
    live_chat_image_id: file.live_chat.image_id,
    root_path: file.root_path,
  };
  const { site_id } = await trx
    .insertInto('sites.site')
    .values({ ...row, site_code: file.site_code })
    .onConflict((conflict) => conflict.column('site_code').doUpdateSet(row))
    .returning('site_id')
    .executeTakeFirstOrThrow();
  await importSiteRows(trx, site_id, brand);
  return site_id;
}

async function importSiteRows(trx: Database, site_id: number, { file, cms, artUrl }: Brand): Promise<void> {
  const tables = [
    'sites.domain',
    'sites.menu_item',
    'sites.game_menu_item',
    'sites.banner',
    'sites.popup',
    'sites.cms_page',
    'sites.seo_record',
    'sites.partner',
    'sites.social_account',
    'sites.analytics_script',
  ] as const;
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where site_id = ${site_id}`.execute(trx);
  }
  const insertAll = async <Row extends object>(
    rows: readonly Row[],
    insert: (row: Row) => Promise<unknown>,
  ) => {
    for (const row of rows) await insert(row);
  };
  await insertAll(
    file.domains.map((domain_name, index) => ({ site_id, domain_name, is_primary: index === 0 })),
    (row) => trx.insertInto('sites.domain').values(row).execute(),
  );
  await insertAll(
    file.menu.map((item, position) => ({ ...item, site_id, position })),
    (row) => trx.insertInto('sites.menu_item').values(row).execute(),
  );
  await insertAll(
    file.game_menu.map((item, position) => ({ ...item, site_id, position })),
    (row) => trx.insertInto('sites.game_menu_item').values(row).execute(),
  );
  await insertAll(
    file.banners.map(
      ({ image, image_mobile, title, body, href, is_on, show_from, show_until }, position) => ({
        title: JSON.stringify(title),
        body: JSON.stringify(body),
        href,
        site_id,
        position,
        image_url: artUrl(`${image}.avif`),
        image_mobile_url: artUrl(`${image_mobile ?? `${image}-mobile`}.avif`),
        is_on,
        show_from,
        show_until,
      }),
    ),
    (row) => trx.insertInto('sites.banner').values(row).execute(),
  );
  await insertAll(
    file.popups.map(({ popup_id, title, body, image, button, ...row }, position) => ({
      ...row,
      site_id,
      position,
      popup_code: popup_id,
      title: JSON.stringify(title),
      body: JSON.stringify({
        EN: sanitizeCmsBody(body.EN),
        PHP: sanitizeCmsBody(body.PHP),
        CN: sanitizeCmsBody(body.CN),
      }),
      image_url: image === '' ? '' : artUrl(`${image}.avif`),
      button: JSON.stringify(button),
    })),
    (row) => trx.insertInto('sites.popup').values(row).execute(),
  );
  await insertAll(
    cms.map(({ pageName, en, local, cn }) => ({
      site_id,
      page_name: pageName,
      status: true,
      en_body: sanitizeCmsBody(en),
      local_body: sanitizeCmsBody(local),
      cn_body: sanitizeCmsBody(cn),
    })),
    (row) => trx.insertInto('sites.cms_page').values(row).execute(),
  );
  await insertAll(
    Object.entries(file.seo).flatMap(([page_name, { title, description }]) =>
      spokenLanguages.map((code) => ({
        site_id,
        page_name,
        meta_lang: languages[code].locale,
        meta_title: title[code],
        meta_desc: description[code],
        meta_author: file.site_name,
        meta_publisher: file.site_name,
        meta_image_url: artUrl(file.logos.share),
      })),
    ),
    (row) => trx.insertInto('sites.seo_record').values(row).execute(),
  );
  await insertAll(
    file.partners.map(({ image, ...partner }, position) => ({
      ...partner,
      site_id,
      position,
      img_url: artUrl(image),
    })),
    (row) => trx.insertInto('sites.partner').values(row).execute(),
  );
  await insertAll(
    file.social_accounts.map((account, position) => ({ ...account, site_id, position })),
    (row) => trx.insertInto('sites.social_account').values(row).execute(),
  );
  await insertAll(
    file.analytics.map((script, position) => ({ ...script, site_id, position })),
    (row) => trx.insertInto('sites.analytics_script').values(row).execute(),
  );
}
