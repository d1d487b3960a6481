import { newsDetail } from '@marquee/contract/api/news/detail.ts';
import { newsList } from '@marquee/contract/api/news/list.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../kernel/database.ts';
import { importNews } from '../../engagement/news/import.ts';
import { startPlatform, type TestPlatform } from '../../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

test('a site’s news are listed, the newest first, in each language, and only its own', async () => {
  const domain_name = 'localhost';
  const english = await platform.call(newsList, { domain_name });
  const published = english.value?.map((news) => news.published_at) ?? [];
  expect(published.length).toBeGreaterThan(0);
  expect(published).toEqual(published.toSorted().toReversed());
  const ids = english.value?.map((news) => news.news_id);
  for (const language of ['PHP', 'CN'] as const) {
    const other = await platform.call(newsList, { domain_name, language });
    expect(other.value?.map((news) => news.news_id)).toEqual(ids);
    for (const [index, news] of (other.value ?? []).entries()) {
      expect(news.title).not.toBe(english.value?.[index]?.title);
    }
  }
  expect(await platform.call(newsList, { domain_name: 'no.such.site' })).toMatchObject({
    statusMessage: 'siteNotFound',
  });
});

test('bodies are sanitised before they are stored; what is not out yet or is over is not told', async () => {
  const { siteId } = await platform.marquee.app.sites.byDomain('meridian.localhost');
  const { pool, db } = openDatabase({ connectionString: platform.ownerUrl, maxConnections: 1 });
  const words = (text: string) => ({ EN: text, PHP: `${text} PHP`, CN: `${text} CN` });
  const news = (news_id: string, published_at: string, expires_at?: string) => ({
    news_id,
    category: 'games',
    published_at,
    ...(expires_at === undefined ? {} : { expires_at }),
    title: words('A title'),
    summary: words('A summary'),
    body: words('<p onclick="evil()">Good</p><script>evil()</script><a href="javascript:evil()">link</a>'),
  });
  await importNews(
    db,
    siteId,
    [
      news('out', '2026-01-01T00:00:00Z'),
      news('future', '2099-01-01T00:00:00Z'),
      news('over', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'),
    ],
    (file) => file,
  );
  await pool.end();
  const domain_name = 'meridian.localhost';
  expect(await platform.call(newsList, { domain_name })).toMatchObject({
    total: 1,
    value: [{ news_id: 'out' }],
  });
  const detail = await platform.call(newsDetail, { domain_name, news_id: 'out', language: 'CN' });
  expect(detail.value).toMatchObject({ title: 'A title CN', body: '<p>Good</p><a>link</a> CN' });
  for (const news_id of ['future', 'over', 'nothing']) {
    expect(await platform.call(newsDetail, { domain_name, news_id })).toMatchObject({
      statusMessage: 'newsNotFound',
    });
  }
  expect(await platform.call(newsDetail, { domain_name: 'localhost', news_id: 'out' })).toMatchObject({
    statusMessage: 'newsNotFound',
  });
});
