import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  accountIdSchema,
  emailSchema,
  passwordSchema,
  personNameSchema,
  phoneSchema,
  siteFields,
} from '../../fields.ts';

const trackingSchema = z.string().trim().max(128).default('');

export const signup = defineCall({
  path: '/api/auth/signup',
  summary: 'Sign up; a one-time code is sent to verify the account',
  access: 'public',
  request: z.object({
    ...siteFields,
    account_id: accountIdSchema,
    password: passwordSchema,
    contact_phone: phoneSchema,
    contact_email: emailSchema,
    full_name: personNameSchema,
    birth_date: z.iso.date('a date such as 1990-12-31'),
    accept_terms: z.boolean(),
    accept_marketing: z.boolean().default(false),
    language: z.string().trim().max(8).default('EN'),
    tac_channel: z.enum(['sms', 'email']).default('sms'),
    referrer_code: z
      .string()
      .trim()
      .toUpperCase()
      .max(128)
      .default('')
      .describe('The code of the referring player; empty if there is none'),
    ch: trackingSchema,
    cm: trackingSchema,
    pp: trackingSchema,
    affiliate_code: trackingSchema,
    fbp: trackingSchema,
    appsflyer_id: trackingSchema,
    visitor_id: trackingSchema,
  }),
  answer: z.object({
    account_id: z.string(),
    tac_channel: z.enum(['sms', 'email']),
    tac_sent_to: z.string().describe('Masked'),
    resend_after_s: z.int(),
    expires_after_s: z.int(),
  }),
  refusals: [
    'passwordTooCommon',
    'passwordHasAccount',
    'siteNotFound',
    'accountTaken',
    'phoneTaken',
    'emailTaken',
    'underAge',
    'termsNotAccepted',
    'referrerUnknown',
    'tacResendTooSoon',
    'deliveryFailed',
  ],
  ratePerMinute: 10,
  addressRatePerMinute: 60,
});
