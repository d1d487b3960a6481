import { lookup } from 'node:dns/promises';
import { sitesCheckDomain } from '@marquee/contract/operate/sites/check_domain.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { siteOfDomain } from '../../sites/documents/settings.ts';

export const serveSitesCheckDomain = serveOperation(sitesCheckDomain, async ({ app, input, sites }) => {
  const owner = await siteOfDomain(app.db, input.domain);
  const addresses = await addressesOf(input.domain);
  const isSeen = owner !== undefined && (sites === 'all' || sites.includes(owner.site_id));
  return {
    // That a foreign site has it is told, because the domain cannot be used; which one is not.
    taken_by: owner === undefined ? null : isSeen ? owner.site_code : '',
    resolves: addresses.length > 0,
    addresses,
  };
});

/** Where a domain leads; nothing where it is not known. */
async function addressesOf(domain: string): Promise<string[]> {
  try {
    const found = await lookup(domain, { all: true });
    return found.map(({ address }) => address);
  } catch {
    return [];
  }
}
