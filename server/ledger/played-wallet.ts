import type { Ledger } from './ledger.ts';
import type { Operation, OperationKind, PostResult } from './types.ts';

/** The wallet that the journal's tests use. */
export const wallet = { siteId: 1, playerId: 7n, currency: 'PHP' };

/** Post to the wallet. Throws an Error unless it was posted. */
export async function postTo(
  ledger: Ledger,
  kind: OperationKind,
  externalId: string,
  amount: bigint,
  more: Partial<Operation> = {},
): Promise<PostResult> {
  const result = await ledger.post({ ...wallet, source: 'test', kind, externalId, amount, ...more });
  if (result.status !== 'posted')
    throw new Error(`Expected ${kind} ${externalId} to be posted, got ${result.status}`);
  return result;
}

/** A mix of operations: ten that move money, in twelve postings, and one that moves nothing. */
export async function playALittle(ledger: Ledger): Promise<void> {
  await ledger.openWallet(wallet);
  await postTo(ledger, 'deposit', 'd', 1000n);
  await postTo(ledger, 'bonus_grant', 'g', 500n);
  await postTo(ledger, 'bet', 'b1', 1200n, {
    round: 'r1',
    game: 'lucky-sevens',
    meta: { round_closed: false },
  });
  await postTo(ledger, 'win', 'w1', 600n, { reference: 'b1', round: 'r1', game: 'lucky-sevens' });
  await postTo(ledger, 'bet', 'b2', 100n, { round: 'r2' });
  await postTo(ledger, 'rollback', 'rb2', 0n, { reference: 'b2' });
  await postTo(ledger, 'bet', 'b3', 10n);
  await postTo(ledger, 'win', 'w3', 0n, { reference: 'b3' });
  await postTo(ledger, 'withdrawal_hold', 'h', 200n);
  await postTo(ledger, 'withdrawal_payout', 'p', 200n, { reference: 'h' });
  await postTo(ledger, 'adjustment_credit', 'a', 1n);
}

/**
 * Repeat work that only proceeds to the watermark, until it has done `total` in all. Any transaction in the cluster
 * holds the watermark back, including those of other tests' databases.
 */
export async function workUntil(total: number, work: () => Promise<number>): Promise<void> {
  let done = 0;
  while (done < total) {
    const step = await work();
    done += step;
    if (step === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  if (done !== total) throw new Error(`Expected ${total} to be done, got ${done}`);
}
