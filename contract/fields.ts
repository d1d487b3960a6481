import { z } from 'zod';

/** An amount of money as a decimal string with at most five decimals, e.g. "120.50". Never a number. */
export const moneySchema = z
  .string()
  .regex(/^-?\d{1,13}(\.\d{1,5})?$/, 'a decimal amount such as "120.50"')
  .meta({ description: 'Decimal string, at most five decimals', example: '120.50' });

/** A positive amount that a request moves. */
export const positiveMoneySchema = z
  .string()
  .regex(/^(?!0+(\.0+)?$)\d{1,13}(\.\d{1,5})?$/, 'a positive decimal amount such as "120.50"')
  .meta({ description: 'Positive decimal string, at most five decimals', example: '120.50' });

export const timeSchema = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });
export const currencySchema = z
  .string()
  .regex(
    /^[A-Z0-9]{3,5}$/,
    'a currency code of three to five capital letters and digits, such as PHP or USDT',
  );

/** Lower-case letters, digits, dot, dash and underscore; what a player signs in with. */
export const accountIdSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{3,31}$/, '4 to 32 letters, digits, dots, dashes or underscores');
export const passwordSchema = z.string().min(10, 'at least 10 characters').max(128, 'at most 128 characters');
/** As people write it: 0917 123 4567, +63 (917) 123-4567. The server brings it to E.164 with the country of the site. */
export const phoneSchema = z
  .string()
  .trim()
  .regex(/^\+?(?:[ ()./-]{0,2}[0-9]){6,17}$/, 'a phone number such as +63 917 123 4567');
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email('Invalid email address'));
export const urlSchema = z.url('Invalid URL').max(500, 'at most 500 characters');
export const personNameSchema = z
  .string()
  .trim()
  .min(2, 'at least 2 letters')
  .max(80, 'at most 80 letters')
  .regex(/^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/u, 'letters and spaces');
export const domainNameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'a domain name')
  .max(253, 'a domain name');
export const externalIdSchema = z.string().trim().max(64).default('');
export const tacSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'six digits');
/** A password as it is entered. The rules for choosing one do not apply, because older passwords may not meet them. */
export const enteredPasswordSchema = z.string().min(1, 'the password').max(128, 'the password');
/** The second factor: the six digits of an authenticator app, or a recovery code. */
export const totpSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(
    /^(\d{6}|[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})$/,
    'six digits, or a recovery code such as 7K3F-9QXA-M2TD',
  );
export const idempotencyKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9-]{16,64}$/, '16 to 64 letters, digits or dashes, new for each intent');

/** What every call about a site carries. */
export const siteFields = { domain_name: domainNameSchema, external_id: externalIdSchema };

/** What every call of a player carries: the account and the session's token. */
export const sessionFields = {
  account_id: z.string().trim().toLowerCase().min(1, 'the account').max(32, 'the account'),
  auth: z.string().min(1, 'the session token').max(256, 'the session token'),
};

/** What a call carries that may require a fresh proof of identity. */
export const stepUpFields = {
  ...sessionFields,
  step_up_proof: z
    .string()
    .min(1, 'what auth/step_up answered')
    .max(256, 'what auth/step_up answered')
    .optional()
    .describe('The proof from auth/step_up; without it the call may be refused with stepUpRequired'),
};

/** What every list takes. */
export const pageFields = {
  page: z.int().min(1).max(100_000).default(1),
  page_size: z.int().min(1).max(100).default(10),
};
export const pageAnswer = { page: z.int(), page_size: z.int(), total: z.int() };

export const optionalDateFields = {
  date_from: timeSchema.optional(),
  date_to: timeSchema.optional(),
};
