import { timeSchema } from '@marquee/contract/fields.ts';
import { z } from 'zod';
import { sql, type Database } from '../../kernel/database.ts';
import { sanitizeCmsBody } from '../../sites/cms-body.ts';
import { wordsSchema } from '../../sites/words.ts';

/** `brands/<brand>/news.json`. */
export const newsFileSchema = z.array(
  z.strictObject({
    news_id: z.string().regex(/^[a-z0-9-]{2,64}$/),
    category: z.enum(['product', 'games', 'promotion', 'maintenance', 'responsible']),
    published_at: timeSchema,
    expires_at: timeSchema.nullable().default(null),
    image: z.string().optional().describe("A file in the brand's art/"),
    title: wordsSchema,
    summary: wordsSchema,
    body: wordsSchema.describe('HTML'),
  }),
);

/** Make a site's news match its brand's `news.json`. Bodies are sanitised here. */
export async function importNews(
  trx: Database,
  siteId: number,
  file: unknown,
  artUrl: (file: string) => string,
): Promise<void> {
  await sql`delete from rewards.news where site_id = ${siteId}`.execute(trx);
  for (const news of newsFileSchema.parse(file ?? [])) {
    const body = {
      EN: sanitizeCmsBody(news.body.EN),
      PHP: sanitizeCmsBody(news.body.PHP),
      CN: sanitizeCmsBody(news.body.CN),
    };
    await sql`
      insert into rewards.news (site_id, news_code, category, title, summary, body, image_url, published_at, expires_at)
      values (${siteId}, ${news.news_id}, ${news.category}, ${JSON.stringify(news.title)}::jsonb,
        ${JSON.stringify(news.summary)}::jsonb, ${JSON.stringify(body)}::jsonb,
        ${news.image === undefined ? '' : artUrl(news.image)}, ${news.published_at}, ${news.expires_at})`.execute(
      trx,
    );
  }
}
