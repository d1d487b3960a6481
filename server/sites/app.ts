import type { App as LedgerApp } from '../ledger/app.ts';
import type { Previews } from './preview.ts';
import type { SiteCache } from './site-cache.ts';

export interface App extends LedgerApp {
  readonly sites: SiteCache;
  readonly previews: Previews;
}
