import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { socialAccountSchema } from '../../entities.ts';
import { siteFields } from '../../fields.ts';

export const socialAccount = defineCall({
  path: '/api/settings/social_account',
  summary: "A site's social media accounts",
  access: 'public',
  request: z.object(siteFields),
  answer: z.object({ accountList: z.array(socialAccountSchema) }),
  refusals: ['siteNotFound'],
});
