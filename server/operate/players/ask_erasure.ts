import { playersAskErasure } from '@marquee/contract/operate/players/ask_erasure.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { refuse } from '../../kernel/errors.ts';
import { askApproval } from '../../operators/approvals.ts';
import { erasureHindrance } from '../../privacy/erase.ts';

export const servePlayersAskErasure = serveOperation(
  playersAskErasure,
  ({ input, sites, operator, change }) =>
    change(async (app, note) => {
      const found = await requirePlayer(app, sites, input.player_id);
      const player = { ...found, siteId: found.site_id, playerId: found.player_id };
      const hindrance = await erasureHindrance(app, app.db, player);
      if (hindrance) throw refuse('erasureNotPossible', hindrance);
      const subject = {
        kind: 'erasure' as const,
        subjectId: input.player_id,
        siteId: found.site_id,
        accountId: found.account_id,
        money: null,
      };
      const asked = { by: operator.operatorId, reason: input.reason };
      const approvalId = await askApproval(app, app.db, subject, asked);
      if (approvalId === undefined) throw refuse('erasureNotPossible', 'asked');
      await note({
        siteId: found.site_id,
        subjectId: input.player_id,
        after: { approval: 'asked' },
        reason: input.reason,
        approvalId,
      });
      return { approval_id: approvalId };
    }),
);
