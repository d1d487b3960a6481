import { sql, type Database } from '../kernel/database.ts';
import type { App } from './app.ts';

interface ProofKey {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly depositId: string;
  readonly proofId: string;
}

type SealingApp = Pick<App, 'players'>;

/** Seal a proof: sealed bytes that are copied to another deposit do not open there. */
export function sealProof(app: SealingApp, content: Buffer, key: ProofKey): Buffer {
  return app.players.vault.seal(content.toString('base64'), ownerOf(key));
}

function ownerOf({ siteId, playerId, depositId, proofId }: ProofKey): string {
  return `proof:${siteId}:${playerId}:${depositId}:${proofId}`;
}

/** The proofs of a deposit without their content, oldest first. */
export function listProofs(db: Database, depositId: string) {
  return db
    .selectFrom('cashier.deposit_proof')
    .select(['proof_id', 'media_type', 'created_at'])
    .where('deposit_id', '=', depositId)
    .orderBy('created_at')
    .orderBy('proof_id')
    .execute();
}

/** A deposit's proofs with their content, oldest first. Throws if the sealed bytes were changed. */
export async function readProofs(app: SealingApp & Pick<App, 'db'>, depositId: string) {
  const rows = await app.db
    .selectFrom('cashier.deposit_proof')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .orderBy('created_at')
    .orderBy('proof_id')
    .execute();
  return rows.map((row) => ({
    proof_id: row.proof_id,
    media_type: row.media_type,
    created_at: row.created_at,
    content: contentOfProof(app, row),
  }));
}

/** The picture of a proof, opened. Throws if the sealed bytes were changed. */
export function contentOfProof(
  app: SealingApp,
  row: {
    readonly site_id: number;
    readonly player_id: bigint;
    readonly deposit_id: string;
    readonly proof_id: string;
    readonly content: Buffer | null;
    readonly content_sealed: Buffer | null;
  },
): Buffer {
  if (row.content) return row.content;
  if (!row.content_sealed) throw new Error(`Proof ${row.proof_id} has no content`);
  const { site_id: siteId, player_id: playerId, deposit_id: depositId, proof_id: proofId } = row;
  const owner = ownerOf({ siteId, playerId, depositId, proofId });
  return Buffer.from(app.players.vault.open(row.content_sealed, owner), 'base64');
}

/** Deposits for which the same file, or the same picture of another file, was sent. */
export async function depositsWithSameProof(db: Database, depositId: string): Promise<string[]> {
  const { rows } = await sql<{ deposit_id: string }>`
    select distinct other.deposit_id
    from cashier.deposit_proof mine
    join cashier.deposit_proof other on other.deposit_id <> mine.deposit_id
      and (other.content_digest = mine.content_digest or other.source_digest = mine.source_digest)
    where mine.deposit_id = ${depositId}
    order by 1
    limit 20`.execute(db);
  return rows.map((row) => row.deposit_id);
}

/** How many proofs are sealed in one run of the job. */
const sealedAtOnce = 50;

/** Seal proofs that were sent before proofs were sealed. */
export async function sealEarlierProofs(app: SealingApp & Pick<App, 'db'>): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('cashier.deposit_proof')
      .selectAll()
      .where('content', 'is not', null)
      .limit(sealedAtOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of rows) {
      const { site_id: siteId, player_id: playerId, deposit_id: depositId, proof_id: proofId } = row;
      const key = { siteId, playerId, depositId, proofId };
      await trx
        .updateTable('cashier.deposit_proof')
        .set({ content: null, content_sealed: sealProof(app, row.content ?? Buffer.alloc(0), key) })
        .where('site_id', '=', siteId)
        .where('player_id', '=', playerId)
        .where('deposit_id', '=', depositId)
        .where('proof_id', '=', proofId)
        .execute();
    }
  });
}
