import type { Config } from '../kernel/config.ts';
import type { Keys } from '../kernel/keys.ts';
import type { Gateway } from './gateways/gateway.ts';
import { createPaymongoAdapter, type PaymongoOptions } from './gateways/paymongo/paymongo.ts';
import { createSandboxAdapter } from './gateways/sandbox/sandbox.ts';
import { createVault, type Vault } from './vault.ts';

/** What deposits and withdrawals go through. */
export interface Cashier {
  /** The adapter of a gateway; undefined where there is none of this code. */
  gateway(code: string): Gateway | undefined;
  readonly vault: Vault;
}

/** The name of the secret that the platform and the sandbox gateway share. */
export const sandboxSecretName = 'gateway-sandbox.secret';
/** The key of the cashier's vault. */
export const cashierVaultName = 'cashier-vault.secret';

/** `gatewayUrl` is where a demo's sandbox gateway is reached from the server. */
export async function createCashier(options: {
  keys: Keys;
  gatewayUrl: string | undefined;
  paymongo?: PaymongoOptions | undefined;
}): Promise<Cashier> {
  const { keys, gatewayUrl } = options;
  const vaultSecret = await keys.read(cashierVaultName);
  const gateways = [
    ...(gatewayUrl === undefined
      ? []
      : [createSandboxAdapter({ url: gatewayUrl, secret: await keys.read(sandboxSecretName) })]),
    ...(options.paymongo ? [createPaymongoAdapter(options.paymongo)] : []),
  ];
  return {
    gateway: (code) => gateways.find((gateway) => gateway.code === code),
    vault: createVault(vaultSecret),
  };
}

/** Where a demo's sandbox gateway is reached from the server: at its public address, or on this machine. */
export function gatewayUrlOf(config: Config): string | undefined {
  if (config.MARQUEE_ENV === 'production') return undefined;
  return config.GATEWAY_URL ?? `http://127.0.0.1:${config.GATEWAY_PORT ?? config.PORT + 2}`;
}

/** How PayMongo is reached, where a key for it is configured. */
export function paymongoOf(config: Config): PaymongoOptions | undefined {
  const { PAYMONGO_SECRET_KEY: secretKey, PAYMONGO_WEBHOOK_SECRET: webhookSecret } = config;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  const { PAYMONGO_WALLET_NUMBER: number, PAYMONGO_WALLET_NAME: name } = config;
  return {
    url: config.PAYMONGO_URL,
    secretKey,
    webhookSecret,
    methods: config.PAYMONGO_METHODS,
    wallet: number !== undefined && name !== undefined ? { number, name } : undefined,
  };
}
