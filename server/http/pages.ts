import fastifyStatic from '@fastify/static';
import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import { startup } from '@marquee/contract/api/startup.ts';
import type { App } from '../kernel/app.ts';
import { addressKey } from '../kernel/address-key.ts';
import { RefusalError } from '../kernel/errors.ts';
import { mountBrandPictures } from './brand-pictures.ts';
import { mountBuilds } from './builds.ts';
import { createPageCall } from './call-in-process.ts';
import { createPageCache, type CachedPage, type KeptPage, type PageKey } from './page-cache.ts';
import { compressBest, compressQuickly } from './page-compression.ts';
import { hasDevOutbox } from './dev-outbox.ts';
import { isLocalName } from './this-machine.ts';
import { chosenLanguage, pageLanguage } from './page-language.ts';
import { perMinute, take } from './rate-limit-store.ts';
import { isKept, pageUrl, siteOrigin } from './page-address.ts';
import { hostOf, requestFacts, schemeOf } from './request-facts.ts';
import type { ServedCall } from './serve.ts';
import type { SiteBuild } from './site-build.ts';
import type { Site } from '../sites/site.ts';
import { chatOrigins, contentSecurityPolicy } from './security-headers.ts';

/** More pages than the players behind one address read; whoever asks for more makes the server work for nothing. */
const pagesPerMinute = 12_000;
const year_s = 31_536_000;
/** A page brings dozens of files; the page's own line in the log is enough. */
const quietly = { logLevel: 'warn' } as const;

/**
 * Serve the site's pages. Anonymous HTML is the same for everybody, and so it is kept by host, path and language, already
 * compressed, until the site or the catalogue changes. Inline scripts are permitted by their hash.
 */
