import type { Database } from '../../kernel/database.ts';
import { inEveryLanguage } from '../../sites/words.ts';

/**
 * A site's news in the form of a brand's `news.json`; undefined if there are none. `artFile` returns the file name of a
 * picture.
 */
export async function exportNews(db: Database, siteId: number, artFile: (url: string) => string) {
  const rows = await db
    .selectFrom('rewards.news')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('published_at')
    .orderBy('news_code')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.map((row) => ({
    news_id: row.news_code,
    category: row.category,
    published_at: row.published_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    image: row.image_url === '' ? undefined : artFile(row.image_url),
    title: inEveryLanguage(row.title),
    summary: inEveryLanguage(row.summary),
    body: inEveryLanguage(row.body),
  }));
}
