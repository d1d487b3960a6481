import { reasonOf, type PlainReason } from '@marquee/contract/command-reasons.ts';
import type { approvalsDecide } from '@marquee/contract/operate/approvals/decide.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { postAdjustment, refuseAdjustment } from '../cashier/adjustments.ts';
import { creditReceived } from '../cashier/deposit-corrections.ts';
import { findListedDeposit, keepReceived } from '../cashier/deposit-queue.ts';
import { noteReturnedPayout, settleByOperator } from '../cashier/payout-corrections.ts';
import { decideRecord, findAskedRecord } from '../cashier/payout-records.ts';
import { ReviewError } from '../cashier/review-error.ts';
import { payWithdrawalByHand } from '../cashier/review.ts';
import type { App } from '../http/app.ts';
import { CommandError } from '../kernel/command-error.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import { closeApproval, type ApprovalKind, type findApproval } from '../operators/approvals.ts';
import { placeOfRequest } from '../operators/changes.ts';
import { erasePlayer, erasureHindrance, type ErasureHindrance } from '../privacy/erase.ts';
import { forgetPlayersChats } from '../rounds/provider-chat.ts';
import { callOffDraw, drawOfSubject } from '../rounds/provider-draws.ts';
import { approveReturnIn } from '../safety/operator.ts';
import { makeChange, type ChangeByTwo } from './change-by-two.ts';
import {
  connectionChange,
  paymentMethodChange,
  scriptsChange,
  siteLimitChange,
  stakeWeightsChange,
  withdrawalRulesChange,
} from './changes-by-two.ts';
import { voidOne } from './decide-void.ts';
import { approveOne } from './decide-withdrawal.ts';
import { requirePlayer } from './show-player.ts';

type Decided = OperationAnswer<typeof approvalsDecide>;
type Outcome = Pick<Decided, 'outcome' | 'detail'> & { readonly handed?: Decided['handed'] };
type Asked = Awaited<ReturnType<typeof findApproval>>;
/** Writes down the decision: the approval's state and the entry in the audit, with what was moved if that was not told before. */
export type RecordApproval = (trx: Database, moved?: Readonly<Record<string, string>>) => Promise<void>;

/** What becomes of a request for a second operator. */
export interface ApprovalDeed {
  /**
   * Do what was asked for, and call `record` in the same transaction. What cannot be done is answered as `not_done` with
   * the reason; the request then stays open.
   */
  approve(app: App, asked: Asked, by: string, record: RecordApproval): Promise<Outcome>;
  /** What a refusal changes besides the request, in its transaction. */
  refuse?(app: App, trx: Database, asked: Asked, by: string): Promise<unknown>;
}

/** What approving each kind does. A new kind is a line in `approvalKinds` of the contract, and one here. */
export const approvalDeeds: Readonly<{ [kind in ApprovalKind]: ApprovalDeed }> = {
  withdrawal: {
    approve: (app, asked, by, record) => approveOne(app, asked.subject_id, by, (trx) => record(trx)),
  },
  adjustment: {
    approve: (app, asked, by, record) =>
      inOneTransaction(app, record, (trx) => postAdjustment(app, trx, asked.subject_id, by)),
    refuse: (app, trx, asked, by) => refuseAdjustment(app, trx, asked.subject_id, by),
  },
  exclusion_lift: {
    approve: (app, asked, by, record) =>
      inOneTransaction(app, record, (trx) => approveReturnIn(app, trx, asked.subject_id, by)),
  },
  round_void: {
    approve: async (app, asked, _by, record) => {
      await voidOne(app, asked, (trx, { returns, takes }) =>
        record(trx, { returns: formatMoney(returns), takes: formatMoney(takes) }),
      );
      return { outcome: 'voided', detail: [] };
    },
  },
  draw_call_off: {
    approve: async (app, asked, by, record) => {
      // The provider gives stakes back once, however often it is asked, so that a decision which could not be written down is made again.
      const given = await callOffDraw(app, drawOfSubject(asked.subject_id), {
        actor: by,
        reason: asked.reason,
      });
      if (!given)
        return {
          outcome: 'not_done',
          detail: [reasonOf('The draw is being held, or is over. Refuse this request.')],
        };
      const back = given.map(({ currency, staked }) => `${formatMoney(BigInt(staked))} ${currency}`);
      await app.db.transaction().execute((trx) => record(trx, { given_back: back.join(', ') }));
      return { outcome: 'done', detail: [] };
    },
  },
  erasure: { approve: eraseAsked },
  deposit: {
    approve: (app, asked, by, record) =>
      told(async () => {
        const deposit = await findListedDeposit(app.db, undefined, asked.subject_id);
        const { received_amount: amount, received_reference: reference } = deposit ?? {};
        if (!deposit || typeof amount !== 'bigint' || typeof reference !== 'string')
          throw new ReviewError('Nobody says any more what has arrived. Refuse it, and ask again.');
        const received = { amount, reference, reason: asked.reason, operator: by };
        await creditReceived(app, asked.subject_id, received, (trx) => record(trx, { reference }));
      }),
    refuse: (_app, trx, asked) => keepReceived(trx, asked.subject_id, null),
  },
  payment_method: changeDeed(paymentMethodChange),
  withdrawal_rules: changeDeed(withdrawalRulesChange),
  provider_connection: changeDeed(connectionChange),
  site_scripts: changeDeed(scriptsChange),
  site_limit: changeDeed(siteLimitChange),
  stake_weights: changeDeed(stakeWeightsChange),
  payout_by_hand: payoutDeed(({ app, said, by, record }) =>
    payWithdrawalByHand(app, said.withdrawal_id, by, said.reference, async (trx) => {
      // Who asked for it to be sent by a gateway need not be answered any more.
      await closeWithdrawalRequest(app, trx, said.withdrawal_id, 'It was paid by hand.');
      await record(trx);
    }),
  ),
  payout_return: payoutDeed(({ app, said, by, record }) =>
    noteReturnedPayout(
      app,
      said.withdrawal_id,
      { operator: by, reason: said.reason, reference: said.reference },
      record,
    ),
  ),
  payout_settlement: payoutDeed(({ app, said, by, record }) => {
    if (said.amount === null) throw new Error(`The record ${said.record_id} names no amount`);
    return settleByOperator(
      app,
      said.withdrawal_id,
      {
        operator: by,
        reason: said.reason,
        reference: said.reference,
        amount: said.amount,
        writesOff: said.writes_off,
      },
      async (trx) => {
        // Who asked for it to be sent by a gateway need not be answered any more.
        await closeWithdrawalRequest(app, trx, said.withdrawal_id, 'It was settled by operators.');
        await record(trx);
      },
    );
  }),
};

