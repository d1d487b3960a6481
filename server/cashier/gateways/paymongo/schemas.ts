/** The parts of PayMongo's documented API that are used; unused fields are left out. Amounts are whole centavos. */
import { z } from 'zod';

const centavosSchema = z.int().min(0);

export const checkoutSessionSchema = z.object({
  id: z.string().min(1).max(128),
  type: z.literal('checkout_session'),
  attributes: z.object({
    checkout_url: z.url(),
    livemode: z.boolean(),
    reference_number: z.string(),
    /** `active` or `expired`. A paid session is recognized by its payments. */
    status: z.string(),
    line_items: z.array(z.object({ amount: centavosSchema, currency: z.string(), quantity: z.int().min(1) })),
    payments: z
      .array(
        z.object({
          id: z.string(),
          attributes: z.object({ amount: centavosSchema, currency: z.string(), status: z.string() }),
        }),
      )
      .nullish(),
  }),
});
export type CheckoutSession = z.infer<typeof checkoutSessionSchema>;

export const sessionAnswerSchema = z.object({ data: checkoutSessionSchema });

/** A page of payments, the latest first. Times are seconds since 1970. */
export const paymentsAnswerSchema = z.object({
  has_more: z.boolean(),
  data: z.array(
    z.object({
      id: z.string().min(1).max(128),
      attributes: z.object({
        amount: centavosSchema,
        currency: z.string(),
        status: z.string(),
        created_at: z.int(),
        paid_at: z.int().nullish(),
        description: z.string().nullish(),
        external_reference_number: z.string().nullish(),
      }),
    }),
  ),
});

/** The envelope of every webhook. Its payload is parsed only for event types that are handled. */
export const eventSchema = z.object({
  data: z.object({
    id: z.string().min(1).max(128),
    attributes: z.object({ type: z.string().max(128), livemode: z.boolean(), data: z.unknown() }),
  }),
});

export const transferSchema = z.object({
  id: z.string().min(1).max(128),
  status: z.enum(['pending', 'succeeded', 'failed']),
  amount: centavosSchema,
  currency: z.string(),
  reference_number: z.string(),
  provider_error: z.string().nullish(),
  provider_error_code: z.string().nullish(),
});
export type Transfer = z.infer<typeof transferSchema>;

export const transferAnswerSchema = z.object({ data: transferSchema });
export const batchAnswerSchema = z.object({
  data: z.object({ id: z.string(), transfers: z.tuple([transferSchema]) }),
});

export const institutionsAnswerSchema = z.object({
  data: z.array(z.object({ attributes: z.object({ name: z.string(), provider_code: z.string() }) })),
});
