import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gatewayEventSchema, paymentSchema, payoutSchema } from '@marquee/contract/gateways/sandbox.ts';
import { spokenLanguages } from '@marquee/contract/languages.ts';
import { z } from 'zod';

/** A payment with the fields that only the gateway has. */
const keptPaymentSchema = paymentSchema.extend({
  merchant: z.string(),
  return_url: z.url(),
  language: z.enum(spokenLanguages),
});
export type KeptPayment = z.infer<typeof keptPaymentSchema>;

/** A payout, and how it ends when its time has come; null if it ended at once. */
const keptPayoutSchema = payoutSchema.extend({
  ends: z.object({ at_ms: z.number(), status: z.enum(['paid', 'failed']), reason: z.string() }).nullable(),
});
export type KeptPayout = z.infer<typeof keptPayoutSchema>;

/** A notice that the platform has not confirmed yet. */
const deliverySchema = z.object({
  event: gatewayEventSchema,
  attempts: z.int(),
  next_at_ms: z.number(),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

const stateSchema = z.object({
  payments: z.array(keptPaymentSchema),
  // Payouts of an unknown form are dropped. They are created again when the platform asks.
  payouts: z.record(z.string(), keptPayoutSchema).catch({}),
  deliveries: z.array(deliverySchema),
});

/** The gateway's state. It is read from its file at the start and written after each change. */
export interface GatewayState {
  /** By id. */
  readonly payments: Map<string, KeptPayment>;
  /** By the platform's reference. */
  readonly payouts: Map<string, KeptPayout>;
  /** In the order of their creation. */
  deliveries: WebhookDelivery[];
  /** Write the state after a change. Resolves once it is on disk. */
  save(): Promise<void>;
}

/** How many payments are kept. The oldest are dropped. */
const maxPayments = 5_000;

/** The state in a file; empty if there is no file. Throws if the file cannot be parsed. */
export async function openState(file: string): Promise<GatewayState> {
  await mkdir(dirname(file), { recursive: true });
  const kept = stateSchema.parse(await readJson(file));
  let writing = Promise.resolve();
  let isWaiting = false;

  async function write(): Promise<void> {
    isWaiting = false;
    const payments = [...state.payments.values()].slice(-maxPayments);
    const text = JSON.stringify({
      payments,
      payouts: Object.fromEntries(state.payouts),
      deliveries: state.deliveries,
    } satisfies z.infer<typeof stateSchema>);
    // Renaming is atomic, so a reader never sees half a file.
    await writeFile(`${file}.next`, text, { mode: 0o600 });
    await rename(`${file}.next`, file);
  }

  const state: GatewayState = {
    payments: new Map(kept.payments.map((payment) => [payment.payment_id, payment])),
    payouts: new Map(Object.entries(kept.payouts)),
    deliveries: kept.deliveries,
    save: () => {
      if (isWaiting) return writing;
      isWaiting = true;
      writing = writing.then(write, write);
      return writing;
    },
  };
  return state;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { payments: [], payouts: {}, deliveries: [] };
    }
    throw error;
  }
}
