/**
 * The money side of providers' progressive jackpots. What a stake contributes is owed to whoever wins the pot, so it is booked
 * in an account of its own, together with the stake. No wallet is touched by it.
 */
import type { Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import { findOperations, operationKey } from '../ledger/read-operations.ts';
import type { Operation, OperationKind, PostResult } from '../ledger/types.ts';
import type { TermsFault, WalletApp } from './bet-pipeline.ts';
import { underBonusTerms } from './place-bet.ts';

type BookingApp = Pick<WalletApp, 'ledger' | 'log'>;

/** The key of what a transaction moves in a jackpot, from the transaction's own. */
const shareOf = (externalId: string): string => `${externalId}:jackpot`;

/** An entry in the jackpot's account beside a transaction of a round. */
function beside(operation: Operation, kind: OperationKind, externalId: string, amount: Minor): Operation {
  const { source, siteId, playerId, currency, round, game } = operation;
  return { source, externalId, kind, siteId, playerId, currency, amount, round, game };
}

/**
 * Post a stake with what it contributes to a jackpot: both, or neither. A stake that needs bonus money contributes nothing, so
 * that nobody wins a pot with money that they could not have withdrawn.
 * @returns the result, and what was contributed.
 */
export async function takeStakeWithShare(
  app: Pick<WalletApp, 'db' | 'ledger' | 'betTerms'>,
  bet: Operation,
  contribution: Minor,
): Promise<{ result: PostResult | TermsFault; contributed: Minor }> {
  const placed = await underBonusTerms(app, bet, bet);
  if (placed === 'above_bonus_maximum') return { result: placed, contributed: 0n };
  if (placed.funds !== 'bonus_first') {
    // The contribution comes first: a stake that was posted without one before cannot get one by being repeated.
    const share = beside(bet, 'jackpot_contribution', shareOf(bet.externalId), contribution);
    const results = await app.ledger.postLinked([share, { ...placed, funds: 'real_only' }]);
    const last = results.at(-1);
    if (!last) throw new Error('The ledger gave no answer');
    if (last.accepted && results.length === 2) return { result: last, contributed: contribution };
    if (last.status !== 'insufficient_funds' && last.status !== 'duplicate') {
      return { result: last, contributed: 0n };
    }
  }
  return { result: await app.ledger.post(placed), contributed: 0n };
}

/** Book what a jackpot has paid with a win, and the seed of a pot that began with it. The win itself is paid already. */
export async function bookJackpotWin(
  app: BookingApp,
  win: Operation,
  { paid, seed }: { paid: Minor; seed: Minor },
): Promise<void> {
  const key = shareOf(win.externalId);
  if (paid > 0n) await book(app, beside(win, 'jackpot_payout', key, paid));
  if (seed > 0n) await book(app, beside(win, 'jackpot_seed', `${key}:seed`, seed));
}

/** Take back what a transaction moved in a jackpot, after it was rolled back. Repeated, it does nothing. */
export async function takeBackShare(
  app: BookingApp & Pick<WalletApp, 'db'>,
  rollback: Operation,
): Promise<void> {
  const share = await shareToReturn(app.db, rollback);
  if (share) await book(app, share);
}

/** What goes back in a jackpot with a transaction that is rolled back; undefined if it moved nothing there. */
export async function shareToReturn(db: Database, rollback: Operation): Promise<Operation | undefined> {
  const { siteId, playerId, source, reference } = rollback;
  if (reference === undefined) return undefined;
  const key = { siteId, playerId, source, externalId: shareOf(reference) };
  const share = (await findOperations(db, [key])).get(operationKey(key));
  if (!share) return undefined;
  const kind = share.kind === 'jackpot_payout' ? 'jackpot_payout_return' : 'jackpot_return';
  return beside(rollback, kind, `${key.externalId}:returned`, share.amount);
}

/** The ledger and the provider would differ if it were refused, so that is told; the player has what is theirs. */
async function book(app: BookingApp, operation: Operation): Promise<void> {
  const { accepted, status } = await app.ledger.post(operation);
  if (accepted) return;
  const { source, externalId, kind } = operation;
  app.log.error({ source, external_id: externalId, kind, status }, 'a jackpot was not booked');
}
