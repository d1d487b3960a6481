import { exportStates } from '@marquee/contract/operator-privacy.ts';
import { playersData } from '@marquee/contract/operate/players/data.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { latestApprovals } from '../../operators/approvals.ts';
import { operatorNames } from '../../operators/operators.ts';
import { erasureHindrance, readErasure } from '../../privacy/erase.ts';
import { listExports } from '../../privacy/exports.ts';

export const servePlayersData = serveOperation(playersData, async ({ app, input, sites, operator }) => {
  const found = await requirePlayer(app, sites, input.player_id);
  const player = { ...found, siteId: found.site_id, playerId: found.player_id };
  const [exports, hindrance, erasedAt, approvals] = await Promise.all([
    listExports(app.db, player),
    erasureHindrance(app, app.db, player),
    readErasure(app.db, player),
    latestApprovals(app.db, 'erasure', [input.player_id]),
  ]);
  const names = await operatorNames(
    app.db,
    exports.map(({ asked_by }) => asked_by),
  );
  const open = approvals.find(({ state }) => state === 'open');
  return {
    exports: exports.map((row) => ({
      export_id: row.export_id,
      asked_by: names.get(row.asked_by) ?? '',
      asked_by_me: row.asked_by === operator.operatorId,
      asked_at: row.asked_at.toISOString(),
      state: exportStates.find((state) => state === row.state) ?? 'failed',
      error: row.error,
      bytes: row.bytes,
      expires_at: row.expires_at?.toISOString() ?? null,
      taken_at: row.taken_at?.toISOString() ?? null,
    })),
    erasure: {
      hindrance: hindrance ?? null,
      approval_id: open?.approval_id ?? null,
      erased_at: erasedAt?.toISOString() ?? null,
    },
  };
});