export async function mountPages(
  server: FastifyInstance,
  app: App,
  options: {
    servedCalls: readonly ServedCall[];
    loadSite: () => Promise<SiteBuild>;
    clientDirectory: string | undefined;
    gameOrigins: readonly string[];
    development: boolean;
  },
): Promise<{ forgetPages: () => void }> {
  const cache = createPageCache();
  const rendering = new Map<string, Promise<CachedPage>>();
  let generation = 0;
  const forgetPages = (): void => {
    generation += 1;
    rendering.clear();
    cache.clear();
  };
  app.sites.onForget(forgetPages);

  mountBrandPictures(server, app);
  const { clientDirectory } = options;
  await mountBuilds(server, clientDirectory);
  if (clientDirectory) {
    await server.register(fastifyStatic, { root: clientDirectory, serve: false, preCompressed: true });
    server.get('/assets/*', quietly, async (request, reply) =>
      reply.sendFile(pathOf(request).slice(1), clientDirectory, { maxAge: year_s * 1000, immutable: true }),
    );
    // A worker speaks for the paths below its own, and is looked at anew on each visit.
    server.get('/sw.js', async (_request, reply) => reply.sendFile('sw.js', clientDirectory, { maxAge: 0 }));
    server.get('/art/*', quietly, async (request, reply) =>
      reply.sendFile(pathOf(request).slice(1), clientDirectory, { maxAge: year_s * 1000 }),
    );
  }

  async function render(request: FastifyRequest, url: URL): Promise<CachedPage> {
    const facts = requestFacts(request);
    const call = createPageCall(app, options.servedCalls, facts);
    const start = await call(startup, { domain_name: facts.host });
    const language = pageLanguage(
      url.pathname,
      request.headers.cookie,
      await defaultLanguage(app, facts.host),
    );
    const site = await siteAt(app, facts.host);
    const origins = site ? await app.rounds.origins.ofSite(site.siteId) : { frames: [], pictures: [] };
    const hasChat = site !== undefined && site.liveChat.chat_id !== '';
    const permitted: string[] = [];
    const { build, createLoadContext } = await options.loadSite();
    const context = createLoadContext({
      host: facts.host,
      domain_name: facts.host,
      origin: site ? siteOrigin(site, facts.origin) : facts.origin,
      language,
      nonce: randomUUID(),
      permitScripts: (codes) => permitted.push(...codes),
      startup: start,
      root_path: site?.rootPath ?? '',
      scripts: site?.scripts ?? [],
      has_partners: (site?.partners.length ?? 0) > 0,
      live_chat_script: hasChat ? app.config.LIVE_CHAT_SCRIPT_URL : '',
      features: { dev_outbox: hasDevOutbox(app.config) && isLocalName(facts.host) },
      call,
    });
    const handle = createRequestHandler(build, options.development ? 'development' : 'production');
    // Nothing of the visitor's own headers reaches the page: it is kept for everybody.
    const response = await handle(new Request(url), context);
    const body = await response.text();
    const policy = contentSecurityPolicy({
      origin: url.origin,
      inlineScripts: permitted.map(scriptHash),
      frameOrigins: [...new Set([...options.gameOrigins, ...origins.frames])],
      imageOrigins: [...new Set([...options.gameOrigins, ...origins.pictures])],
      serviceOrigins: [
        ...(site?.scriptOrigins ?? []),
        ...(hasChat ? chatOrigins(app.config.LIVE_CHAT_SCRIPT_URL) : []),
      ],
      development: options.development,
    });
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => name !== 'transfer-encoding'),
      body: await compressQuickly(body),
      policy,
      etag: etagOf(body, policy),
    };
  }

  /** Most pages are kept ones: for them nothing is awaited, and no address is taken apart. */
  function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined {
    const kept = cache.get(pageKey(request, request.url));
    if (!kept) return pageBeyondCache(request, reply);
    sendKept(request, reply, kept);
    return undefined;
  }

  /** A page that is not kept, or that was asked for by another spelling of its address. */
  async function pageBeyondCache(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = pageUrl(requestFacts(request).origin, request.url);
    if (!url) return reply.code(400).type('text/plain').send('This is no address of a page.');
    const key = pageKey(request, url.pathname + url.search);
    const kept = cache.get(key);
    if (kept) return sendKept(request, reply, kept);
    return sendPage(request, reply, await renderOnce(request, url, key));
  }

  function sendKept(request: FastifyRequest, reply: FastifyReply, { page, isStale }: KeptPage): FastifyReply {
    // A page that is asked for again is worth the best compression, and a new one behind it is made before it is missed.
    if (isStale) renewBehind(request, page);
    else if (!page.body.isBest) compressBest(page.body).catch(reportBehind);
    return sendPage(request, reply, page);
  }

  function renewBehind(request: FastifyRequest, before: CachedPage): void {
    const url = pageUrl(requestFacts(request).origin, request.url);
    if (!url) return;
    renderOnce(request, url, pageKey(request, url.pathname + url.search), before).catch(reportBehind);
  }

  function reportBehind(error: unknown): void {
    app.log.warn({ err: error }, 'a kept page could not be renewed');
  }

  /**
   * Render a page once for all who wait for it, and keep it unless something changed meanwhile. Nobody waits for one that
   * takes the place of `before`, so that it is compressed at the best before it is kept.
   */
  function renderOnce(
    request: FastifyRequest,
    url: URL,
    key: PageKey,
    before?: CachedPage,
  ): Promise<CachedPage> {
    const name = JSON.stringify(key);
    const known = rendering.get(name);
    if (known) return known;
    const begun = generation;
    const made = render(request, url)
      .then(async (fresh) => {
        const renewed = before ? await inPlaceOf(before, fresh) : fresh;
        if (fresh.status < 400 && begun === generation && isKept(url) && !options.development) {
          cache.set(key, renewed);
        }
        return renewed;
      })
      .finally(() => rendering.delete(name));
    rendering.set(name, made);
    return made;
  }

  const limit = app.config.RATE_LIMITS ? perMinute(pagesPerMinute) : undefined;
  const onRequest = limit && ((request: FastifyRequest) => take(limit, addressKey(request.ip)));
  server.get('/*', { ...(onRequest && { onRequest }) }, page);
  return { forgetPages };
}

/** By what a page is kept. Without a choice of the visitor's it is in the site's language, whose change makes pages forgotten. */
function pageKey(request: FastifyRequest, path: string): PageKey {
  const { name, withPort } = hostOf(request);
  return {
    host: name,
    origin: `${schemeOf(request)}://${withPort}`,
    path,
    language: chosenLanguage(path, request.headers.cookie) ?? 'site',
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('content-security-policy', page.policy);
  reply.header('vary', 'accept-encoding, cookie');
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

/** Weak, because one page goes out in three encodings. */
function etagOf(body: string, policy: string): string {
  return `W/"${createHash('sha256').update(policy).update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether a browser has the page already, by its If-None-Match. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag) ?? false;
}

/** A page that has not changed keeps what it was compressed to. */
async function inPlaceOf(before: CachedPage, fresh: CachedPage): Promise<CachedPage> {
  if (fresh.body.plain.equals(before.body.plain)) return { ...fresh, body: before.body };
  await compressBest(fresh.body);
  return fresh;
}

/** The hash of an inline script, as a content security policy takes it. */
function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

async function defaultLanguage(app: App, host: string): Promise<string> {
  return (await siteAt(app, host))?.defaultLanguage ?? 'EN';
}

/** The site behind a host; undefined where there is none. */
async function siteAt(app: App, host: string): Promise<Site | undefined> {
  try {
    return await app.sites.byDomain(host);
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}

function pathOf(request: FastifyRequest): string {
  return decodeURIComponent(request.url.split('?')[0] ?? '');
}
