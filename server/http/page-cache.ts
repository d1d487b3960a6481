import type { SpokenLanguage } from '@marquee/contract/languages.ts';
import { LRUCache } from 'lru-cache';
import type { CompressedBody } from './page-compression.ts';

/** HTML of anonymous pages, by host, origin, path and language. Cleared when a site or the catalogue changes. */
export interface PageCache {
  get(key: PageKey): KeptPage | undefined;
  set(key: PageKey, page: CachedPage): void;
  /** Drop the pages of a host, or all of them. */
  clear(host?: string): void;
}

export interface PageKey {
  /** As `readHost` spells it, without the port. */
  readonly host: string;
  /** The requested origin with scheme and port. The page's content security policy names it. */
  readonly origin: string;
  /** With the query, as normalized by `pageUrl`. */
  readonly path: string;
  readonly language: SpokenLanguage;
}

export interface CachedPage {
  readonly status: number;
  /** What the page is written in, as browsers call it. */
  readonly language: string;
  /** The headers of a request that another page can depend on, for caches between here and the visitor. */
  readonly vary: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: CompressedBody;
  /** The content security policy that allows the page's inline scripts. */
  readonly policy: string;
  /** Changes when the body or the policy changes. */
  readonly etag: string;
}

export interface KeptPage {
  readonly page: CachedPage;
  /**
   * True if the page should be rendered again, because it may depend on data other than the site's rows. It may be
   * served until then.
   */
  readonly isStale: boolean;
}

/** A limit per host, so that invented paths and queries on one host cannot evict the pages of another. */
const maxSizePerHost_bytes = 8 * 1024 * 1024;
/** Beyond this, the least recently used host is dropped. */
const maxHosts = 100;
const fresh_ms = 60_000;
/** A page is dropped this long after it was rendered. */
const life_ms = 10 * 60_000;

/** `now_ms` is the clock for the age of pages. */
export function createPageCache(now_ms: () => number = () => performance.now()): PageCache {
  const hosts = new LRUCache<string, LRUCache<string, CachedPage>>({ max: maxHosts });
  const newHost = () =>
    new LRUCache<string, CachedPage>({
      maxSize: maxSizePerHost_bytes,
      ttl: life_ms,
      ttlResolution: 0,
      perf: { now: now_ms },
      sizeCalculation: ({ body, policy }) =>
        body.plain.length + body.brotli.length + body.gzip.length + policy.length,
    });
  const keyOf = ({ origin, path, language }: PageKey): string => `${origin} ${language} ${path}`;
  return {
    get: (key) => {
      const pages = hosts.get(key.host);
      const name = keyOf(key);
      const page = pages?.get(name);
      return pages && page && { page, isStale: pages.getRemainingTTL(name) < life_ms - fresh_ms };
    },
    set: (key, page) => {
      const pages = hosts.get(key.host) ?? newHost();
      hosts.set(key.host, pages);
      pages.set(keyOf(key), page);
    },
    clear: (host) => {
      if (host === undefined) hosts.clear();
      else hosts.delete(host);
    },
  };
}
