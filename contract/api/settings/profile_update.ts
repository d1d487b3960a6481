import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { emailSchema, personNameSchema, sessionFields } from '../../fields.ts';

export const profileUpdate = defineCall({
  path: '/api/settings/profile_update',
  summary: "Change the player's e-mail address; the name stays as it was verified",
  access: 'player',
  request: z.object({ ...sessionFields, full_name: personNameSchema, contact_email: emailSchema }),
  answer: z.object({ value: z.array(z.object({ contact_email: z.string(), full_name: z.string() })) }),
  refusals: ['emailTaken', 'nameLocked'],
});
