import { providersSaveConnection } from '@marquee/contract/operate/providers/save_connection.ts';
import { changedFacts } from '../../console/show-connection-change.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { refuse } from '../../kernel/errors.ts';
import { askApproval } from '../../operators/approvals.ts';
import { askConnectionChange } from '../../rounds/connection-changes.ts';

export const serveProvidersSaveConnection = serveOperation(
  providersSaveConnection,
  async ({ input, operator, change }) =>
    change(async (app, note) => {
      const { provider_code: providerCode, identity, reason } = input;
      const asked = {
        providerCode,
        identity: identity && { name: identity.provider_name, slug: identity.slug },
        baseUrl: input.base_url,
        operatorId: input.operator_id,
        publicKey: input.provider_public_key,
        addresses: input.allowed_addresses,
      };
      const made = await askConnectionChange(app, app.db, asked, operator.email);
      const { changeId, before, after, publicPem } = made;
      const approvalId = await askApproval(
        app,
        app.db,
        {
          kind: 'provider_connection',
          subjectId: changeId,
          siteId: null,
          accountId: providerCode,
          money: null,
        },
        { by: operator.operatorId, reason },
      );
      if (approvalId === undefined) throw refuse('connectionChangeAsked');
      const difference = changedFacts(before, after);
      await note({
        subjectId: providerCode,
        before: difference.before,
        after: { ...difference.after, approval: 'asked' },
        reason,
        approvalId,
      });
      return {
        approval_id: approvalId,
        wallet_path: `/provider/${after.slug}/${after.protocol}`,
        public_key: publicPem,
      };
    }),
);
