import { seoPages, textPages, type TextPage } from '@marquee/contract/document-names.ts';
import type { z } from 'zod';
import { languages, spokenLanguages } from '@marquee/contract/languages.ts';
import { type contentSchemas, type ContentChange } from '@marquee/contract/site-documents.ts';
import type { Database } from '../../kernel/database.ts';
import { refuseField } from '../../kernel/errors.ts';
import { sanitizeCmsBody } from '../cms-body.ts';
import { requireOwnPictures } from './own-pictures.ts';
import { readPopups, writePopups } from './popups.ts';
import type { DocumentSite } from './site-of.ts';
import { storedText, writtenText } from './texts.ts';

/** The documents of content whose rows are the sites' own; news is written by who shows it. */
export type SiteContent = Exclude<ContentChange, { document: 'news' }>;
export type SiteContentName = SiteContent['document'];

/** A document as players see it. */
export async function readContent(
  db: Database,
  site: DocumentSite,
  document: SiteContentName,
): Promise<SiteContent> {
  if (isTextPage(document)) return { document, content: await readPage(db, site, document) };
  if (document === 'banners') return { document, content: await readBanners(db, site) };
  if (document === 'popups') return { document, content: await readPopups(db, site) };
  if (document === 'menu') return { document, content: await readMenu(db, site) };
  if (document === 'partners') return { document, content: await readPartners(db, site) };
  return { document, content: await readSeo(db, site) };
}

/** Make the rows of a document what it says. Throws `invalidInput` where it names what the site has not. */
export async function writeContent(trx: Database, site: DocumentSite, change: SiteContent): Promise<void> {
  if (change.document === 'banners') return writeBanners(trx, site, change.content);
  if (change.document === 'popups') return writePopups(trx, site, change.content);
  if (change.document === 'menu') return writeMenu(trx, site, change.content);
  if (change.document === 'partners') return writePartners(trx, site, change.content);
  if (change.document === 'seo') return writeSeo(trx, site, change.content);
  return writePage(trx, site, change.document, change.content);
}

function isTextPage(document: string): document is TextPage {
  return textPages.some((page) => page === document);
}

type Content<Name extends keyof typeof contentSchemas> = z.output<(typeof contentSchemas)[Name]>;

async function readBanners(db: Database, { siteId }: DocumentSite): Promise<Content<'banners'>> {
  const rows = await db
    .selectFrom('sites.banner')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    image_url: row.image_url,
    image_mobile_url: row.image_mobile_url,
    href: row.href,
    title: writtenText(row.title),
    body: writtenText(row.body),
    is_on: row.is_on,
    show_from: row.show_from?.toISOString() ?? null,
    show_until: row.show_until?.toISOString() ?? null,
  }));
}

async function writeBanners(trx: Database, site: DocumentSite, banners: Content<'banners'>): Promise<void> {
  await requireOwnPictures(
    trx,
    site,
    banners.flatMap(({ image_url, image_mobile_url }, index) => [
      { field: `change.content.${index}.image_url`, url: image_url },
      { field: `change.content.${index}.image_mobile_url`, url: image_mobile_url },
    ]),
  );
  for (const [index, { show_from, show_until }] of banners.entries()) {
    if (show_from !== null && show_until !== null && Date.parse(show_until) <= Date.parse(show_from)) {
      throw refuseField(`change.content.${index}.show_until`, 'a time after the beginning');
    }
  }
  await trx.deleteFrom('sites.banner').where('site_id', '=', site.siteId).execute();
  for (const [position, banner] of banners.entries()) {
    const { title, body, ...row } = banner;
    await trx
      .insertInto('sites.banner')
      .values({ ...row, site_id: site.siteId, position, title: storedText(title), body: storedText(body) })
      .execute();
  }
}

/** Every entry that the menus of a site can hold. */
export async function menuEntries(db: Database, { siteId }: Pick<DocumentSite, 'siteId'>) {
  const [menu, gameMenu] = await Promise.all([
    db
      .selectFrom('sites.menu_item')
      .select(['content_id', 'is_hidden'])
      .where('site_id', '=', siteId)
      .where('parent_id', 'is', null)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('sites.game_menu_item')
      .select(['category', 'is_hidden'])
      .where('site_id', '=', siteId)
      .orderBy('position')
      .execute(),
  ]);
  return {
    menu: menu.map(({ content_id, is_hidden }) => ({ name: content_id, is_hidden })),
    game_menu: gameMenu.map(({ category, is_hidden }) => ({ name: category, is_hidden })),
  };
}

async function readMenu(db: Database, site: DocumentSite): Promise<Content<'menu'>> {
  const entries = await menuEntries(db, site);
  const shown = (list: typeof entries.menu) =>
    list.flatMap(({ name, is_hidden }) => (is_hidden ? [] : [name]));
  return { menu: shown(entries.menu), game_menu: shown(entries.game_menu) };
}

