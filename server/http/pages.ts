import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import { getHotGames } from '@marquee/contract/api/product/get_hot_games.ts';
import { startup } from '@marquee/contract/api/startup.ts';
import { languages } from '@marquee/contract/languages.ts';
import type { PageCall, PageInput } from '@marquee/contract/page.ts';
import { refusals } from '@marquee/contract/refusals.ts';
import { LRUCache } from 'lru-cache';
import type { App } from './app.ts';
import { addressKey } from '../kernel/address-key.ts';
import { mountBrandPictures } from './brand-pictures.ts';
import { createPageCall } from './call-in-process.ts';
import { createPageCache, type CachedPage, type KeptPage, type PageKey } from './page-cache.ts';
import { compressBest, compressQuickly } from './page-compression.ts';
import { hasDevOutbox } from './dev-outbox.ts';
import { isLocalName } from './this-machine.ts';
import {
  everyLanguage,
  languageOfPath,
  pageLanguage,
  siteLanguages,
  type SiteLanguages,
} from './page-language.ts';
import { mountPageFiles } from './page-files.ts';
import { chatScriptOf, cmsStatusOf, siteAt } from './page-site.ts';
import { perMinute, take } from './rate-limit-store.ts';
import { galleryPath, gallerySites, hasGallery } from './gallery.ts';
import { isKept, pageUrl, siteOrigin } from './page-address.ts';
import { hostOf, requestFacts, schemeOf } from './request-facts.ts';
import { etagOf, sendPage } from './send-page.ts';
import type { ServedCall } from './serve.ts';
import type { SiteBuild } from './site-build.ts';
import { previewParameter } from '../sites/preview.ts';
import { previewedSite } from '../sites/previewed-site.ts';
import { chatOrigins, contentSecurityPolicy } from './security-headers.ts';

/** More pages than all players behind one address read. More than that is abuse. */
const pagesPerMinute = 12_000;
/** The hosts whose languages and last start are kept in memory. */
const maxHosts = 10_000;

