import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTracking } from './page-address.ts';
import type { CachedPage } from './page-cache.ts';

/** When a site that is closed or cannot be read may be asked for again. */
const retryAfter_s = 60;

/** Answer with a page, in the encoding that the browser takes, or that it has it already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.code(page.status);
  for (const [name, value] of page.headers) {
    reply.header(name, name === 'location' ? withTracking(value, request.url) : value);
  }
  reply.header('content-security-policy', page.policy);
  reply.header('content-language', page.language);
  reply.header('vary', page.vary);
  if (page.status === 503) reply.header('retry-after', String(retryAfter_s));
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (page.status === 200) {
    reply.header('etag', page.etag);
    if (isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(page.body.brotli);
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.body.gzip);
  return reply.send(page.body.plain);
}

/** Weak, because the same page is sent in three encodings. */
export function etagOf(body: string, policy: string): string {
  return `W/"${createHash('sha256').update(policy).update(body).digest('base64url').slice(0, 27)}"`;
}

/** True if the browser already has the page, according to its If-None-Match. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag) ?? false;
}
