import type { z } from 'zod';
import { newsItemSchema } from '@marquee/contract/engagement.ts';
import type { App } from '../app.ts';
import { sql } from '../../kernel/database.ts';
import { refuse } from '../../kernel/errors.ts';
import type { Site } from '../../sites/site.ts';
import { inLanguage } from '../../sites/words.ts';

type NewsItem = z.infer<typeof newsItemSchema>;
type NewsApp = Pick<App, 'db' | 'clock'>;

/** News that is published and has not expired. */
const isOut = (site: Site, now: Date) => sql`
  site_id = ${site.siteId} and published_at <= ${now} and (expires_at is null or expires_at > ${now})`;

/** A page of a site's news, latest first. */
export async function listNews(
  app: NewsApp,
  site: Site,
  query: { language: string; page: number; pageSize: number },
): Promise<{ total: number; news: NewsItem[] }> {
  const now = app.clock.now();
  const [counted, listed] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from rewards.news where ${isOut(site, now)}`.execute(
      app.db,
    ),
    sql<NewsRow>`
      select news_code, category, title, summary, image_url, published_at from rewards.news where ${isOut(site, now)}
      order by published_at desc, news_code
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`.execute(app.db),
  ]);
  return {
    total: counted.rows[0]?.total ?? 0,
    news: listed.rows.map((row) => present(row, query.language)),
  };
}

/** One news item with its body. Throws `newsNotFound`. */
export async function readNews(
  app: NewsApp,
  site: Site,
  newsCode: string,
  language: string,
): Promise<NewsItem & { body: string }> {
  const { rows } = await sql<NewsRow & { body: unknown }>`
    select news_code, category, title, summary, image_url, published_at, body from rewards.news
    where ${isOut(site, app.clock.now())} and news_code = ${newsCode}`.execute(app.db);
  const [row] = rows;
  if (!row) throw refuse('newsNotFound');
  return { ...present(row, language), body: inLanguage(row.body, language) };
}

interface NewsRow {
  news_code: string;
  category: string;
  title: unknown;
  summary: unknown;
  image_url: string;
  published_at: Date;
}

function present(row: NewsRow, language: string): NewsItem {
  return {
    news_id: row.news_code,
    category: newsItemSchema.shape.category.parse(row.category),
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    image_url: row.image_url,
    published_at: row.published_at.toISOString(),
  };
}
