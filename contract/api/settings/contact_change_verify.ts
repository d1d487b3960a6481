import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { profileSchema } from '../../entities.ts';
import { stepUpFields, tacSchema } from '../../fields.ts';

export const contactChangeVerify = defineCall({
  path: '/api/settings/contact_change_verify',
  summary: 'Verify the new address or number with its code; it replaces the previous one',
  access: 'player',
  stepUp: 'always',
  request: z.object({ ...stepUpFields, tac_channel: z.enum(['sms', 'email']), tac: tacSchema }),
  answer: z.object({ value: z.array(profileSchema) }),
  refusals: [
    'tacNotRequested',
    'invalidTac',
    'tacExpired',
    'tacAttemptsExceeded',
    'emailTaken',
    'phoneTaken',
  ],
  ratePerMinute: 20,
});
