/** HTML of anonymous pages, by host, path, language and build, kept until the site changes. */
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
  readonly gzip: Buffer;
  /** The content security policy that fits the page's inline scripts. */
  readonly policy: string;
  readonly expires_ms: number;
}

/** So many pages are kept; the oldest go first, so that invented paths cannot fill the memory. */
const maxPages = 2000;

export function createPageCache(): PageCache {
  const pages = new Map<string, CachedPage>();
  const keyOf = ({ host, path, language }: PageKey): string => `${host} ${language} ${path}`;
  return {
    get: (key) => pages.get(keyOf(key)),
    set: (key, page) => {
      const oldest = pages.size >= maxPages ? pages.keys().next().value : undefined;
      if (oldest !== undefined) pages.delete(oldest);
      pages.set(keyOf(key), page);
    },
    clear: () => pages.clear(),
  };
}
