import { adjustmentsAsk } from '@marquee/contract/operate/adjustments/ask.ts';
import { askAdjustment } from '../../cashier/adjustments.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { refuse } from '../../kernel/errors.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { askApproval } from '../../operators/approvals.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveAdjustmentsAsk = serveOperation(
  adjustmentsAsk,
  async ({ input, operator, sites, change }) =>
    change(async (app, note) => {
      const player = await requirePlayer(app, sites, input.player_id);
      const { site_id: siteId, player_id: playerId, currency } = player;
      const wallet = { siteId, playerId, currency };
      const amount = parseMoney(input.amount);
      const held = (await app.ledger.balance(wallet))?.real ?? 0n;
      if (input.direction === 'debit' && amount > held)
        throw refuse('insufficientBalance', formatMoney(held));
      const asked = await askAdjustment(app, app.db, wallet, {
        idempotencyKey: input.idempotency_key,
        direction: input.direction,
        amount,
        reason: input.reason,
        by: operator.email,
      });
      if (!asked) throw refuse('adjustmentAsked');
      const signed = input.direction === 'debit' ? -amount : amount;
      const subject = {
        kind: 'adjustment' as const,
        subjectId: asked.adjustment_id,
        siteId,
        accountId: player.account_id,
        money: { amount: signed, currency },
      };
      const by = { by: operator.operatorId, reason: input.reason };
      const approvalId = await askApproval(app, app.db, subject, by);
      if (approvalId === undefined) throw refuse('adjustmentAsked');
      await note({
        siteId,
        subjectId: input.player_id,
        before: { real: formatMoney(held) },
        after: { asked: formatMoney(signed), currency, adjustment_id: asked.adjustment_id },
        reason: input.reason,
        approvalId,
      });
      return { approval_id: approvalId };
    }),
);
