import { playersResetSecondFactor } from '@marquee/contract/operate/players/reset_second_factor.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { refuse } from '../../kernel/errors.ts';
import { resetTwoFactor } from '../../players/second-factor.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersResetSecondFactor = serveOperation(
  playersResetSecondFactor,
  async ({ app, input, sites, noteIn }) => {
    const player = await requirePlayer(app, sites, input.player_id);
    if (!player.two_factor) throw refuse('playerUnchanged');
    const key = { siteId: player.site_id, playerId: player.player_id };
    const ended = await resetTwoFactor(app, key, (trx, sessions) =>
      noteIn(trx, {
        siteId: player.site_id,
        subjectId: input.player_id,
        before: { second_factor: true },
        after: { second_factor: false, sessions_ended: sessions },
        reason: input.reason,
      }),
    );
    return { ended };
  },
);
