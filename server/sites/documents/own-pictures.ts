import type { Database } from '../../kernel/database.ts';
import { refuseField } from '../../kernel/errors.ts';
import type { DocumentSite } from './site-of.ts';

/** Check that pictures are the site's own. Throws `invalidInput` for the field where one is not. */
export async function requireOwnPictures(
  db: Database,
  { siteId, siteCode }: DocumentSite,
  pictures: readonly { readonly field: string; readonly url: string }[],
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = await db
    .selectFrom('sites.picture')
    .select('file_name')
    .where('site_id', '=', siteId)
    .execute();
  const names = new Set(rows.map(({ file_name }) => file_name));
  const prefix = `/brand/${siteCode}/`;
  for (const { field, url } of pictures) {
    const [path = ''] = url.split('?');
    if (path.startsWith(prefix) && names.has(path.slice(prefix.length))) continue;
    throw refuseField(field, 'a picture that was uploaded to this site');
  }
}
