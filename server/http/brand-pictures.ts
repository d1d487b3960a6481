import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { App } from './app.ts';
import { RefusalError } from '../kernel/errors.ts';
import { findPicture, markOf, mediaTypeOf } from '../sites/pictures.ts';
import { compressBrotli } from './page-compression.ts';
import { requestFacts } from './request-facts.ts';

/** What a brand's picture may do when somebody opens it by itself: be seen. */
const drawingPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const year_s = 31_536_000;
/** The pictures of a hundred brands. */
const cache_bytes = 64 * 1024 * 1024;
/** A picture of which nothing is kept still takes a place, so that nobody fills the memory with invented names. */
const placeholder_bytes = 200;

interface Served {
  readonly mark: string;
  readonly content: Buffer;
  /** Of a drawing, which is text, and a third of it when compressed. */
  readonly brotli: Buffer | undefined;
}

/**
 * Serve the pictures of the site that a host is of. Their addresses carry a mark of their content, so that what is served under the
 * mark of now is kept by browsers for ever, and under another one is asked for again.
 */
export function mountBrandPictures(server: FastifyInstance, app: App): void {
  const kept = new LRUCache<string, { readonly picture: Served | undefined }>({
    maxSize: cache_bytes,
    sizeCalculation: ({ picture }) =>
      placeholder_bytes + (picture?.content.length ?? 0) + (picture?.brotli?.length ?? 0),
  });
  let generation = 0;
  app.sites.onForget(() => {
    generation += 1;
    kept.clear();
  });

  async function load(siteId: number, file: string): Promise<Served | undefined> {
    const key = `${siteId}/${file}`;
    const known = kept.get(key);
    if (known) return known.picture;
    const begun = generation;
    const found = await findPicture(app.db, siteId, file);
    const picture = found && {
      mark: markOf(found),
      content: found.content,
      brotli: file.endsWith('.svg') ? await compressBrotli(found.content) : undefined,
    };
    if (begun === generation) kept.set(key, { picture });
    return picture;
  }

  server.get<{ Params: { brand: string; file: string }; Querystring: { v?: unknown } }>(
    '/brand/:brand/:file',
    { logLevel: 'warn' },
    async (request, reply) => {
      const { brand, file } = request.params;
      const mediaType = mediaTypeOf(file);
      // A drawing can hold scripts: another brand's must not be opened as a page of this one's origin.
      const site = await siteAt(app, requestFacts(request).host);
      if (mediaType === undefined || site?.siteCode !== brand) return reply.code(404).send();
      const picture = await load(site.siteId, file);
      if (!picture) return reply.code(404).send();
      const isOfNow = request.query.v === undefined || request.query.v === picture.mark;
      reply
        .header('content-security-policy', drawingPolicy)
        .header('cache-control', isOfNow ? `public, max-age=${year_s}, immutable` : 'no-cache')
        .type(mediaType);
      if (picture.brotli === undefined) return reply.send(picture.content);
      reply.header('vary', 'accept-encoding');
      if (!request.headers['accept-encoding']?.includes('br')) return reply.send(picture.content);
      return reply.header('content-encoding', 'br').send(picture.brotli);
    },
  );
}

/** The site behind a host; undefined where there is none. */
async function siteAt(app: App, host: string) {
  try {
    return await app.sites.byDomain(host);
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}
