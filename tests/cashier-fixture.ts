import { join } from 'node:path';
import { sandboxSignatureHeader, type GatewayEvent } from '@marquee/contract/gateways/sandbox.ts';
import fastify from 'fastify';
import { createCashier, sandboxSecretName } from '../server/cashier/cashier.ts';
import { ensureSandboxMethods } from '../server/cashier/sandbox-methods.ts';
import { findDeposit, type DepositRow } from '../server/cashier/present-deposit.ts';
import { signMessage } from '../server/cashier/gateways/sandbox/signature.ts';
import { mountWebhooks } from '../server/cashier/webhooks.ts';
import { newId } from '../server/kernel/ids.ts';
import { minorPerUnit } from '../server/kernel/money.ts';
import { createSandboxGateway, type SandboxGateway } from '../tools/gateway/gateway.ts';
import { createCasinoFixture, type CasinoFixture } from './casino-fixture.ts';

/** A casino with a sandbox gateway, each of them a server that the other one reaches. */
export interface CashierFixture {
  readonly casino: CasinoFixture;
  /** The casino's parts, with a cashier that knows where the gateway is. */
  readonly app: CasinoFixture['app'];
  readonly gateway: SandboxGateway;
  /** What the two share. */
  readonly secret: string;
  readonly webhookUrl: string;
  readonly statusOf: (deposit: DepositRow) => Promise<string | undefined>;
  close(): Promise<void>;
}

export async function createCashierFixture(): Promise<CashierFixture> {
  const casino = await createCasinoFixture();
  const server = fastify();
  const secret = await casino.keys.read(sandboxSecretName);
  // Who takes the notices never asks the gateway, and so does not need to know where it is.
  await mountWebhooks(server, casino.app);
  const webhookUrl = `${await server.listen({ port: 0, host: '127.0.0.1' })}/gateway/sandbox/webhook`;
  const stateFile = join(casino.dataDir, 'sandbox.json');
  const gateway = await createSandboxGateway({ port: 0, webhookUrl, secret, stateFile });
  const cashier = await createCashier({ keys: casino.keys, gatewayUrl: gateway.url });
  const app = { ...casino.app, cashier };
  await ensureSandboxMethods(app.db);
  return {
    casino,
    app,
    gateway,
    secret,
    webhookUrl,
    statusOf: async (deposit) => (await findDeposit(app.db, deposit.deposit_id))?.status,
    close: async () => {
      await gateway.close();
      await server.close();
      await casino.close();
    },
  };
}

/** Units of a currency in minor units. */
export function units(amount: number): bigint {
  return BigInt(amount) * minorPerUnit;
}

export function depositRequest(amount_units = 500) {
  return {
    idempotencyKey: newId(),
    methodCode: 'sandbox_wallet',
    amount: units(amount_units),
    returnUrl: 'http://aurum.test/deposit',
  };
}

/** What a button of the hosted page does; answers where the player is sent. */
export async function press(
  deposit: DepositRow,
  button: 'paid' | 'failed' | 'cancelled',
): Promise<string | null> {
  const response = await fetch(`${deposit.payment_url}/${button}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`The hosted page answered ${response.status}`);
  return response.headers.get('location');
}

/** Send a notice as the sandbox gateway would; answers the HTTP status. */
export async function sendNotice(
  { webhookUrl, secret }: Pick<CashierFixture, 'webhookUrl' | 'secret'>,
  event: GatewayEvent,
): Promise<number> {
  const body = JSON.stringify(event);
  const response = await fetch(webhookUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [sandboxSignatureHeader]: signMessage(body, secret, new Date()),
    },
    body,
  });
  return response.status;
}