/** Hidden entries stay, after the others, so that they can be shown again. */
async function writeMenu(trx: Database, site: DocumentSite, content: Content<'menu'>): Promise<void> {
  const entries = await menuEntries(trx, site);
  for (const name of ['menu', 'game_menu'] as const) {
    const known = entries[name].map((entry) => entry.name);
    const wanted = content[name];
    if (new Set(wanted).size !== wanted.length || wanted.some((entry) => !known.includes(entry))) {
      throw refuseField(`change.content.${name}`, 'entries of the menu, each once');
    }
    const hidden = known.filter((entry) => !wanted.includes(entry));
    for (const [position, entry] of [...wanted, ...hidden].entries()) {
      const row = { position, is_hidden: position >= wanted.length };
      if (name === 'menu') {
        await trx
          .updateTable('sites.menu_item')
          .set(row)
          .where('site_id', '=', site.siteId)
          .where('content_id', '=', entry)
          .execute();
      } else {
        await trx
          .updateTable('sites.game_menu_item')
          .set(row)
          .where('site_id', '=', site.siteId)
          .where('category', '=', entry)
          .execute();
      }
    }
  }
}

async function readPartners(db: Database, { siteId }: DocumentSite): Promise<Content<'partners'>> {
  return db
    .selectFrom('sites.partner')
    .select(['partner_name', 'href', 'img_url'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
}

async function writePartners(
  trx: Database,
  site: DocumentSite,
  partners: Content<'partners'>,
): Promise<void> {
  const pictures = partners.map(({ img_url }, index) => ({
    field: `change.content.${index}.img_url`,
    url: img_url,
  }));
  await requireOwnPictures(trx, site, pictures);
  await trx.deleteFrom('sites.partner').where('site_id', '=', site.siteId).execute();
  for (const [position, partner] of partners.entries()) {
    await trx
      .insertInto('sites.partner')
      .values({ ...partner, site_id: site.siteId, position })
      .execute();
  }
}

async function readSeo(db: Database, { siteId }: DocumentSite): Promise<Content<'seo'>> {
  const rows = await db
    .selectFrom('sites.seo_record')
    .select(['page_name', 'meta_lang', 'meta_title', 'meta_desc'])
    .where('site_id', '=', siteId)
    .execute();
  return seoPages.flatMap((page_name) => {
    const of = (language: (typeof spokenLanguages)[number]) =>
      rows.find((row) => row.page_name === page_name && row.meta_lang === languages[language].locale);
    if (!of('EN')) return [];
    const text = (column: 'meta_title' | 'meta_desc') => ({
      EN: of('EN')?.[column] ?? '',
      PHP: of('PHP')?.[column] ?? '',
      CN: of('CN')?.[column] ?? '',
    });
    return [{ page_name, title: text('meta_title'), description: text('meta_desc') }];
  });
}

async function writeSeo(trx: Database, { siteId }: DocumentSite, records: Content<'seo'>): Promise<void> {
  const names = records.map(({ page_name }) => page_name);
  if (new Set(names).size !== names.length) throw refuseField('change.content', 'each page once');
  const site = await trx
    .selectFrom('sites.site')
    .select(['site_name', 'share_image'])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const gone = seoPages.filter((page) => !names.includes(page));
  if (gone.length > 0) {
    await trx
      .deleteFrom('sites.seo_record')
      .where('site_id', '=', siteId)
      .where('page_name', 'in', gone)
      .execute();
  }
  for (const { page_name, title, description } of records) {
    for (const language of spokenLanguages) {
      const text = { meta_title: title[language], meta_desc: description[language] };
      await trx
        .insertInto('sites.seo_record')
        .values({
          ...text,
          site_id: siteId,
          page_name,
          meta_lang: languages[language].locale,
          meta_author: site.site_name,
          meta_publisher: site.site_name,
          meta_image_url: site.share_image,
        })
        .onConflict((conflict) => conflict.columns(['site_id', 'page_name', 'meta_lang']).doUpdateSet(text))
        .execute();
    }
  }
}

async function readPage(
  db: Database,
  { siteId }: DocumentSite,
  page: TextPage,
): Promise<Content<'about_us'>> {
  const row = await db
    .selectFrom('sites.cms_page')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('page_name', '=', page)
    .executeTakeFirst();
  return {
    shown: row?.status ?? false,
    EN: row?.en_body ?? '',
    PHP: row?.local_body ?? '',
    CN: row?.cn_body ?? '',
  };
}

async function writePage(
  trx: Database,
  { siteId }: DocumentSite,
  page: TextPage,
  content: Content<'about_us'>,
): Promise<void> {
  const row = {
    status: content.shown,
    en_body: sanitizeCmsBody(content.EN),
    local_body: sanitizeCmsBody(content.PHP),
    cn_body: sanitizeCmsBody(content.CN),
  };
  await trx
    .insertInto('sites.cms_page')
    .values({ ...row, site_id: siteId, page_name: page })
    .onConflict((conflict) => conflict.columns(['site_id', 'page_name']).doUpdateSet(row))
    .execute();
}
