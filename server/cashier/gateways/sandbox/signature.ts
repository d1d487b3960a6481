import { createHmac, timingSafeEqual } from 'node:crypto';
import { sandboxTolerance_s } from '@marquee/contract/gateways/sandbox.ts';

/** The signature header for a body sent at `now`: `t=<unix seconds>,v1=<hex of HMAC-SHA256>`. */
export function signMessage(body: string | Buffer, secret: string, now: Date): string {
  const time_s = Math.floor(now.getTime() / 1000);
  return `t=${time_s},v1=${digest(time_s, body, secret).toString('hex')}`;
}

/** Whether a message was signed with the secret recently enough. The comparison takes constant time. */
export function isGenuine(body: Buffer, header: string | undefined, secret: string, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  const [, time, signature] = match ?? [];
  if (time === undefined || signature === undefined) return false;
  const time_s = Number(time);
  if (!timingSafeEqual(digest(time_s, body, secret), Buffer.from(signature, 'hex'))) return false;
  return Math.abs(now.getTime() / 1000 - time_s) <= sandboxTolerance_s;
}

function digest(time_s: number, body: string | Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${time_s}.`).update(body).digest();
}
