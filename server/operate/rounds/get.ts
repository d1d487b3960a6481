import { roundsGet } from '@marquee/contract/operate/rounds/get.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { subjectOfRound } from '../../console/round-subject.ts';
import { keyOfInput, presentRound, requireRound } from '../../console/show-round.ts';
import { formatMoney } from '../../kernel/money.ts';
import { findClosed, operationKey, readRoundOperations } from '../../ledger/read-operations.ts';
import { readPostings } from '../../ledger/read-postings.ts';
import { latestApprovals } from '../../operators/approvals.ts';
import { canSendAgain } from '../../rounds/send-again.ts';
import { planVoid } from '../../rounds/void-round.ts';

export const serveRoundsGet = serveOperation(roundsGet, async ({ app, input, sites }) => {
  const key = keyOfInput(input);
  const round = await requireRound(app, sites, key);
  const { siteId, playerId, providerCode, roundId } = round;
  const posted = await readRoundOperations(app.db, { siteId, playerId, source: providerCode }, roundId);
  const times = posted.map(({ postedAt }) => postedAt.getTime());
  const [closed, postings, plan, [approval], connection] = await Promise.all([
    findClosed(app.db, posted),
    readPostings(
      app.db,
      round,
      posted.flatMap(({ sequence }) => sequence ?? []),
      { from: new Date(Math.min(...times)), to: new Date(Math.max(...times)) },
    ),
    planVoid(app, round),
    latestApprovals(app.db, 'round_void', [subjectOfRound(key)]),
    app.rounds.connections.byProvider(providerCode),
  ]);
  return {
    round: presentRound(round),
    transactions: posted.map((one) => ({
      external_id: one.externalId,
      kind: one.kind,
      reference: one.reference,
      amount: formatMoney(one.amount + one.details.freeWin),
      rolled_back: (one.kind === 'bet' || one.kind === 'win') && closed.has(operationKey(one)),
      at: one.postedAt.toISOString(),
      postings: postings
        .filter(({ externalId, source }) => externalId === one.externalId && source === one.source)
        .map(({ sequence, debit, credit, amount }) => ({
          sequence: sequence.toString(),
          debit,
          credit,
          amount: formatMoney(amount),
        })),
    })),
    void: {
      objection: plan.objection,
      returns: formatMoney(plan.returns),
      takes: formatMoney(plan.takes),
    },
    approval: approval
      ? { approval_id: approval.approval_id, state: approval.state, asked_by: approval.asked_by }
      : null,
    can_resend: canSendAgain(connection, round),
    has_replay: connection?.isActive === true,
  };
});
