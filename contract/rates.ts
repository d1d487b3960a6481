import { z } from 'zod';
import type { Call } from './call.ts';

/** How many calls a minute are made of a call that declares nothing else. */
const defaultRatePerMinute = 240;
/** How many players are taken to share one address: carriers put hundreds behind each of theirs. */
export const playersPerAddress = 100;

/** By what `ratePerMinute` is counted. */
export type RateKey = 'session' | 'address and account' | 'address';

export function rateKeyOf(call: Call): RateKey {
  if (call.access === 'player') return 'session';
  return call.request instanceof z.ZodObject && 'account_id' in call.request.shape
    ? 'address and account'
    : 'address';
}

/** How many calls a minute one key may make. */
export function rateOf(call: Call): number {
  return call.ratePerMinute ?? defaultRatePerMinute;
}

/** How many calls a minute of a public call all who share an address may make together. */
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
