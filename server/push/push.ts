import { createECDH } from 'node:crypto';
import { Agent } from 'node:https';
import webpush from 'web-push';
import type { Keys } from '../kernel/keys.ts';
import { lookupPublic } from '../kernel/public-address.ts';

/** State and services of this room. */
export interface Push {
  /** The VAPID key pair (RFC 8292): push services and browsers know the server by it. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
  /** Connects to public addresses only. */
  readonly agent: Agent;
  close(): void;
}

/** The name of the VAPID key. Browsers subscribe with its public half, so a new key would lose every subscription. */
export const pushKeyName = 'web-push.secret';

/** A new VAPID key: the private half, from which the public one is computed. */
export async function makePushKey(): Promise<string> {
  return webpush.generateVAPIDKeys().privateKey;
}

export async function createPush({ keys }: { keys: Keys }): Promise<Push> {
  const privateKey = await keys.read(pushKeyName);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  const agent = new Agent({ keepAlive: true, lookup: lookupPublic });
  return {
    vapid: { privateKey, publicKey: pair.getPublicKey('base64url') },
    agent,
    close: () => agent.destroy(),
  };
}
