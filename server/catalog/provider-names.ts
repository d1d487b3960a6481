import type { Database } from '../kernel/database.ts';

/** The names of providers by their codes, including those that are no longer offered. */
export async function providerNames(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('catalog.provider')
    .select(['provider_code', 'provider_name'])
    .where('provider_code', 'in', [...new Set(codes)])
    .execute();
  return new Map(rows.map(({ provider_code, provider_name }) => [provider_code, provider_name]));
}
