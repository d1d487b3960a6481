import type { Config } from '@marquee/server/kernel/config.ts';
import type { Database } from '@marquee/server/kernel/database.ts';
import { createRefreshed } from '@marquee/server/rounds/refreshed.ts';

/** So soon a site that is imported while the games run may frame them. */
const maxAge_ms = 2_000;

/**
 * Who may frame the house games, as sources of a content security policy. In production the hosts of the sites over TLS, as they
 * are now and on whatever port, and nobody else. A demo is also shown on this machine, and under whatever name a tunnel gives it.
 */
export function frameAncestorsOf(
  config: Pick<Config, 'MARQUEE_ENV' | 'PORT'>,
  db: Database,
): () => Promise<readonly string[]> {
  const { MARQUEE_ENV, PORT } = config;
  if (MARQUEE_ENV !== 'production') {
    const anywhere = [`http://localhost:${PORT}`, `http://*.localhost:${PORT}`, 'https:'];
    return async () => anywhere;
  }
  let last: readonly string[] = [];
  const hosts = createRefreshed({
    maxAge_ms,
    load: async () => {
      const rows = await db.selectFrom('sites.domain').select('domain_name').orderBy('domain_name').execute();
      last = rows.map(({ domain_name }) => `https://${domain_name}:*`);
      return last;
    },
  });
  // Without an answer of the database the hosts that were known before still hold.
  return () => hosts.get().catch(() => last);
}
