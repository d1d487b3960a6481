import { documentLimit_bytes } from '@marquee/contract/documents.ts';
import type { App } from '../app.ts';
import type { PlayerSession } from '../../players/player-session.ts';
import { refuse } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { takeTurn } from '../../kernel/turn.ts';
import { inPictureQueue } from '../picture-queue.ts';
import { readProofFile } from '../proof-file.ts';
import { countUpload } from '../upload-rate.ts';
import { sealDocument } from './sealed.ts';
import type { DocumentKind } from './standing.ts';

/** How many documents of one kind wait for review at once: both sides of a card, and one more. */
const waitingPerKind = 3;

/**
 * Store a document for review, re-encoded and sealed. Sending the same file again while it waits adds no second one.
 * Throws `documentNotExpected` if the site asks for no such document; `proofUnreadable`; `documentLimitReached`;
 * `tooManyRequests` and `serviceUnavailable` as proofs of deposits do.
 */
export async function addDocument(
  app: Pick<App, 'db' | 'clock' | 'players'>,
  player: PlayerSession,
  kind: DocumentKind,
  base64: string,
): Promise<void> {
  const rule = await app.db
    .selectFrom('cashier.document_rule')
    .select('kind')
    .where('site_id', '=', player.siteId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!rule) throw refuse('documentNotExpected');
  countUpload(player.playerId, app.clock.now().getTime());
  const file = await inPictureQueue(player.playerId, async () => {
    const bytes = Buffer.from(base64, 'base64');
    return bytes.length > documentLimit_bytes ? undefined : readProofFile(bytes);
  });
  if (!file) throw refuse('proofUnreadable');
  const documentId = newId();
  const key = { siteId: player.siteId, playerId: player.playerId, documentId };
  await app.db.transaction().execute(async (trx) => {
    await takeTurn(trx, `cashier.document ${player.playerId}`);
    const waiting = await trx
      .selectFrom('cashier.document')
      .select('source_digest')
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .execute();
    if (waiting.some((one) => one.source_digest.equals(file.sourceDigest))) return;
    if (waiting.length >= waitingPerKind) throw refuse('documentLimitReached');
    await trx
      .insertInto('cashier.document')
      .values({
        site_id: player.siteId,
        player_id: player.playerId,
        document_id: documentId,
        kind,
        media_type: file.mediaType,
        content_sealed: sealDocument(app, file.content, key),
        source_digest: file.sourceDigest,
        created_at: app.clock.now(),
      })
      .execute();
  });
}
