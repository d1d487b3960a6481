import type { FastifyInstance } from 'fastify';

/**
 * What no browser takes for a page: files whose names change with their content, whose headers would outweigh the smallest,
 * and the wallet, which providers call for every bet.
 */
const noPages = /^\/(assets|art|brand|provider)\//;

/** The headers that every answer of the platform carries. Pages add their content security policy. */
export function addSecurityHeaders(server: FastifyInstance): void {
  // With a callback, because this runs for every answer and a promise each costs more than the work.
  server.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (noPages.test(request.url)) {
      done();
      return;
    }
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    reply.header('x-request-id', request.id);
    // Pages bring a whole policy of their own; nothing else may stand in anybody's frame either.
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "frame-ancestors 'none'; base-uri 'none'");
    }
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    }
    done();
  });
}

/**
 * The content security policy of a page at `origin`. `inlineScripts` are the hashes of the site's own inline scripts, `frameOrigins` those of
 * the game providers that the site may show, `imageOrigins` those from which pictures of games come, `serviceOrigins` those of
 * the services that the operator has chosen: his analytics and his live chat.
 */
export function contentSecurityPolicy(options: {
  origin: string;
  inlineScripts: readonly string[];
  frameOrigins: readonly string[];
  imageOrigins: readonly string[];
  serviceOrigins: readonly string[];
  development: boolean;
}): string {
  const scripts = options.development ? ["'unsafe-inline'"] : options.inlineScripts;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...options.serviceOrigins].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...options.imageOrigins, ...options.serviceOrigins].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", socketOrigin(options.origin), ...options.serviceOrigins].join(' '),
    ["frame-src 'self'", ...options.frameOrigins, ...options.serviceOrigins].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** Where a page opens its socket. Not every browser takes `'self'` for it. */
function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

/**
 * The origins of a live chat: that of its script and, as its frames and calls have names of their own, those below the same
 * registered name.
 */
export function chatOrigins(scriptUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(scriptUrl);
  const name = hostname.split('.').slice(-2).join('.');
  if (!name.includes('.') || /^[\d.]+$/.test(hostname)) return [origin];
  const below = `*.${name}${port ? `:${port}` : ''}`;
  return [origin, `${protocol}//${below}`, `${protocol === 'https:' ? 'wss' : 'ws'}://${below}`];
}