/**
 * Serve the site's pages. Anonymous HTML is the same for all visitors, so it is cached, already compressed, until the
 * site or the catalogue changes. Inline scripts are allowed by their hash.
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
  const languagesByHost = new LRUCache<string, SiteLanguages & { readonly siteId: number }>({
    max: maxHosts,
    // A host that nobody remembers is not found when its site changes, so its pages go with it.
    dispose: (_known, host, why) => {
      if (why === 'evict') cache.clear(host);
    },
  });
  const lastStarts = new LRUCache<string, PageInput['startup']>({ max: maxHosts });
  let generation = 0;
  const forgetPages = (): void => {
    generation += 1;
    rendering.clear();
    languagesByHost.clear();
    cache.clear();
  };
  // A change of one site leaves the pages of the others where they are.
  app.sites.onForget((siteId) => {
    if (siteId === undefined) return forgetPages();
    generation += 1;
    rendering.clear();
    for (const [host, known] of languagesByHost.entries()) {
      if (known.siteId !== siteId) continue;
      languagesByHost.delete(host);
      cache.clear(host);
    }
  });

  mountBrandPictures(server, app);
  await mountPageFiles(server, options.clientDirectory);

  /** `seen` is the application as the page sees it; in a preview it shows another site than its visitors see. */
  async function render(
    request: FastifyRequest,
    url: URL,
    language: PageInput['language'],
    {
      seen = app,
      frameAncestors = [],
      gallery,
    }: {
      seen?: App;
      frameAncestors?: readonly string[];
      gallery?: Awaited<ReturnType<typeof gallerySites>>;
    } = {},
  ): Promise<CachedPage> {
    const facts = requestFacts(request);
    const call = createPageCall(seen, options.servedCalls, facts);
    const start = await startOf(request, facts.host, call);
    // The page of a site that could not be read needs no more than what is in memory.
    const isRead = start.statusCode !== refusals.internalServerError.code;
    const site = isRead ? await siteAt(seen, facts.host) : undefined;
    const origins = site ? await app.rounds.origins.ofSite(site.siteId) : { frames: [], pictures: [] };
    const chatScript = site === undefined || site.liveChat.chat_id === '' ? '' : chatScriptOf(app.config);
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
      social_accounts: site?.socialAccounts ?? [],
      cms_status: cmsStatusOf(site),
      has_hot_games: isRead && (await call(getHotGames, { domain_name: facts.host })).value?.length !== 0,
      language_cookie: app.config.LANGUAGE_COOKIE,
      has_partners: (site?.partners.length ?? 0) > 0,
      has_popups: (site?.popups.length ?? 0) > 0,
      live_chat_script: chatScript,
      fairness_url: options.gameOrigins[0] ? `${options.gameOrigins[0]}/fairness` : '',
      previews: app.config.MARQUEE_ENV !== 'production',
      gallery: gallery?.sites,
      features: { dev_outbox: hasDevOutbox(app.config) && isLocalName(facts.host) },
      call,
    });
    const handle = createRequestHandler(build, options.development ? 'development' : 'production');
    // The page is cached for everyone, so the visitor's headers are not passed on.
    const response = await handle(new Request(url), context);
    const body = await response.text();
    const policy = contentSecurityPolicy({
      origin: url.origin,
      inlineScripts: permitted.map(scriptHash),
      frameOrigins: [...new Set([...options.gameOrigins, ...origins.frames, ...(gallery?.origins ?? [])])],
      imageOrigins: [...new Set([...options.gameOrigins, ...origins.pictures])],
      serviceOrigins: [...(site?.scriptOrigins ?? []), ...(chatScript === '' ? [] : chatOrigins(chatScript))],
      frameAncestors,
      development: options.development,
    });
    return {
      status: response.status,
      language: languages[language].locale,
      vary: languageOfPath(url.pathname, everyLanguage)
        ? 'accept-encoding'
        : 'accept-encoding, cookie, accept-language',
      headers: [...response.headers].filter(([name]) => name !== 'transfer-encoding'),
      body: await compressQuickly(body),
      policy,
      etag: etagOf(body, policy),
    };
  }

  /** The start of the site at a host. While its rows cannot be read, the fault, with the site as it was known last. */
  async function startOf(
    request: FastifyRequest,
    host: string,
    call: PageCall,
  ): Promise<PageInput['startup']> {
    try {
      const start = await call(startup, { domain_name: host });
      if (start.statusCode === 1) lastStarts.set(host, start);
      return start;
    } catch (error) {
      request.log.error({ err: error }, 'the site of a page could not be read');
      const { code, detail } = refusals.internalServerError;
      return {
        ...lastStarts.get(host),
        statusCode: code,
        statusMessage: 'internalServerError',
        statusDetail: detail,
        maintenance: { is_maintenance: false, start_date: null, end_date: null, message: {} },
      };
    }
  }

  /** The languages of the site at a host; all of them where there is no site, or it cannot be read. */
  async function languagesAt(host: string): Promise<SiteLanguages> {
    const known = languagesByHost.get(host);
    if (known) return known;
    const begun = generation;
    const site = await siteAt(app, host).catch(() => undefined);
    if (!site) return everyLanguage;
    const found = {
      ...siteLanguages(
        site.languages.map(({ code }) => code),
        site.defaultLanguage,
      ),
      siteId: site.siteId,
    };
    if (begun === generation) languagesByHost.set(host, found);
    return found;
  }

  /** Serve most pages from the cache, without awaiting anything and without parsing the URL. */
  function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined {
    const site = languagesByHost.get(hostOf(request).name);
    const kept = site && cache.get(pageKey(request, request.url, site, app.config.LANGUAGE_COOKIE));
    if (!kept) return pageBeyondCache(request, reply);
    sendKept(request, reply, kept);
    return undefined;
  }

  /** Serve a page that is not cached under the requested spelling of its address. */
  async function pageBeyondCache(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = pageUrl(requestFacts(request).origin, request.url);
    if (!url) return reply.code(400).type('text/plain').send('Invalid page address.');
    if (url.searchParams.has(previewParameter)) return sendPreview(request, reply, url);
    if (url.pathname === galleryPath) return sendGallery(request, reply, url);
    const site = await languagesAt(hostOf(request).name);
    const key = pageKey(request, url.pathname + url.search, site, app.config.LANGUAGE_COOKIE);
    const kept = cache.get(key);
    if (kept) return sendKept(request, reply, kept);
    return sendPage(request, reply, await renderOnce(request, url, key));
  }

  /** A page as a signed address shows it. It is nobody else's: it is not kept, and only the console may frame it. */
  async function sendPreview(request: FastifyRequest, reply: FastifyReply, url: URL): Promise<FastifyReply> {
    const preview = app.previews.read(url.searchParams.get(previewParameter) ?? '', app.clock.now());
    const { host } = requestFacts(request);
    const site = preview && (await siteAt(app, host));
    if (!preview || site?.siteId !== preview.siteId) {
      return reply.code(403).type('text/plain').send('This preview has expired. Open it again.');
    }
    const shown = await previewedSite(app, site, preview);
    const sites = { ...app.sites, byDomain: async () => shown, byId: async () => shown };
    const languages = siteLanguages(
      shown.languages.map(({ code }) => code),
      shown.defaultLanguage,
    );
    const language = pageLanguage(url.pathname, request.headers, languages, app.config.LANGUAGE_COOKIE);
    const page = await render(request, url, language, {
      seen: { ...app, sites },
      frameAncestors: [preview.framedBy],
    });
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    return sendPage(request, reply, page);
  }

  /** The gallery of templates. It is not kept, because its addresses expire. */
  async function sendGallery(request: FastifyRequest, reply: FastifyReply, url: URL): Promise<FastifyReply> {
    const { host, origin } = requestFacts(request);
    const site = hasGallery(app, host) ? await siteAt(app, host) : undefined;
    const gallery = site && (await gallerySites(app, site, origin));
    const languages = await languagesAt(host);
    const language = pageLanguage(url.pathname, request.headers, languages, app.config.LANGUAGE_COOKIE);
    const page = await render(request, url, language, gallery ? { gallery } : {});
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    return sendPage(request, reply, page);
  }

  function sendKept(request: FastifyRequest, reply: FastifyReply, { page, isStale }: KeptPage): FastifyReply {
    // A page that is requested again is worth the best compression. A stale one is rendered again in the background.
    if (isStale) void renewBehind(request, page);
    else if (!page.body.isBest) compressBest(page.body).catch(reportBehind);
    return sendPage(request, reply, page);
  }

  async function renewBehind(request: FastifyRequest, before: CachedPage): Promise<void> {
    const url = pageUrl(requestFacts(request).origin, request.url);
    if (!url) return;
    try {
      const site = await languagesAt(hostOf(request).name);
      await renderOnce(
        request,
        url,
        pageKey(request, url.pathname + url.search, site, app.config.LANGUAGE_COOKIE),
        before,
      );
    } catch (error) {
      reportBehind(error);
    }
  }

  function reportBehind(error: unknown): void {
    app.log.warn({ err: error }, 'a cached page could not be refreshed');
  }

  /**
   * Render a page once for all requests that wait for it, and cache it unless the site changed meanwhile. With
   * `before`, which it will replace, no visitor is waiting, so it gets the best compression before it is cached.
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
    const made = render(request, url, key.language)
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

/** Reuse the compressed body if the page has not changed. */
async function inPlaceOf(before: CachedPage, fresh: CachedPage): Promise<CachedPage> {
  if (fresh.body.plain.equals(before.body.plain)) return { ...fresh, body: before.body };
  await compressBest(fresh.body);
  return fresh;
}

/** The hash of an inline script in the syntax of a content security policy. */
function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** The cache key of a page, which is the same for all visitors who read it in one language. */
function pageKey(
  request: FastifyRequest,
  path: string,
  site: SiteLanguages,
  languageCookie: string,
): PageKey {
  const { name, withPort } = hostOf(request);
  return {
    host: name,
    origin: `${schemeOf(request)}://${withPort}`,
    path,
    language: pageLanguage(path, request.headers, site, languageCookie),
  };
}
