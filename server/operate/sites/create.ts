import { sitesCreate } from '@marquee/contract/operate/sites/create.ts';
import { openBrand } from '../../console/open-brand.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { siteOrigin } from '../../http/page-address.ts';

export const serveSitesCreate = serveOperation(sitesCreate, async ({ app, input, request, change }) => {
  const opened = await openBrand.prepare(app, input);
  await change(async (changing, note) => {
    const siteId = await openBrand.write(changing, opened);
    const { logo, ...after } = input;
    await note({ siteId, subjectId: input.site_code, after: { ...after, own_logo: logo !== null } });
  });
  return { site_code: input.site_code, url: siteOrigin({ primaryDomain: input.domain }, request.origin) };
});
