import type { z } from 'zod';
import { contentSchemas } from '@marquee/contract/site-documents.ts';
import { sql, type Database } from '../../kernel/database.ts';
import { refuseField } from '../../kernel/errors.ts';
import { sanitizeCmsBody } from '../../sites/cms-body.ts';
import { requireOwnPictures } from '../../sites/documents/own-pictures.ts';
import type { DocumentSite } from '../../sites/documents/site-of.ts';
import { storedText, writtenText } from '../../sites/documents/texts.ts';

type News = z.output<typeof contentSchemas.news>;

/** The news of a site as operators edit them, latest first. */
export async function readNews(db: Database, { siteId }: DocumentSite): Promise<News> {
  const rows = await db
    .selectFrom('rewards.news')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('published_at', 'desc')
    .orderBy('news_code')
    .execute();
  return contentSchemas.news.parse(
    rows.map((row) => ({
      news_id: row.news_code,
      category: row.category,
      published_at: row.published_at.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
      image_url: row.image_url,
      title: writtenText(row.title),
      summary: writtenText(row.summary),
      body: writtenText(row.body),
    })),
  );
}

/** Make the news of a site those of a document. Bodies are sanitised. Throws `invalidInput` where one cannot be kept. */
export async function writeNews(trx: Database, site: DocumentSite, news: News): Promise<void> {
  const names = news.map(({ news_id }) => news_id);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice !== -1) throw refuseField(`change.content.${twice}.news_id`, 'a name that no other item has');
  const pictures = news.flatMap(({ image_url }, index) =>
    image_url === '' ? [] : [{ field: `change.content.${index}.image_url`, url: image_url }],
  );
  await requireOwnPictures(trx, site, pictures);
  await trx.deleteFrom('rewards.news').where('site_id', '=', site.siteId).execute();
  for (const item of news) {
    const body = storedText({
      EN: sanitizeCmsBody(item.body.EN),
      PHP: sanitizeCmsBody(item.body.PHP),
      CN: sanitizeCmsBody(item.body.CN),
    });
    await sql`
      insert into rewards.news (site_id, news_code, category, title, summary, body, image_url, published_at, expires_at)
      values (${site.siteId}, ${item.news_id}, ${item.category}, ${storedText(item.title)}::jsonb,
        ${storedText(item.summary)}::jsonb, ${body}::jsonb, ${item.image_url}, ${item.published_at}, ${item.expires_at})`.execute(
      trx,
    );
  }
}
