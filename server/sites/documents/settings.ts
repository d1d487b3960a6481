import { type SettingsDocument } from '@marquee/contract/document-names.ts';
import { z } from 'zod';
import { currencies } from '@marquee/contract/currencies.ts';
import { settingsSchemas, type SettingsChange } from '@marquee/contract/site-documents.ts';
import { paletteColours } from '@marquee/contract/palette-colours.ts';
import { sql, type Database } from '../../kernel/database.ts';
import { refuse, refuseField } from '../../kernel/errors.ts';
import { requireOwnPictures } from './own-pictures.ts';
import type { DocumentSite } from './site-of.ts';
import { writtenText } from './texts.ts';

const settingsSchema = z.object(settingsSchemas);
export type Settings = z.output<typeof settingsSchema>;

/** All settings of a site as they hold now. */
export async function readSettings(
  db: Database,
  { siteId }: Pick<DocumentSite, 'siteId'>,
): Promise<Settings> {
  const [row, domains, social_accounts] = await Promise.all([
    db.selectFrom('sites.site').selectAll().where('site_id', '=', siteId).executeTakeFirstOrThrow(),
    db
      .selectFrom('sites.domain')
      .select('domain_name')
      .where('site_id', '=', siteId)
      .orderBy('is_primary', 'desc')
      .orderBy('domain_name')
      .execute(),
    db
      .selectFrom('sites.social_account')
      .select(['name', 'href', 'icon'])
      .where('site_id', '=', siteId)
      .orderBy('position')
      .execute(),
  ]);
  return settingsSchema.parse({
    look: { theme_code: row.theme_code, theme_color: row.theme_color },
    names: {
      site_name: row.site_name,
      logo_text: row.logo_text,
      logo1: row.logo1,
      logo2: row.logo2,
      favicon: row.favicon,
      share_image: row.share_image,
      contact_email: row.contact_email,
    },
    domains: { domains: domains.map(({ domain_name }) => domain_name) },
    languages: { default_language: row.default_language, languages: row.languages },
    currency: { currency: row.currency },
    socials: {
      social_accounts,
      android_sub: row.android_sub,
      ios_sub: row.ios_sub,
      live_chat_id: row.live_chat_id,
    },
    maintenance: {
      is_maintenance: row.is_maintenance,
      end: row.maintenance_end?.toISOString() ?? null,
      message: writtenText(row.maintenance_message),
    },
  });
}

/** One setting as it holds now. */
export async function readSetting(
  db: Database,
  site: DocumentSite,
  document: SettingsDocument,
): Promise<SettingsChange> {
  const all = await readSettings(db, site);
  switch (document) {
    case 'look':
      return { document, content: all.look };
    case 'names':
      return { document, content: all.names };
    case 'domains':
      return { document, content: all.domains };
    case 'languages':
      return { document, content: all.languages };
    case 'currency':
      return { document, content: all.currency };
    case 'socials':
      return { document, content: all.socials };
    case 'maintenance':
      return { document, content: all.maintenance };
  }
}

