import { newsDetail } from '@marquee/contract/api/news/detail.ts';
import { serve } from '../../http/serve.ts';
import { readNews } from '../../engagement/news/news.ts';

export const serveNewsDetail = serve(newsDetail, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return { value: await readNews(app, site, input.news_id, input.language ?? 'EN') };
});
