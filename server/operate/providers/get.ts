import { houseProviderCode } from '@marquee/contract/house-provider.ts';
import { originKinds } from '@marquee/contract/operator-entities.ts';
import { providersGet } from '@marquee/contract/operate/providers/get.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireProvider } from '../../console/show-provider.ts';
import { fingerprintOf } from '../../rounds/connection-changes.ts';
import { canRotate, readProviderDetail } from '../../rounds/operator-providers.ts';

export const serveProvidersGet = serveOperation(providersGet, async ({ app, input }) => {
  const provider = await requireProvider(app, input.provider_code);
  const { connection, origins, keys, siteCodes, reconciliation } = await readProviderDetail(
    app.db,
    input.provider_code,
  );
  return {
    provider,
    connection: connection
      ? {
          base_url: connection.base_url,
          wallet_path: `/provider/${connection.slug}/${connection.protocol}`,
          operator_id: connection.operator_id,
          key_name: connection.operator_key_name,
          next_key_name: connection.next_key_name,
          can_rotate: canRotate(input.provider_code, connection.protocol),
          can_change: input.provider_code !== houseProviderCode,
          key_fingerprint:
            connection.provider_public_key === null ? null : fingerprintOf(connection.provider_public_key),
          allowed_addresses: connection.allowed_addresses,
        }
      : null,
    keys: keys.map(({ name, version, createdAt }) => ({
      name,
      version,
      created_at: createdAt.toISOString(),
    })),
    origins: origins.map(({ kind, origin, source, is_allowed }) => ({
      kind: originKinds.find((each) => each === kind) ?? 'game',
      origin,
      chosen: source === 'operator',
      allowed: is_allowed,
    })),
    site_codes: siteCodes,
    reconciliation: reconciliation
      ? { ...reconciliation, ends_at: reconciliation.ends_at.toISOString() }
      : null,
  };
});
