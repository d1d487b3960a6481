import { z } from 'zod';
import type { Call } from './call.ts';

/** The limit per minute of a call that declares none. */
const defaultRatePerMinute = 240;
/** How many players are assumed to share one address. Mobile carriers put hundreds behind each of theirs. */
export const playersPerAddress = 100;

/** What `ratePerMinute` is counted by. */
export type RateKey = 'session' | 'address and account' | 'address';

export function rateKeyOf(call: Call): RateKey {
  if (call.access === 'player') return 'session';
  return call.request instanceof z.ZodObject && 'account_id' in call.request.shape
    ? 'address and account'
    : 'address';
}

/** How many calls per minute one key may make. */
export function rateOf(call: Call): number {
  return call.ratePerMinute ?? defaultRatePerMinute;
}

/** How many calls per minute of a public call everyone behind one address may make together. */
export function addressRateOf(call: Call): number {
  return call.addressRatePerMinute ?? rateOf(call) * playersPerAddress;
}

/** The limit in a sentence, for the API's documentation. */
export function rateSentence(call: Call): string {
  const key = rateKeyOf(call);
  if (key === 'session') return `At most ${rateOf(call)} a minute in one session.`;
  const address = `${addressRateOf(call)} a minute from one address`;
  return key === 'address'
    ? `At most ${address}.`
    : `At most ${rateOf(call)} a minute for one account from one address, and ${address}.`;
}
