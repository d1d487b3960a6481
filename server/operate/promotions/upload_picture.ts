import { promotionsUploadPicture } from '@marquee/contract/operate/promotions/upload_picture.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { cutPicture, keepPicture } from '../../sites/upload-picture.ts';

export const servePromotionsUploadPicture = serveOperation(
  promotionsUploadPicture,
  async ({ app, input, sites, change }) => {
    await requireSite(app.db, sites, input.site_code);
    // Encoding takes its time, which no transaction should wait for.
    const picture = await cutPicture(Buffer.from(input.file, 'base64'), 'promotion', input.crop);
    return change(async (changing, note) => {
      const site = await requireSite(changing.db, sites, input.site_code);
      const { fileName, url } = await keepPicture(changing.db, site, 'promotion', picture);
      await note({
        siteId: site.siteId,
        subjectId: fileName,
        after: { bytes: picture.content.length },
      });
      return { url };
    });
  },
);