/** Make a setting hold. Throws `invalidInput` or a refusal that says why it cannot. */
export async function writeSetting(
  trx: Database,
  site: DocumentSite,
  change: SettingsChange,
  now: Date,
): Promise<void> {
  switch (change.document) {
    case 'look':
      requireLook(change.content);
      return update(trx, site, change.content);
    case 'names': {
      const { logo1, logo2, favicon, share_image } = change.content;
      const pictures = Object.entries({ logo1, logo2, favicon, share_image });
      await requireOwnPictures(
        trx,
        site,
        pictures.map(([name, url]) => ({ field: `change.content.${name}`, url })),
      );
      await update(trx, site, change.content);
      // Browsers that know no drawings as icons take the same one that was uploaded.
      if (favicon.split('?')[0]?.endsWith('.png')) await update(trx, site, { logo3: favicon });
      return;
    }
    case 'domains':
      return writeDomains(trx, site, change.content.domains);
    case 'languages': {
      requireLanguages(change.content);
      return update(trx, site, change.content);
    }
    case 'currency': {
      const { currency } = change.content;
      if (!currencies.has(currency)) throw refuseField('change.content.currency', 'a currency of the list');
      if (await isCurrencyFixed(trx, site)) throw refuse('currencyFixed');
      return update(trx, site, { currency });
    }
    case 'socials': {
      const { social_accounts, ...row } = change.content;
      await update(trx, site, row);
      await trx.deleteFrom('sites.social_account').where('site_id', '=', site.siteId).execute();
      for (const [position, account] of social_accounts.entries()) {
        await trx
          .insertInto('sites.social_account')
          .values({ ...account, site_id: site.siteId, position })
          .execute();
      }
      return;
    }
    case 'maintenance': {
      const { is_maintenance, end, message } = change.content;
      return update(trx, site, {
        is_maintenance,
        maintenance_start: is_maintenance ? now : null,
        maintenance_end: is_maintenance ? end : null,
        maintenance_message: JSON.stringify(
          Object.fromEntries(Object.entries(message).filter(([, text]) => text !== '')),
        ),
      });
    }
  }
}

/** Throws `invalidThemeCode` or `invalidThemeColor` for a template or palette that there is not. */
export function requireLook({ theme_code, theme_color }: Settings['look']): void {
  const palettes = Object.hasOwn(paletteColours, theme_code) ? paletteColours[theme_code] : undefined;
  if (!palettes) throw refuse('invalidThemeCode');
  if (!Object.hasOwn(palettes, theme_color)) throw refuse('invalidThemeColor');
}

/** Throws `invalidInput` where a language is named twice, or the default one is not among them. */
export function requireLanguages(
  { default_language, languages }: Settings['languages'],
  field = 'change.content.',
): void {
  if (new Set(languages).size !== languages.length)
    throw refuseField(`${field}languages`, 'each language once');
  if (!languages.includes(default_language)) {
    throw refuseField(`${field}default_language`, 'one of the languages of the site');
  }
}

/** Whether money has moved on a site, or a player has a wallet there, so that its currency stays. */
export async function isCurrencyFixed(
  db: Database,
  { siteId }: Pick<DocumentSite, 'siteId'>,
): Promise<boolean> {
  const { rows } = await sql<{ fixed: boolean }>`
    select exists (select from ledger.holdings where site_id = ${siteId}) as fixed`.execute(db);
  return rows[0]?.fixed ?? false;
}

/** Which site has a domain; undefined if none has. */
export async function siteOfDomain(
  db: Database,
  domain: string,
): Promise<{ site_id: number; site_code: string } | undefined> {
  return db
    .selectFrom('sites.domain')
    .innerJoin('sites.site', 'sites.site.site_id', 'sites.domain.site_id')
    .select(['sites.site.site_id', 'site_code'])
    .where('domain_name', '=', domain)
    .executeTakeFirst();
}

async function writeDomains(trx: Database, site: DocumentSite, domains: readonly string[]): Promise<void> {
  if (new Set(domains).size !== domains.length)
    throw refuseField('change.content.domains', 'each domain once');
  for (const domain of domains) {
    const owner = await siteOfDomain(trx, domain);
    if (owner && owner.site_id !== site.siteId) throw refuse('domainTaken');
  }
  await trx.deleteFrom('sites.domain').where('site_id', '=', site.siteId).execute();
  for (const [index, domain_name] of domains.entries()) {
    await trx
      .insertInto('sites.domain')
      .values({ site_id: site.siteId, domain_name, is_primary: index === 0 })
      .execute();
  }
}

async function update(
  trx: Database,
  { siteId }: DocumentSite,
  row: Readonly<Record<string, string | boolean | Date | readonly string[] | null>>,
): Promise<void> {
  await trx.updateTable('sites.site').set(row).where('site_id', '=', siteId).execute();
}
