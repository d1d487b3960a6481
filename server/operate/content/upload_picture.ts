import { contentUploadPicture } from '@marquee/contract/operate/content/upload_picture.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { cutPicture, keepPicture } from '../../sites/upload-picture.ts';

export const serveContentUploadPicture = serveOperation(
  contentUploadPicture,
  async ({ app, input, sites, change }) => {
    await requireSite(app.db, sites, input.site_code);
    // Encoding takes its time, which no transaction should wait for.
    const picture = await cutPicture(Buffer.from(input.file, 'base64'), input.place, input.crop);
    return change(async (changing, note) => {
      const site = await requireSite(changing.db, sites, input.site_code);
      const { fileName, url } = await keepPicture(changing.db, site, input.place, picture);
      await note({
        siteId: site.siteId,
        subjectId: fileName,
        after: { place: input.place, bytes: picture.content.length },
      });
      return { url };
    });
  },
);
