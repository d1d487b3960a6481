import type { FastifyInstance } from 'fastify';

/**
 * Paths that are never rendered as a page: static files, for which the headers could be larger than the file, and the
 * wallet, which providers call for every bet.
 */
const noPages = /^\/(assets|art|brand|provider)\//;

/**
 * Add the security headers of every answer. `noPages` paths get only `x-content-type-options`. Pages set their own
 * content security policy.
 */
export function addSecurityHeaders(server: FastifyInstance): void {
  // This runs for every answer, and a promise would cost more than the work itself, so it uses a callback.
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
    // Pages set a complete policy. Everything else gets this minimum, so that nothing can be framed.
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
 * The content security policy of a page at `origin`. `inlineScripts` are the hashes of the site's own inline scripts.
 * `frameOrigins` and `imageOrigins` are the game providers' origins. `serviceOrigins` belong to the operator's
 * analytics and live chat.
 */
export function contentSecurityPolicy(options: {
  origin: string;
  inlineScripts: readonly string[];
  frameOrigins: readonly string[];
  imageOrigins: readonly string[];
  serviceOrigins: readonly string[];
  /** Who may show the page in a frame; nobody if empty. */
  frameAncestors?: readonly string[];
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
    `frame-ancestors ${options.frameAncestors?.length ? options.frameAncestors.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** The origin of the page's WebSocket. Not every browser covers it with `'self'`. */
function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

/**
 * The origins of a live chat: its script's origin and all subdomains of the same domain, because its frames and calls
 * use other subdomains.
 */
export function chatOrigins(scriptUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(scriptUrl);
  const name = hostname.split('.').slice(-2).join('.');
  if (!name.includes('.') || /^[\d.]+$/.test(hostname)) return [origin];
  const below = `*.${name}${port ? `:${port}` : ''}`;
  return [origin, `${protocol}//${below}`, `${protocol === 'https:' ? 'wss' : 'ws'}://${below}`];
}
