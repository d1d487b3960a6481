import { sql, type Database } from '../kernel/database.ts';
import { gameRulesSchema } from '@marquee/contract/game-rules.ts';
import { languages } from '@marquee/contract/languages.ts';
import { formatMoney } from '../kernel/money.ts';
import { originsOf, scriptsOf, withServices } from './analytics.ts';
import { sanitizeCmsBody } from './cms-body.ts';
import { languagesOf } from './languages.ts';
import { loadShownPopups } from './shown-popups.ts';
import type { Site } from './site.ts';
import { z } from 'zod';
import { inEveryLanguage } from './words.ts';

/** What is shown now. Who passes its beginning or its end announces the site (`announceHours`). */
const bannerIsShown = sql<boolean>`is_on and coalesce(show_from <= now(), true) and coalesce(show_until > now(), true)`;
const storedWords = z.record(z.string(), z.string());

const seoColumns = [
  'id',
  'page_name',
  'en_item_name',
  'en_body',
  'local_item_name',
  'local_body',
  'meta_title',
  'meta_desc',
  'meta_keywords',
  'meta_url',
  'meta_canonical',
  'meta_author',
  'meta_publisher',
  'meta_lang',
  'meta_image_url',
] as const;

/**
 * Load everything about a site. Returns undefined if the site does not exist. `servicesUrl` is where the demo's services
 * run, which a demo brand's scripts name.
 */
export async function loadSite(
  db: Database,
  siteId: number,
  servicesUrl?: string,
): Promise<Site | undefined> {
  const row = await db.selectFrom('sites.site').selectAll().where('site_id', '=', siteId).executeTakeFirst();
  if (!row) return undefined;
  const [domains, banners, menu, gameMenu, cms, seo, partners, socialAccounts, analytics, popups] =
    await Promise.all([
      db
        .selectFrom('sites.domain')
        .selectAll()
        .where('site_id', '=', siteId)
        .orderBy('is_primary', 'desc')
        .orderBy('domain_name')
        .execute(),
      db
        .selectFrom('sites.banner')
        .selectAll()
        .where('site_id', '=', siteId)
        .where(bannerIsShown)
        .orderBy('position')
        .execute(),
      db
        .selectFrom('sites.menu_item')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('is_hidden', '=', false)
        .orderBy('position')
        .execute(),
      db
        .selectFrom('sites.game_menu_item')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('is_hidden', '=', false)
        .orderBy('position')
        .execute(),
      db.selectFrom('sites.cms_page').selectAll().where('site_id', '=', siteId).execute(),
      db.selectFrom('sites.seo_record').select(seoColumns).where('site_id', '=', siteId).execute(),
      db.selectFrom('sites.partner').selectAll().where('site_id', '=', siteId).orderBy('position').execute(),
      db
        .selectFrom('sites.social_account')
        .select(['name', 'href', 'icon'])
        .where('site_id', '=', siteId)
        .orderBy('position')
        .execute(),
      db
        .selectFrom('sites.analytics_script')
        .select(['section', 'script', 'origins'])
        .where('site_id', '=', siteId)
        .orderBy('position')
        .execute(),
      loadShownPopups(db, siteId),
    ]);

  type Item = Site['menu']['menu'][number];
  const itemsUnder = (parent: string | null): Item[] =>
    menu
      .filter((item) => item.parent_id === parent)
      .map(({ content_id, label_key, category, href }) => ({
        content_id,
        label_key,
        category,
        href,
        children: itemsUnder(content_id),
      }));

  return {
    siteId,
    siteCode: row.site_code,
    primaryDomain: domains[0]?.domain_name ?? '',
    domains: domains.map((domain) => domain.domain_name),
    status: row.status === 'active' ? 'active' : 'inactive',
    expiresAt: row.expired_date,
    currency: row.currency,
    timeZone: row.time_zone,
    minimumAge: row.minimum_age,
    country: row.country,
    jurisdiction: row.jurisdiction,
    gameRules: row.game_rules === null ? null : gameRulesSchema.parse(row.game_rules),
    termsVersion: row.terms_version,
    rootPath: row.root_path,
    defaultLanguage: row.default_language,
    shareImage: row.share_image,
    favicon: row.favicon,
    maintenance: {
      on: row.is_maintenance,
      start: row.maintenance_start,
      end: row.maintenance_end,
      message: row.maintenance_message === null ? {} : storedWords.parse(row.maintenance_message),
    },
    withdrawal: {
      minimum: row.withdrawal_minimum,
      maximum: row.withdrawal_maximum,
      perDay: row.withdrawals_per_day,
    },
    turnoverThousandths: Math.round(Number(row.turnover_multiple) * 1000),
    affiliateDomain: row.aff_domain,
    liveChat: { chat_id: row.live_chat_id, image_id: row.live_chat_image_id },
    languages: languagesOf(row.languages),
    shown: {
      site_name: row.site_name,
      currency: row.currency,
      theme_code: row.theme_code,
      theme_color: row.theme_color,
      logo1: row.logo1,
      logo2: row.logo2,
      logo3: row.logo3,
      status: row.status === 'active' ? 'active' : 'inactive',
      expired_date: row.expired_date?.toISOString() ?? null,
      logo_text: row.logo_text,
      external_id: row.external_id,
      android_sub: row.android_sub,
      ios_sub: row.ios_sub,
      play_money: row.play_money,
      minimum_age: row.minimum_age,
      country: row.country,
      favicon: row.favicon,
      share_image: row.share_image,
      withdrawal_minimum: formatMoney(row.withdrawal_minimum),
      banners: banners.map(({ image_url, image_mobile_url, title, body, href }) => ({
        image_url,
        image_mobile_url,
        title: inEveryLanguage(title),
        body: inEveryLanguage(body),
        href,
      })),
    },
    menu: {
      menu: itemsUnder(null),
      game_menu: gameMenu.map(({ category, label_key, href }) => ({ category, label_key, href })),
    },
    cms: cmsOf(cms),
    seo: seoOf(seo),
    popups,
    contactEmail: row.contact_email,
    socialAccounts,
    ...analyticsOf(withServices(analytics.map(scriptRow), servicesUrl), servicesUrl),
    partners: partners.map(({ href, img_url, partner_name }) => ({ href, img_url, partner_name })),
  };
}

