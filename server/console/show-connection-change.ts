import type { Facts } from '../operators/audit.ts';
import { fingerprintOf, type ConnectionFacts } from '../rounds/connection-changes.ts';

/** A connection as whoever approves reads it: a key by its fingerprint, which is compared with the provider. */
export function showConnection(facts: ConnectionFacts) {
  return {
    provider_name: facts.provider_name,
    protocol: facts.protocol,
    wallet_path: `/provider/${facts.slug}/${facts.protocol}`,
    base_url: facts.base_url,
    operator_id: facts.operator_id,
    key_fingerprint: facts.provider_public_key === null ? null : fingerprintOf(facts.provider_public_key),
    allowed_addresses: facts.allowed_addresses,
  };
}

/** What a change changes, for the audit: all of a new connection, and of a known one what differs. */
export function changedFacts(
  before: ConnectionFacts | undefined,
  after: ConnectionFacts,
): { before: Facts; after: Facts } {
  const next = Object.entries(showConnection(after));
  if (!before) return { before: {}, after: Object.fromEntries(next) };
  const known: Facts = showConnection(before);
  const changed = next.filter(([name, value]) => JSON.stringify(known[name]) !== JSON.stringify(value));
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, known[name]])),
    after: Object.fromEntries(changed),
  };
}
