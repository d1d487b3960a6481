import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { cmsSchema } from '../../entities.ts';
import { siteFields } from '../../fields.ts';

export const siteInfoDetail = defineCall({
  path: '/api/settings/siteinfodetail',
  summary: 'The CMS pages of a site',
  access: 'public',
  request: z.object(siteFields),
  answer: z.object({ cms: cmsSchema }),
  refusals: ['siteNotFound'],
});
