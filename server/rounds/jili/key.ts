import { hash, randomBytes } from 'node:crypto';

/**
 * The key that goes with a request to JILI: six random characters, MD5(parameters + KeyG), six more; KeyG = MD5(day +
 * AgentId + AgentKey). `parameters` is the query string of those that count, in the manual's order; the AgentId is added.
 * MD5 is the protocol's choice: what keeps the key is the secret, and the connection's TLS.
 */
export function requestKey(
  parameters: readonly (readonly [string, string])[],
  agent: { id: string; key: string },
  now: Date,
): string {
  const query = [...parameters, ['AgentId', agent.id]].map(([name, value]) => `${name}=${value}`).join('&');
  const digest = hash('md5', query + keyOfDay(agent, now), 'hex');
  return randomBytes(3).toString('hex') + digest + randomBytes(3).toString('hex');
}

/** MD5(yyMMd + AgentId + AgentKey), the day at UTC−4 without a leading zero. */
export function keyOfDay(agent: { id: string; key: string }, now: Date): string {
  return hash('md5', dayOf(now) + agent.id + agent.key, 'hex');
}

const providerOffset_ms = -4 * 3_600_000;

function dayOf(now: Date): string {
  const [year = '', month = '', day = ''] = providerTime(now).slice(0, 10).split('-');
  return `${year.slice(2)}${month}${Number(day)}`;
}

/** A time as JILI's calls spell it: at UTC−4, without an offset. */
export function providerTime(time: Date): string {
  return new Date(time.getTime() + providerOffset_ms).toISOString().slice(0, 19);
}
