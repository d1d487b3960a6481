import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { bankAccountSchema, withdrawalSchema } from '../../entities.ts';
import { currencySchema, moneySchema, sessionFields } from '../../fields.ts';
import { forfeitureSchema } from '../../promotions.ts';

/**
 * Why no more than `available`, or nothing at all, can be paid out:
 *
 * - `turnover` is outstanding;
 * - `daily_count` or `daily_amount` of today is used up;
 * - the balance is below the `minimum`, or above the `maximum` of one withdrawal;
 * - a part is `held` for withdrawals or is `bonus` money;
 * - there is no `bank_account` to pay to yet, or it is too recent (`bank_account_wait`);
 * - security data was changed recently (`cooling`);
 * - the `account` is blocked or closed, or the player is below the minimum `age`;
 * - `step`: the amount asked for has more decimals than can be paid;
 * - a `document` must be approved before a withdrawal is paid; it can be requested meanwhile.
 */
export const withdrawalReasons = [
  'turnover',
  'daily_count',
  'daily_amount',
  'minimum',
  'maximum',
  'held',
  'bonus',
  'bank_account',
  'bank_account_wait',
  'cooling',
  'account',
  'age',
  'step',
  'document',
] as const;

export const withdrawalInfo = defineCall({
  path: '/api/cashier/withdrawal_info',
  summary: 'What can be paid out now, and why not more',
  access: 'player',
  request: z.object({ ...sessionFields, language: wantedLanguageSchema }),
  answer: z.object({
    currency: currencySchema,
    available: moneySchema,
    reasons: z.array(z.enum(withdrawalReasons)),
    reason_details: z
      .array(z.object({ reason: z.enum(withdrawalReasons), detail: z.string().nullable() }))
      .describe('The same reasons, each with its figure or end time; null if there is none'),
    balance: moneySchema,
    held: moneySchema,
    bonus: moneySchema,
    amount_step: moneySchema.describe('An amount is a multiple of it; `available` is rounded down to it'),
    minimum: moneySchema,
    maximum: moneySchema,
    turnover_required: moneySchema,
    turnover_done: moneySchema,
    turnover_outstanding: moneySchema,
    per_day: z.int(),
    remaining_today: z.int(),
    daily_amount: moneySchema
      .nullable()
      .describe('How much can be requested in one day (UTC); null for no limit'),
    remaining_amount_today: moneySchema.nullable(),
    forfeiture: forfeitureSchema
      .nullable()
      .describe('What a withdrawal would forfeit of the active bonus; null if there is none'),
    bank_accounts: z.array(bankAccountSchema),
    pending: z.array(withdrawalSchema),
    payout_time: z
      .object({ half_within_s: z.int(), most_within_s: z.int() })
      .nullable()
      .describe(
        'Within how many seconds half, and nine of ten, of the last 30 days were paid; null if there are too few',
      ),
  }),
  refusals: [],
});
