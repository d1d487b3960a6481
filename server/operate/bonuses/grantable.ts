import { bonusesGrantable } from '@marquee/contract/operate/bonuses/grantable.ts';
import { grantablePromotions } from '../../bonus/promotions/grantable.ts';
import { asPlayer, requirePlayer } from '../../console/show-player.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveBonusesGrantable = serveOperation(bonusesGrantable, async ({ app, input, sites }) => {
  const player = await requirePlayer(app, sites, input.player_id);
  return { value: await grantablePromotions(app, asPlayer(player, app.clock.now()), input.language) };
});
