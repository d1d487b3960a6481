import { playersClose } from '@marquee/contract/operate/players/close.ts';
import { closeAccount } from '../../closing/close-account.ts';
import { asPlayer, requirePlayer } from '../../console/show-player.ts';
import { refuse } from '../../kernel/errors.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersClose = serveOperation(
  playersClose,
  async ({ app, input, operator, sites, noteIn }) => {
    const player = await requirePlayer(app, sites, input.player_id);
    if (player.status === 'closed' || player.status === 'unverified') throw refuse('playerUnchanged');
    const withdrawal = await closeAccount(app, asPlayer(player, app.clock.now()), {
      forfeitsBonus: input.forfeit_bonus,
      operator: operator.email,
      record: (trx, withdrawal_id) =>
        noteIn(trx, {
          siteId: player.site_id,
          subjectId: input.player_id,
          before: { status: player.status },
          after: { status: 'closed', withdrawal_id },
          reason: input.reason,
        }),
    });
    return { withdrawal_id: withdrawal?.withdrawal_id ?? null };
  },
);
