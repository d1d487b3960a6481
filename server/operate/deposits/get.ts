import { depositsGet } from '@marquee/contract/operate/deposits/get.ts';
import { bankDetailsSchema } from '../../cashier/deposit-methods.ts';
import {
  depositCallbacks,
  depositEvents,
  depositsUnderReference,
  namedDeposits,
} from '../../cashier/deposit-queue.ts';
import { depositsWithSameProof, listProofs } from '../../cashier/proofs.ts';
import { depositKey } from '../../cashier/settle-deposit.ts';
import { requireListedDeposit, showDeposits } from '../../console/show-deposit.ts';
import { showLegs } from '../../console/show-transaction.ts';
import { sitesOfQuery } from '../../console/site-filter.ts';
import { readTransactions } from '../../ledger/transactions.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveDepositsGet = serveOperation(depositsGet, async ({ app, input, sites }) => {
  const row = await requireListedDeposit(app, sites, input.deposit_id);
  const looked = sitesOfQuery(sites, undefined);
  const depositId = row.deposit_id;
  const key = depositKey(depositId);
  const { site_id: siteId, player_id: playerId, gateway, received_reference: reference } = row;
  const [shown, proofs, samePicture, sameReference, events, callbacks, transactions] = await Promise.all([
    showDeposits(app, [row]),
    listProofs(app.db, depositId),
    depositsWithSameProof(app.db, depositId),
    reference === null ? [] : depositsUnderReference(app.db, { depositId, gateway, reference }),
    depositEvents(app.db, depositId),
    depositCallbacks(app.db, depositId),
    readTransactions(app.db, { siteId, playerId, source: 'cashier' }, [key, `${key}:fee`]),
  ]);
  const [deposit] = shown;
  if (!deposit) throw new Error(`Deposit ${depositId} is gone`);
  const others = async (ids: readonly string[]) =>
    (await namedDeposits(app.db, looked, ids)).map(({ deposit_id, account_id }) => ({
      deposit_id,
      account_id,
    }));
  return {
    deposit,
    pay_to: row.pay_to === null ? null : bankDetailsSchema.parse(row.pay_to),
    payment_id: row.gateway_payment_id,
    refund_reference: row.refund_reference,
    proofs: proofs.map(({ proof_id, media_type, created_at }) => ({
      proof_id,
      media_type: media_type === 'application/pdf' ? ('application/pdf' as const) : ('image/jpeg' as const),
      created_at: created_at.toISOString(),
    })),
    same_picture: await others(samePicture),
    same_reference: await others(sameReference),
    events: events.map(({ action, actor, detail, created_at }) => ({
      action,
      actor,
      detail,
      at: created_at.toISOString(),
    })),
    callbacks: callbacks.map(({ event_id, event_type, outcome, received_at }) => ({
      event_id,
      event_type,
      outcome,
      at: received_at.toISOString(),
    })),
    postings: transactions.flatMap(showLegs),
  };
});
