import { providersSaveConnection } from '@marquee/contract/operate/providers/save_connection.ts';
import { askSecondOperator } from '../../console/change-by-two.ts';
import { connectionChange } from '../../console/changes-by-two.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { prepareConnection } from '../../rounds/connection-changes.ts';

export const serveProvidersSaveConnection = serveOperation(
  providersSaveConnection,
  async ({ input, operator, change }) =>
    change(async (app, note) => {
      const { provider_code: providerCode, identity, reason } = input;
      const asked = {
        providerCode,
        identity: identity && {
          name: identity.provider_name,
          slug: identity.slug,
          protocol: identity.protocol,
        },
        baseUrl: input.base_url,
        operatorId: input.operator_id,
        publicKey: input.provider_public_key,
        agentKey: input.agent_key,
        addresses: input.allowed_addresses,
      };
      const { after, publicPem } = await prepareConnection(app, app.db, asked);
      const approvalId = await askSecondOperator({ app, note }, connectionChange, {
        siteId: null,
        name: providerCode,
        shownAs: providerCode,
        after,
        by: operator.operatorId,
        reason,
      });
      return {
        approval_id: approvalId,
        wallet_path: `/provider/${after.slug}/${after.protocol}`,
        public_key: publicPem,
      };
    }),
);
