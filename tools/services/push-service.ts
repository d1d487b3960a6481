import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
  type ECDH,
} from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/**
 * A push service of the demo, in small: it takes notifications by Web Push (RFC 8030), checks who sends them (VAPID,
 * RFC 8292), and opens them with the keys of the subscription (RFC 8291), as a browser would. `POST /push` gives a
 * subscription, whose endpoint shows by GET what was sent to it.
 */
export interface PushService {
  /** A new subscription, as a browser gives it to a site that has shown its VAPID key. */
  subscribe(applicationServerKey: string): Subscription;
  /** End a subscription: what is sent to it from now on is answered with 410. */
  end(endpoint: string): void;
  /** What was sent to a subscription, opened, in the order of arrival. */
  received(endpoint: string): readonly unknown[];
  /** Answer the next requests with this status instead of taking them. */
  failNext(status: number, times: number): void;
  /** How many requests were answered so far, with whatever status. */
  answered(): number;
}

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface Device {
  readonly pair: ECDH;
  readonly auth: Buffer;
  readonly applicationServerKey: string;
  readonly received: unknown[];
  ended: boolean;
}

/** Subscriptions at once, which is more than a demo has. The oldest makes room. */
const maxDevices = 100;
const keptMessages = 20;
/** A push service refuses a token that is valid for longer (RFC 8292 §2). */
const longestToken_s = 86_400;

const idSchema = z.object({ id: z.string() });
const subscribingSchema = z.object({ application_server_key: z.base64url().length(87) });
const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });
const jwtHeaderSchema = z.object({ alg: z.literal('ES256') });

/** Serve it under `/push`. `originOf` is where the server is reached. */
export function mountPushService(server: FastifyInstance, originOf: () => string): PushService {
  const devices = new Map<string, Device>();
  let failing = { status: 0, times: 0 };
  let answers = 0;

  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  server.post('/push/:id', async (request, reply) => {
    answers += 1;
    if (failing.times > 0) {
      failing = { ...failing, times: failing.times - 1 };
      return reply.code(failing.status).send();
    }
    const device = devices.get(idSchema.parse(request.params).id);
    if (!device) return reply.code(404).send();
    if (device.ended) return reply.code(410).send();
    if (!isSignedBy(device.applicationServerKey, request.headers.authorization ?? '', originOf())) {
      return reply.code(403).send();
    }
    if (request.headers['content-encoding'] !== 'aes128gcm' || request.headers['ttl'] === undefined) {
      return reply.code(400).send();
    }
    const text = opened(device, request.body);
    if (text === undefined) return reply.code(400).send();
    device.received.push(JSON.parse(text));
    device.received.splice(0, device.received.length - keptMessages);
    return reply.code(201).send();
  });
  server.post('/push', async (request, reply) => {
    const asked = subscribingSchema.safeParse(request.body);
    return asked.success ? subscribe(asked.data.application_server_key) : reply.code(400).send();
  });
  server.get('/push/:id', async (request, reply) => {
    const device = devices.get(idSchema.parse(request.params).id);
    return device ? device.received : reply.code(404).send();
  });

  function subscribe(applicationServerKey: string): Subscription {
    const pair = createECDH('prime256v1');
    const p256dh = pair.generateKeys('base64url');
    const auth = randomBytes(16);
    const id = randomUUID();
    const [oldest] = devices.keys();
    if (devices.size >= maxDevices && oldest !== undefined) devices.delete(oldest);
    devices.set(id, { pair, auth, applicationServerKey, received: [], ended: false });
    return { endpoint: `${originOf()}/push/${id}`, keys: { p256dh, auth: auth.toString('base64url') } };
  }

  const deviceOf = (endpoint: string) => devices.get(endpoint.split('/').at(-1) ?? '');
  return {
    subscribe,
    end: (endpoint) => {
      const device = deviceOf(endpoint);
      if (device) device.ended = true;
    },
    received: (endpoint) => deviceOf(endpoint)?.received ?? [],
    failNext: (status, times) => {
      failing = { status, times };
    },
    answered: () => answers,
  };
}

/** Whether the `vapid` authorization is a valid token for this service, by the key that the browser was given. */
function isSignedBy(applicationServerKey: string, authorization: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  if (key !== applicationServerKey || !jwtHeaderSchema.safeParse(jsonOf(header)).success) return false;
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isValid = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const claimed = claimsSchema.safeParse(jsonOf(claims)).data;
  if (!isValid || !claimed) return false;
  const left_s = claimed.exp - Date.now() / 1000;
  return claimed.aud === audience && left_s > 0 && left_s <= longestToken_s;
}

/** The text of an encrypted notification (RFC 8291, one record), or undefined if these keys do not open it. */
function opened({ pair, auth }: Device, body: unknown): string | undefined {
  if (!Buffer.isBuffer(body) || body.length < 104) return undefined;
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  try {
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const secret = hkdf(pair.computeSecret(sender), auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record's text ends with a 2, and zeros may follow.
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  } catch {
    return undefined;
  }
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

function jsonOf(part: string): unknown {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return value;
  } catch {
    return undefined;
  }
}
