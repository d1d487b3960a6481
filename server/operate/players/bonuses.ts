import { playersBonuses } from '@marquee/contract/operate/players/bonuses.ts';
import { listBonuses } from '../../bonus/present-bonus.ts';
import { nextPage, pageNumberOf } from '../../console/cursor.ts';
import { asPlayer, requirePlayer } from '../../console/show-player.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersBonuses = serveOperation(playersBonuses, async ({ app, input, sites }) => {
  const player = await requirePlayer(app, sites, input.player_id);
  const page = pageNumberOf(input.cursor);
  const query = { group: undefined, page, pageSize: input.limit, language: input.language };
  const { value, total } = await listBonuses(app, asPlayer(player, app.clock.now()), query);
  return {
    next_cursor: nextPage(page, input.limit, total),
    value: value.map((bonus) => ({
      bonus_id: bonus.bonus_id,
      kind: bonus.kind,
      title: bonus.title,
      status: bonus.status,
      amount: bonus.amount,
      balance: bonus.balance,
      required: bonus.required,
      wagered: bonus.wagered,
      progress: bonus.progress,
      converted: bonus.converted,
      forfeited: bonus.forfeited,
      spins_total: bonus.spins_total,
      spins_played: bonus.spins_played,
      claimed_at: bonus.claimed_at,
      expires_at: bonus.expires_at,
      ended_at: bonus.ended_at,
    })),
  };
});
