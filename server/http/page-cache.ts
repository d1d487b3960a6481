import { LRUCache } from 'lru-cache';

/** HTML of anonymous pages, by host, path and language, kept until the site changes. */
export interface PageCache {
  get(key: PageKey): CachedPage | undefined;
  set(key: PageKey, page: CachedPage): void;
  clear(): void;
}

export interface PageKey {
  readonly host: string;
  readonly path: string;
  readonly language: string;
}

export interface CachedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly plain: Buffer;
  brotli: Buffer;
  /** Whether it was compressed again, at the best quality. */
  isBest: boolean;
  readonly gzip: Buffer;
  /** The content security policy that fits the page's inline scripts. */
  readonly policy: string;
}

/** So much HTML is kept; what was not asked for longest goes first, so that invented paths cannot fill the memory. */
const maxSize_bytes = 64 * 1024 * 1024;
/** A kept page is made anew after so long, for what changes without the site's rows changing. */
const life_ms = 60_000;

export function createPageCache(): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxSize_bytes,
    ttl: life_ms,
    sizeCalculation: (page) => page.plain.length + page.brotli.length + page.gzip.length + page.policy.length,
  });
  const keyOf = ({ host, path, language }: PageKey): string => `${host} ${language} ${path}`;
  return {
    get: (key) => pages.get(keyOf(key)),
    set: (key, page) => {
      pages.set(keyOf(key), page);
    },
    clear: () => pages.clear(),
  };
}
