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
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    }
    done();
  });
}

/**
 * The content security policy of a page. `inlineScripts` are the hashes of its own inline scripts, `frameOrigins` those of
 * the game providers that the site may show, `imageOrigins` those from which pictures of games come.
 */
export function contentSecurityPolicy(options: {
  inlineScripts: readonly string[];
  frameOrigins: readonly string[];
  imageOrigins: readonly string[];
  development: boolean;
}): string {
  const scripts = options.development ? ["'unsafe-inline'"] : options.inlineScripts;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...options.imageOrigins].join(' '),
    "font-src 'self' data:",
    "connect-src 'self' ws: wss:",
    ["frame-src 'self'", ...options.frameOrigins].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}
