import { z } from 'zod';
import { depositKinds } from './entities.ts';
import { currencySchema, positiveMoneySchema, timeSchema } from './fields.ts';

/** A payment method as operators change it in the console. */

const words = (most: number) =>
  z.record(
    z.string().regex(/^[A-Z]{2,3}$/, 'a language'),
    z.string().trim().max(most, `at most ${most} characters`),
  );

export const methodCodeSchema = z
  .string()
  .regex(/^[a-z0-9_]{2,32}$/, '2 to 32 letters, digits or underscores');

/** The site's account, to which players transfer money. */
export const payToSchema = z.strictObject({
  bank_name: z.string().trim().min(1, 'the bank').max(64, 'at most 64 characters'),
  account_name: z.string().trim().min(1, 'a name').max(80, 'at most 80 characters'),
  account_number: z.string().trim().min(4, 'at least 4 characters').max(34, 'at most 34 characters'),
});

export const paymentMethodFields = z.strictObject({
  kind: z.enum(depositKinds).describe('manual: a bank transfer with a proof'),
  gateway: methodCodeSchema.describe('manual for a bank transfer'),
  is_active: z.boolean(),
  position: z.int().min(0).max(9999).describe('Its place in the cashier'),
  name: z
    .string()
    .trim()
    .min(2, 'at least 2 characters')
    .max(60, 'at most 60 characters')
    .describe('In English'),
  names: words(60).describe('In other languages, by their code; empty ones are left out'),
  instructions: words(600).describe('By language'),
  minimum: positiveMoneySchema,
  maximum: positiveMoneySchema,
  fee_percent: z.string().regex(/^\d{1,2}(\.\d{1,3})?$/, 'a percentage such as "1.5"'),
  fee_fixed: z.string().regex(/^\d{1,13}(\.\d{1,5})?$/, 'a decimal amount such as "120.50"'),
  quick_amounts: z.array(positiveMoneySchema).max(6),
  estimated_minutes: z.int().min(1).max(10_080).nullable(),
  least_level: z.int().min(0).max(99).describe('The VIP level from which players see it'),
  pay_to: payToSchema.nullable().describe('Of a bank transfer only'),
});
export type PaymentMethodFields = z.infer<typeof paymentMethodFields>;

export const paymentMethodSchema = z.object({
  site_code: z.string(),
  method_code: methodCodeSchema,
  currency: currencySchema,
  /** Whether this server can take payments by its gateway. */
  is_connected: z.boolean(),
  fields: paymentMethodFields,
  asked: z
    .object({
      approval_id: z.uuid(),
      asked_by: z.string(),
      at: timeSchema,
      fields: paymentMethodFields,
    })
    .nullable()
    .describe('A change that waits for a second operator'),
});
