import { categoryList } from '@marquee/contract/api/product/categories.ts';
import { listCategories } from '../../catalog/games.ts';
import { serve } from '../../http/serve.ts';

export const serveCategoryList = serve(categoryList, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return { value: await listCategories(app.db, site.siteId) };
});