/** A record without a title in a language has the English one. */
function seoOf<Row extends Pick<Site['seo'][number], 'page_name' | 'meta_lang' | 'meta_title' | 'meta_desc'>>(
  rows: readonly Row[],
): Row[] {
  return rows.map((row) => {
    const english = rows.find(
      (other) => other.page_name === row.page_name && other.meta_lang === languages.EN.locale,
    );
    return {
      ...row,
      meta_title: row.meta_title || (english?.meta_title ?? ''),
      meta_desc: row.meta_desc || (english?.meta_desc ?? ''),
    };
  });
}

interface ScriptRow {
  readonly section: 'HEAD' | 'BODY';
  readonly script: string;
  readonly origins: readonly string[];
}

function scriptRow(row: { section: string; script: string; origins: readonly string[] }): ScriptRow {
  return { ...row, section: row.section === 'HEAD' ? 'HEAD' : 'BODY' };
}

function analyticsOf(
  rows: readonly ScriptRow[],
  servicesUrl: string | undefined,
): Pick<Site, 'analytics' | 'scripts' | 'scriptOrigins'> {
  const analytics = rows.map(({ section, script }) => ({ section, script }));
  const scripts = scriptsOf(analytics, servicesUrl);
  const services = servicesUrl === undefined ? '' : new URL(servicesUrl).origin;
  const declared = rows.flatMap(({ script, origins }) =>
    services !== '' && script.includes(services) ? [...origins, services] : origins,
  );
  return { analytics, scripts, scriptOrigins: [...new Set([...originsOf(scripts), ...declared])] };
}

function cmsOf(
  rows: { page_name: string; status: boolean; en_body: string; local_body: string; cn_body: string }[],
): Site['cms'] {
  const page = (name: string): { status: boolean; en: string; local: string; cn: string } => {
    const row = rows.find((candidate) => candidate.page_name === name);
    // Bodies are sanitized when they are stored. They are sanitized again here, in case something else wrote the row.
    return {
      status: row?.status ?? false,
      en: sanitizeCmsBody(row?.en_body ?? ''),
      local: sanitizeCmsBody(row?.local_body ?? ''),
      cn: sanitizeCmsBody(row?.cn_body ?? ''),
    };
  };
  const about = page('about_us');
  const privacy = page('privacy_policy');
  const banking = page('banking');
  const faqs = page('faqs');
  const responsible = page('responsible_gaming');
  const terms = page('term_condition');
  return {
    about_us_status: about.status,
    en_about_us_body: about.en,
    local_about_us_body: about.local,
    cn_about_us_body: about.cn,
    privacy_policy_status: privacy.status,
    en_privacy_policy_body: privacy.en,
    local_privacy_policy_body: privacy.local,
    cn_privacy_policy_body: privacy.cn,
    banking_status: banking.status,
    en_banking_body: banking.en,
    local_banking_body: banking.local,
    cn_banking_body: banking.cn,
    faqs_status: faqs.status,
    en_faqs_body: faqs.en,
    local_faqs_body: faqs.local,
    cn_faqs_body: faqs.cn,
    responsible_gaming_status: responsible.status,
    en_responsible_gaming_body: responsible.en,
    local_responsible_gaming_body: responsible.local,
    cn_responsible_gaming_body: responsible.cn,
    term_condition_status: terms.status,
    en_term_condition_body: terms.en,
    local_term_condition_body: terms.local,
    cn_term_condition_body: terms.cn,
  };
}

export async function findSiteId(db: Database, domainName: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sites.domain')
    .select('site_id')
    .where('domain_name', '=', domainName)
    .executeTakeFirst();
  return row?.site_id;
}
