import { hash } from 'node:crypto';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { recordDepositEvent } from './deposit-event.ts';
import type { CashierApp } from './deposit.ts';
import { isOpen, requireDeposit, type DepositRow } from './present-deposit.ts';
import { proofLimit_bytes } from '@marquee/contract/api/cashier/deposit_proof.ts';
import { inPictureQueue } from './picture-queue.ts';
import { readProofFile } from './proof-file.ts';
import { sealProof } from './proofs.ts';
import { countUpload } from './upload-rate.ts';
import { announceDeposit, lockDeposit } from './settle-deposit.ts';

/** Enough for the receipt, a better picture of it, and one more that the operator asks for. */
const proofsPerDeposit = 3;

/**
 * Store the proof of a bank transfer, sealed, and put the deposit up for review. Sending the same file again adds no second
 * proof.
 * Throws `depositNotFound`; `proofNotExpected` if the deposit is not a bank transfer or has ended; `proofUnreadable`;
 * `proofLimitReached`; `tooManyRequests` while another file of the player is being read, or if they sent too many
 * within an hour; and `serviceUnavailable` while too many players are sending files.
 */
export async function addProof(
  app: CashierApp & Pick<App, 'players'>,
  player: PlayerSession,
  depositId: string,
  base64: string,
): Promise<DepositRow> {
  const deposit = await requireDeposit(app.db, player, depositId);
  if (deposit.kind !== 'manual' || !isOpen(deposit)) throw refuse('proofNotExpected');
  countUpload(player.playerId, app.clock.now().getTime());
  const file = await inPictureQueue(player.playerId, async () => {
    const bytes = Buffer.from(base64, 'base64');
    return bytes.length > proofLimit_bytes ? undefined : readProofFile(bytes);
  });
  if (!file) throw refuse('proofUnreadable');
  await app.db.transaction().execute(async (trx) => {
    const locked = await lockDeposit(trx, depositId);
    if (!locked || !isOpen(locked)) throw refuse('proofNotExpected');
    const known = await trx
      .selectFrom('cashier.deposit_proof')
      .select('source_digest')
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('deposit_id', '=', depositId)
      .execute();
    if (known.some((proof) => proof.source_digest.equals(file.sourceDigest))) return;
    if (known.length >= proofsPerDeposit) throw refuse('proofLimitReached');
    const proofId = newId();
    const key = { siteId: player.siteId, playerId: player.playerId, depositId, proofId };
    await trx
      .insertInto('cashier.deposit_proof')
      .values({
        site_id: player.siteId,
        player_id: player.playerId,
        deposit_id: depositId,
        proof_id: proofId,
        media_type: file.mediaType,
        content_sealed: sealProof(app, file.content, key),
        content_digest: hash('sha256', file.content, 'buffer'),
        source_digest: file.sourceDigest,
        created_at: app.clock.now(),
      })
      .execute();
    await trx
      .updateTable('cashier.deposit')
      .set({ status: 'review' })
      .where('deposit_id', '=', depositId)
      .execute();
    await recordDepositEvent(app, trx, locked, { action: 'proof', actor: player.accountId });
  });
  await announceDeposit(app, depositId);
  return requireDeposit(app.db, player, depositId);
}
