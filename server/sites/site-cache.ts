import { LRUCache } from 'lru-cache';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { findSiteId, loadSite } from './load-site.ts';
import type { Site } from './site.ts';

/** Sites by domain and by id, in memory. `forget` makes the next access load a site from the database. */
export interface SiteCache {
  /** The site of a domain or one of its aliases. Throws `siteNotFound` if there is none. */
  byDomain(domainName: string): Promise<Site>;
  byId(siteId: number): Promise<Site>;
  /** Drop one site, or all of them, after a row changed. */
  forget(siteId?: number): void;
  /** The listener receives the id of a dropped site, or undefined if all sites were dropped. */
  onForget(listener: (siteId: number | undefined) => void): void;
}

/** Limits the domains kept in memory, so that requests with invented host names cannot exhaust it. */
const maxDomains = 10_000;

/** Create a cache over the database. The handler of `sites_changed` notifications calls its `forget`. */
export function createSiteCache(db: Database, servicesUrl?: string): SiteCache {
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
      loading = loadSite(db, siteId, servicesUrl);
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
