import { randomUUID } from 'node:crypto';
import {
  gatewayEventSchema,
  sandboxSignatureHeader,
  type GatewayEvent,
} from '@marquee/contract/gateways/sandbox.ts';
import { signMessage } from '@marquee/server/cashier/gateways/sandbox/signature.ts';
import type { GatewayState, WebhookDelivery } from './state.ts';

/** An event without its id and time, which are added when it is sent. */
type WithoutId<Event> = Event extends unknown ? Omit<Event, 'event_id' | 'created_at'> : never;
type Untold = WithoutId<GatewayEvent>;

/**
 * Sends notices to the platform until it confirms them. Can also delay, repeat and reorder them, as real gateways do.
 */
export interface Webhooks {
  /** Report the outcome of a payment or a payout. */
  notify(told: Untold): Promise<void>;
  /** Hold notices back until `release`. */
  hold(): void;
  /** Send the notices held back, in their order or reversed, each `copies` times. */
  release(how?: { order?: 'kept' | 'reversed'; copies?: number }): Promise<void>;
  stop(): Promise<void>;
}

/** The pause before each further attempt doubles, up to a minute. */
const firstPause_ms = 500;
const longestPause_ms = 60_000;
const maxAttempts = 60;
const timeout_ms = 10_000;

export function startWebhooks(options: {
  state: GatewayState;
  webhookUrl: string;
  secret: string;
  log: (line: string) => void;
}): Webhooks {
  const { state, webhookUrl, secret } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const standing = { isHeld: false, isStopped: false };

  async function send(event: GatewayEvent): Promise<boolean> {
    const body = JSON.stringify(event);
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [sandboxSignatureHeader]: signMessage(body, secret, new Date()),
        },
        body,
        signal: AbortSignal.timeout(timeout_ms),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function attempt(delivery: WebhookDelivery): Promise<void> {
    const isConfirmed = await send(delivery.event);
    delivery.attempts += 1;
    const pause_ms = Math.min(firstPause_ms * 2 ** (delivery.attempts - 1), longestPause_ms);
    delivery.next_at_ms = Date.now() + pause_ms;
    if (!isConfirmed && delivery.attempts < maxAttempts) return;
    state.deliveries = state.deliveries.filter((other) => other !== delivery);
    if (!isConfirmed) options.log(`${delivery.event.event_id} was never confirmed and is given up`);
  }

  async function run(): Promise<void> {
    while (!standing.isHeld && !standing.isStopped) {
      const due = state.deliveries.filter((delivery) => delivery.next_at_ms <= Date.now());
      if (due.length === 0) return;
      for (const delivery of due) await attempt(delivery);
      await state.save();
    }
  }

  function wake(): void {
    clearTimeout(timer);
    if (standing.isStopped || standing.isHeld || running) return;
    running = run().finally(() => {
      running = undefined;
      const next_ms = Math.min(...state.deliveries.map((delivery) => delivery.next_at_ms));
      if (standing.isStopped || standing.isHeld || next_ms === Infinity) return;
      timer = setTimeout(wake, Math.max(10, next_ms - Date.now()));
      timer.unref();
    });
  }

  wake();
  return {
    notify: async (told) => {
      // The schema removes the fields that the platform must not see.
      const event = gatewayEventSchema.parse({
        ...told,
        event_id: randomUUID(),
        created_at: new Date().toISOString(),
      });
      state.deliveries.push({ event, attempts: 0, next_at_ms: Date.now() });
      await state.save();
      wake();
    },
    hold: () => {
      standing.isHeld = true;
    },
    release: async ({ order = 'kept', copies = 1 } = {}) => {
      await running;
      const kept = order === 'reversed' ? state.deliveries.toReversed() : state.deliveries;
      for (const delivery of kept) {
        for (let copy = 1; copy < copies; copy++) await send(delivery.event);
        await attempt(delivery);
      }
      await state.save();
      standing.isHeld = false;
      wake();
    },
    stop: async () => {
      standing.isStopped = true;
      clearTimeout(timer);
      await running;
      await state.save();
    },
  };
}
