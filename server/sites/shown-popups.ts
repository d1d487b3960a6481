import type { z } from 'zod';
import type { popupSchema } from '@marquee/contract/popups.ts';
import { contentSchemas } from '@marquee/contract/site-documents.ts';
import { sql, type Database } from '../kernel/database.ts';
import { sanitizeCmsBody } from './cms-body.ts';
import { inEveryLanguage, inLanguage, type Words } from './words.ts';

type ShownPopup = z.output<typeof popupSchema>;

/** A popup as the server keeps it in memory, in every language. */
export interface SitePopup extends Omit<ShownPopup, 'title' | 'body' | 'button'> {
  readonly title: Words;
  readonly body: Words;
  readonly button: Words;
}

/** What is shown now. Who passes its beginning or its end announces the site (`announceHours`). */
const isShown = sql<boolean>`is_on and coalesce(show_from <= now(), true) and coalesce(show_until > now(), true)`;

const choicesSchema = contentSchemas.popups.element.pick({ audience: true, pages: true, how_often: true });

/** The popups of a site that are shown now, in their order. */
export async function loadShownPopups(db: Database, siteId: number): Promise<SitePopup[]> {
  const rows = await db
    .selectFrom('sites.popup')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(isShown)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    popup_id: row.popup_code,
    title: inEveryLanguage(row.title),
    body: inEveryLanguage(row.body),
    image_url: row.image_url,
    button: inEveryLanguage(row.button),
    href: row.href,
    ...choicesSchema.parse(row),
  }));
}

/** A popup as pages show it. Its text is sanitized again here, in case something else wrote the row. */
export function popupIn(popup: SitePopup, language: string): ShownPopup {
  return {
    ...popup,
    title: inLanguage(popup.title, language),
    body: sanitizeCmsBody(inLanguage(popup.body, language)),
    button: inLanguage(popup.button, language),
  };
}
