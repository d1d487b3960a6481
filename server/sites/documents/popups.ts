import type { z } from 'zod';
import { contentSchemas } from '@marquee/contract/site-documents.ts';
import type { Database } from '../../kernel/database.ts';
import { refuseField } from '../../kernel/errors.ts';
import { sanitizeCmsBody } from '../cms-body.ts';
import { requireOwnPictures } from './own-pictures.ts';
import type { DocumentSite } from './site-of.ts';
import { storedText, writtenText } from './texts.ts';

type Popups = z.output<typeof contentSchemas.popups>;

/** The popups of a site as operators edit them, in their order. */
export async function readPopups(db: Database, { siteId }: DocumentSite): Promise<Popups> {
  const rows = await db
    .selectFrom('sites.popup')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
  return contentSchemas.popups.parse(
    rows.map((row) => ({
      popup_id: row.popup_code,
      is_on: row.is_on,
      title: writtenText(row.title),
      body: writtenText(row.body),
      image_url: row.image_url,
      button: writtenText(row.button),
      href: row.href,
      audience: row.audience,
      pages: row.pages,
      how_often: row.how_often,
      show_from: row.show_from?.toISOString() ?? null,
      show_until: row.show_until?.toISOString() ?? null,
    })),
  );
}

/** Make the popups of a site those of a document. Texts are sanitised. Throws `invalidInput` where one cannot be kept. */
export async function writePopups(trx: Database, site: DocumentSite, popups: Popups): Promise<void> {
  await requireOwnPictures(
    trx,
    site,
    popups.flatMap(({ image_url }, index) =>
      image_url === '' ? [] : [{ field: `change.content.${index}.image_url`, url: image_url }],
    ),
  );
  requireWhole(popups);
  await trx.deleteFrom('sites.popup').where('site_id', '=', site.siteId).execute();
  for (const [position, popup] of popups.entries()) {
    const { popup_id, title, body, button, pages, ...row } = popup;
    const cleaned = {
      EN: sanitizeCmsBody(body.EN),
      PHP: sanitizeCmsBody(body.PHP),
      CN: sanitizeCmsBody(body.CN),
    };
    await trx
      .insertInto('sites.popup')
      .values({
        ...row,
        site_id: site.siteId,
        position,
        popup_code: popup_id,
        title: storedText(title),
        body: storedText(cleaned),
        button: storedText(button),
        pages: [...new Set(pages)],
      })
      .execute();
  }
}

/** What holds between the fields of a popup, and between popups. */
function requireWhole(popups: Popups): void {
  const names = popups.map(({ popup_id }) => popup_id);
  for (const [index, popup] of popups.entries()) {
    const at = (field: string) => `change.content.${index}.${field}`;
    const { button, href, show_from, show_until } = popup;
    if (names.indexOf(popup.popup_id) !== index) {
      throw refuseField(at('popup_id'), 'a name that no other popup has');
    }
    if (href !== '' && button.EN === '') throw refuseField(at('button.EN'), 'a text in English');
    if (href === '' && button.EN !== '')
      throw refuseField(at('href'), 'a path of the site such as /promotions');
    if (show_from !== null && show_until !== null && Date.parse(show_until) <= Date.parse(show_from)) {
      throw refuseField(at('show_until'), 'a time after the beginning');
    }
  }
}
