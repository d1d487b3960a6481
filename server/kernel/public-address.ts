import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** True for an address of the public internet: not this machine, a private network, or any other reserved range. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Looks a name up for a connection, and finds public addresses only. For requests to addresses that players give us:
 * the connection uses exactly the address that was checked, so a name cannot lead into the operator's own network, not
 * even one that changes between two look-ups.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) {
      callback(error, [], undefined);
      return;
    }
    const [first, ...others] = found.filter(({ address }) => isPublicAddress(address));
    if (!first) callback(new Error(`${hostname} has no public address`), [], undefined);
    else answer(first, others);
  });

  function answer(first: LookupAddress, others: readonly LookupAddress[]): void {
    if (options.all) callback(null, [first, ...others]);
    else callback(null, first.address, first.family);
  }
};
