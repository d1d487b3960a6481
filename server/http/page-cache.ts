import { LRUCache } from 'lru-cache';
import type { CompressedBody } from './page-compression.ts';

/** HTML of anonymous pages, by host, path and language, kept until the site changes. */
export interface PageCache {
  get(key: PageKey): KeptPage | undefined;
  set(key: PageKey, page: CachedPage): void;
  clear(): void;
}

export interface PageKey {
  /** As `readHost` spells it, without the port. */
  readonly host: string;
  /** As it was asked for, with scheme and port: the policy of a page names it. */
  readonly origin: string;
  /** With its query, in the one spelling that pages are kept by. */
  readonly path: string;
  /** The visitor's choice, or `site`. */
  readonly language: string;
}

export interface CachedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: CompressedBody;
  /** The content security policy that fits the page's inline scripts. */
  readonly policy: string;
  /** Changes with the body and the policy. */
  readonly etag: string;
}

export interface KeptPage {
  readonly page: CachedPage;
  /** Whether it is to be made anew, for what changes without the site's rows changing. It may be shown meanwhile. */
  readonly isStale: boolean;
}

/** So much HTML is kept of one host: its own invented paths and queries push out no other host's pages. */
const maxSizePerHost_bytes = 8 * 1024 * 1024;
/** Of more hosts, the one that was not asked for longest is forgotten. Only hosts of sites are kept at all. */
const maxHosts = 100;
const fresh_ms = 60_000;
/** A page that nobody asked for in this time is not shown any more as it was. */
const life_ms = 10 * 60_000;

/** `now_ms` is the time that pages grow old by. */
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
    clear: () => hosts.clear(),
  };
}
