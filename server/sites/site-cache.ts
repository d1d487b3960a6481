import { LRUCache } from 'lru-cache';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { findSiteId, loadSite } from './load-site.ts';
import type { Site } from './site.ts';

/** Sites by domain and by id, in memory. A site is read again after `forget` was called for it. */
export interface SiteCache {
  /** The site behind a domain or one of its aliases. Throws the refusal `siteNotFound`. */
  byDomain(domainName: string): Promise<Site>;
  byId(siteId: number): Promise<Site>;
  /** Forget one site, or all of them, because a row of it changed. */
  forget(siteId?: number): void;
  /** Called after sites were forgotten, with the site's id or undefined for all. */
  onForget(listener: (siteId: number | undefined) => void): void;
}

/** How many domains are remembered, so that nobody can fill the memory with invented names. */
const maxDomains = 10_000;

/** A cache over the database; `sites_changed` notifications call its `forget`. */
export function createSiteCache(db: Database): SiteCache {
  const sites = new Map<number, Promise<Site | undefined>>();
  const domains = new LRUCache<string, Promise<number | undefined>>({ max: maxDomains });
  const listeners: ((siteId: number | undefined) => void)[] = [];

  async function siteIdOf(domainName: string): Promise<number | undefined> {
    const known = domains.get(domainName);
    if (known) return known;
    const found = findSiteId(db, domainName);
    domains.set(domainName, found);
    found.catch(() => domains.delete(domainName));
    return found;
  }

  async function byId(siteId: number): Promise<Site> {
    let loading = sites.get(siteId);
    if (!loading) {
      loading = loadSite(db, siteId);
      sites.set(siteId, loading);
      loading.catch(() => sites.delete(siteId));
    }
    const site = await loading;
    if (!site) throw refuse('siteNotFound');
    return site;
  }

  return {
    byId,
    byDomain: async (domainName) => {
      const siteId = await siteIdOf(domainName);
      if (siteId === undefined) throw refuse('siteNotFound');
      return byId(siteId);
    },
    forget: (siteId) => {
      if (siteId === undefined) sites.clear();
      else sites.delete(siteId);
      domains.clear();
      for (const listener of listeners) listener(siteId);
    },
    onForget: (listener) => {
      listeners.push(listener);
    },
  };
}