/** A deed that makes a change, unless it was changed otherwise meanwhile. */
function changeDeed<Value>(change: ChangeByTwo<Value>): ApprovalDeed {
  return {
    approve: async (app, asked, _by, record) => {
      const { before, after } = asked;
      const outcome = await inOneTransaction(app, record, (trx) =>
        makeChange(app, trx, change, { ...placeOfRequest(asked), before, after }),
      );
      change.held?.(app);
      if (outcome.outcome !== 'done' || !change.handed) return outcome;
      const made = { isNew: before === null, value: change.schema.parse(after) };
      return { ...outcome, handed: await change.handed(app, made) };
    },
  };
}

/** A deed that records what an operator says became of a payout, under its reference. */
function payoutDeed(
  work: (asked: {
    app: App;
    said: Awaited<ReturnType<typeof findAskedRecord>>;
    by: string;
    record: (trx: Database) => Promise<void>;
  }) => Promise<unknown>,
): ApprovalDeed {
  return {
    approve: (app, asked, by, record) =>
      told(async () => {
        const said = await findAskedRecord(app.db, asked.subject_id);
        await work({
          app,
          said,
          by,
          record: async (trx) => {
            await decideRecord(app, trx, asked.subject_id, { state: 'done', by });
            await record(trx, { withdrawal_id: said.withdrawal_id, reference: said.reference });
          },
        });
      }),
    refuse: (app, trx, asked, by) => decideRecord(app, trx, asked.subject_id, { state: 'refused', by }),
  };
}

function closeWithdrawalRequest(app: App, trx: Database, subjectId: string, reason: string): Promise<void> {
  return closeApproval(app, trx, { kind: 'withdrawal', subjectId }, { by: null, reason });
}

/** The site that a request is about, as calls name sites. */
function siteOf({ site_id }: Pick<Asked, 'site_id'>): readonly number[] {
  return site_id === null ? [] : [site_id];
}

/** What keeps a player from being erased, as the operator who approves reads it. */
const hindrances: Readonly<Record<ErasureHindrance, PlainReason>> = {
  open: 'The account is not closed.',
  money: 'The account holds money.',
  excluded: 'An exclusion of the player stands.',
  erased: 'The player was erased already.',
};

async function eraseAsked(app: App, asked: Asked, _by: string, record: RecordApproval): Promise<Outcome> {
  const found = await requirePlayer(app, siteOf(asked), asked.subject_id);
  const player = { ...found, siteId: found.site_id, playerId: found.player_id };
  const hindrance = await erasureHindrance(app, app.db, player);
  if (hindrance) return { outcome: 'not_done', detail: [reasonOf(hindrances[hindrance])] };
  // Asked first: with the erasure goes what providers know the player by. Whoever does not answer keeps the request open.
  await forgetPlayersChats(app, player);
  await app.db.transaction().execute(async (trx) => {
    // The database erases only what two operators have agreed on, so the decision comes first.
    await record(trx);
    await erasePlayer(trx, asked.approval_id, app.clock.now());
  });
  return { outcome: 'done', detail: [] };
}

/** Do it in one transaction with its record. What cannot be done undoes both. */
async function inOneTransaction(
  app: App,
  record: RecordApproval,
  work: (trx: Database) => Promise<unknown>,
): Promise<Outcome> {
  return told(() =>
    app.ledger.transaction(app.db, async (trx) => {
      await work(trx);
      await record(trx);
    }),
  );
}

/** What cannot be done is the answer, with its reason. */
async function told(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return { outcome: 'done', detail: [] };
  } catch (error) {
    if (error instanceof CommandError) return { outcome: 'not_done', detail: [error.reason] };
    throw error;
  }
}
