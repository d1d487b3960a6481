import { LRUCache } from 'lru-cache';
import type { CompressedBody } from './page-compression.ts';

/** HTML of anonymous pages, by host, path and language, kept until the site changes. */
export interface PageCache {
  get(key: PageKey): KeptPage | undefined;
  set(key: PageKey, page: CachedPage): void;
  clear(): void;
}

export interface PageKey {
  readonly host: string;
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
}

export interface KeptPage {
  readonly page: CachedPage;
  /** Whether it is to be made anew, for what changes without the site's rows changing. It may be shown meanwhile. */
  readonly isStale: boolean;
}

/** So much HTML is kept; what was not asked for longest goes first, so that invented paths cannot fill the memory. */
const maxSize_bytes = 64 * 1024 * 1024;
const fresh_ms = 60_000;
/** A page that nobody asked for in this time is not shown any more as it was. */
const life_ms = 10 * 60_000;

/** `now_ms` is the time that pages grow old by. */
export function createPageCache(now_ms: () => number = () => performance.now()): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxSize_bytes,
    ttl: life_ms,
    ttlResolution: 0,
    perf: { now: now_ms },
    sizeCalculation: ({ body, policy }) =>
      body.plain.length + body.brotli.length + body.gzip.length + policy.length,
  });
  const keyOf = ({ host, path, language }: PageKey): string => `${host} ${language} ${path}`;
  return {
    get: (key) => {
      const name = keyOf(key);
      const page = pages.get(name);
      return page && { page, isStale: pages.getRemainingTTL(name) < life_ms - fresh_ms };
    },
    set: (key, page) => {
      pages.set(keyOf(key), page);
    },
    clear: () => pages.clear(),
  };
}
