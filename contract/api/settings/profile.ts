import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { profileSchema } from '../../entities.ts';
import { sessionFields } from '../../fields.ts';

export const profile = defineCall({
  path: '/api/settings/profile',
  summary: "The player's profile",
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({ value: z.array(profileSchema) }),
  refusals: [],
});
