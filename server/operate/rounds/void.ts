import { roundsVoid } from '@marquee/contract/operate/rounds/void.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { subjectOfRound } from '../../console/round-subject.ts';
import { keyOfInput, requireRound } from '../../console/show-round.ts';
import { refuseCommand, refuseFor } from '../../kernel/errors.ts';
import { formatMoney } from '../../kernel/money.ts';
import { askApproval } from '../../operators/approvals.ts';
import { planVoid, VoidError } from '../../rounds/void-round.ts';

export const serveRoundsVoid = serveOperation(roundsVoid, async ({ app, input, operator, sites, change }) => {
  const key = keyOfInput(input);
  const round = await requireRound(app, sites, key);
  const plan = await planVoid(app, round);
  if (plan.objection !== null) throw refuseFor(new VoidError(plan.objection).reason);
  const subjectId = subjectOfRound(key);
  return change(async (within, note) => {
    const asked = await askApproval(
      within,
      within.db,
      {
        kind: 'round_void',
        subjectId,
        siteId: round.siteId,
        accountId: round.accountId,
        // What the player gets back, less what is taken back; negative if they lose by it.
        money: { amount: plan.returns - plan.takes, currency: round.currency },
      },
      { by: operator.operatorId, reason: input.reason },
    );
    if (asked === undefined) throw refuseCommand('It waits for a second operator already.');
    await note({
      siteId: round.siteId,
      subjectId,
      before: { state: round.state },
      after: {
        approval: 'asked',
        returns: formatMoney(plan.returns),
        takes: formatMoney(plan.takes),
        currency: round.currency,
      },
      reason: input.reason,
      approvalId: asked,
    });
    return { approval_id: asked };
  });
});
