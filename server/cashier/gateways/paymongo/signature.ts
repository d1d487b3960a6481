import { createHmac, timingSafeEqual } from 'node:crypto';

export const paymongoSignatureHeader = 'paymongo-signature';

/**
 * Whether PayMongo signed a webhook. The header is `t=<unix seconds>,te=<hex>,li=<hex>`: HMAC-SHA256 over `<t>.<raw
 * body>` with the webhook's secret, in `li` for live events and in `te` for test events. Only the mode of our own key
 * counts, so a test event cannot credit anything on a live site. The comparison takes constant time.
 */
export function isSignedByPaymongo(
  body: Buffer,
  header: string | undefined,
  webhook: { secret: string; live: boolean },
): boolean {
  const parts = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...value] = part.trim().split('=');
      return [name, value.join('=')];
    }),
  );
  const time = parts.get('t') ?? '';
  const signature = parts.get(webhook.live ? 'li' : 'te') ?? '';
  if (!/^\d{1,12}$/.test(time) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(digest(time, body, webhook.secret), Buffer.from(signature, 'hex'));
}

/** The signature header of a webhook sent at `time_s`. The stand-in used in tests signs with it. */
export function signAsPaymongo(
  body: string | Buffer,
  webhook: { secret: string; live: boolean },
  time_s: number,
): string {
  const hex = digest(String(time_s), body, webhook.secret).toString('hex');
  return webhook.live ? `t=${time_s},te=,li=${hex}` : `t=${time_s},te=${hex},li=`;
}

function digest(time: string, body: string | Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest();
}
