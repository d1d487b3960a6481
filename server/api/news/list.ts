import { newsList } from '@marquee/contract/api/news/list.ts';
import { serve } from '../../http/serve.ts';
import { listNews } from '../../engagement/news/news.ts';

export const serveNewsList = serve(newsList, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const { total, news } = await listNews(app, site, {
    language: input.language ?? 'EN',
    page: input.page,
    pageSize: input.page_size,
  });
  return { page: input.page, page_size: input.page_size, total, value: news };
});
