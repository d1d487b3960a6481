import { drawsCallOff } from '@marquee/contract/operate/draws/call_off.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { refuseCommand } from '../../kernel/errors.ts';
import { formatMoney } from '../../kernel/money.ts';
import { askApproval } from '../../operators/approvals.ts';
import { requireDrawGame, subjectOfDraw } from '../../rounds/provider-draws.ts';

export const serveDrawsCallOff = serveOperation(drawsCallOff, async ({ app, input, operator, change }) => {
  const key = {
    providerCode: input.provider_code,
    gameCode: input.game_code,
    chain: input.chain,
    draw: input.draw,
  };
  const game = await requireDrawGame(app, key);
  if (!game.is_sold_ahead)
    throw refuseCommand('Each draw of this game opens when the one before is over: stop its sales instead.');
  const draw = game.draws.find((one) => one.chain === key.chain && one.draw === key.draw);
  if (!draw) throw refuseCommand('There is no such draw among those to come.');
  if (draw.called_off) throw refuseCommand('The draw was called off already.');
  if (draw.state !== 'open' && draw.state !== 'closed')
    throw refuseCommand('The draw is being held, or is over.');
  const subjectId = subjectOfDraw(key);
  return change(async (within, note) => {
    const asked = await askApproval(
      within,
      within.db,
      {
        kind: 'draw_call_off',
        subjectId,
        siteId: null,
        accountId: `${game.name} ${key.draw}`,
        money: null,
      },
      { by: operator.operatorId, reason: input.reason },
    );
    if (asked === undefined) throw refuseCommand('It waits for a second operator already.');
    await note({
      siteId: null,
      subjectId,
      before: { state: draw.state },
      after: {
        approval: 'asked',
        stakes: draw.sales.map(({ currency, staked }) => `${formatMoney(BigInt(staked))} ${currency}`),
      },
      reason: input.reason,
      approvalId: asked,
    });
    return { approval_id: asked };
  });
});
