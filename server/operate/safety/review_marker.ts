import { safetyReviewMarker } from '@marquee/contract/operate/safety/review_marker.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { refuse } from '../../kernel/errors.ts';
import { reviewMarker } from '../../risk/markers.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSafetyReviewMarker = serveOperation(
  safetyReviewMarker,
  async ({ input, operator, sites, change }) =>
    change(async (app, note) => {
      const player = await requirePlayer(app, sites, input.player_id);
      const key = { siteId: player.site_id, playerId: player.player_id };
      const review = { rule: input.rule, by: operator.email, note: input.reason };
      if (!(await reviewMarker(app, app.db, key, review))) throw refuse('playerUnchanged');
      await note({
        siteId: player.site_id,
        subjectId: input.player_id,
        before: { rule: input.rule, state: 'open' },
        after: { rule: input.rule, state: 'reviewed' },
        reason: input.reason,
      });
      return {};
    }),
);
