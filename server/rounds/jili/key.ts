import { hash, randomBytes } from 'node:crypto';

/**
 * The key of a request to JILI: six random characters, MD5(parameters + KeyG), six more random characters; KeyG =
 * MD5(day + AgentId + AgentKey). `parameters` is the query string of the counted parameters in the manual's order,
 * followed by the AgentId. The protocol requires MD5. Its protection is the secret and the connection's TLS.
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

/** MD5(yyMMd + AgentId + AgentKey). The day is at UTC−4, without a leading zero. */
export function keyOfDay(agent: { id: string; key: string }, now: Date): string {
  return hash('md5', dayOf(now) + agent.id + agent.key, 'hex');
}

const providerOffset_ms = -4 * 3_600_000;

function dayOf(now: Date): string {
  const [year = '', month = '', day = ''] = providerTime(now).slice(0, 10).split('-');
  return `${year.slice(2)}${month}${Number(day)}`;
}

/** A time in JILI's format: at UTC−4, without an offset. */
export function providerTime(time: Date): string {
  return new Date(time.getTime() + providerOffset_ms).toISOString().slice(0, 19);
}
