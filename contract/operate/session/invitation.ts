import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';

export const sessionInvitation = defineOperation({
  path: '/operate/session/invitation',
  summary: 'What an invitation is for, and the secret for the authenticator app',
  access: 'public',
  scope: 'own',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ invitation: z.string().min(20, 'the link').max(200, 'the link') }),
  answer: z.object({
    email: z.string(),
    name: z.string(),
    expires_at: timeSchema,
    totp_secret: z.string(),
    totp_url: z.string().describe('otpauth://, for a QR code'),
  }),
  refusals: ['invitationInvalid'],
  ratePerMinute: 30,
});
