import type { Config } from '../kernel/config.ts';
import type { Keys } from '../kernel/keys.ts';
import type { Gateway } from './gateways/gateway.ts';
import { createPaymongoAdapter, type PaymongoOptions } from './gateways/paymongo/paymongo.ts';
import { createSandboxAdapter } from './gateways/sandbox/sandbox.ts';
import { createVault, type Vault } from './vault.ts';

export interface Cashier {
  /** A gateway's adapter, or undefined if no gateway with this code is configured. */
  gateway(code: string): Gateway | undefined;
  /** The codes of the gateways that are configured. */
  gateways(): string[];
  readonly vault: Vault;
}

/** The name of the secret shared by the platform and the sandbox gateway. */
export const sandboxSecretName = 'gateway-sandbox.secret';
/** The name of the key of the cashier's vault. */
export const cashierVaultName = 'cashier-vault.secret';

/** `gatewayUrl` is the address at which the server reaches a demo's sandbox gateway. */
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
    gateways: () => gateways.map(({ code }) => code),
    vault: createVault(vaultSecret),
  };
}

/**
 * The address at which the server reaches a demo's sandbox gateway: the configured one, or a port on this machine.
 * Undefined in production.
 */
export function gatewayUrlOf(config: Config): string | undefined {
  if (config.MARQUEE_ENV === 'production') return undefined;
  return config.GATEWAY_URL ?? `http://127.0.0.1:${config.GATEWAY_PORT ?? config.PORT + 2}`;
}

/** PayMongo's options, or undefined if its keys are not configured. */
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
