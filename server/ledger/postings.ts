import { type Database, sql } from '../kernel/database.ts';
import { accounts } from './accounts.ts';
import type { OperationMeta } from './types.ts';
import type { WalletKey } from './wallet.ts';

export type BucketName = 'real' | 'bonus' | 'token' | 'locked';

const codes: Readonly<Record<BucketName, number>> = {
  real: accounts.player_real.code,
  bonus: accounts.player_bonus.code,
  token: accounts.player_token.code,
  locked: accounts.player_locked.code,
};
const bucketNames: readonly BucketName[] = ['real', 'bonus', 'token', 'locked'];

/** One posting, as it changed a bucket. */
export interface BucketPosting {
  readonly sequence: bigint;
  readonly leg: number;
  readonly postedAt: Date;
  readonly kind: string;
  readonly bucket: BucketName;
  readonly counterAccount: string;
  /** Negative where the bucket decreased. */
  readonly change: bigint;
  /** The bucket after the operation. */
  readonly after: bigint;
  readonly source: string;
  readonly externalId: string;
  readonly round: string | null;
  readonly game: string | null;
  readonly meta: OperationMeta | null;
}

export interface PostingsQuery {
  /** Only what changed this bucket; otherwise a move between two buckets shows the one that was credited. */
  readonly bucket?: BucketName | undefined;
  /** Only postings before this one. */
  readonly before?: { readonly sequence: bigint; readonly leg: number } | undefined;
  readonly limit: number;
}

/** The postings that changed a wallet, newest first. Those of one bucket add up to what it holds. */
export async function listPostings(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
  { bucket, before, limit }: PostingsQuery,
): Promise<BucketPosting[]> {
  const wanted = bucket === undefined ? Object.values(codes) : [codes[bucket]];
  const { rows } = await sql<Row>`
    select p.sequence, p.leg, p.posted_at, k.name as kind, p.debit, p.credit, d.name as debit_name, c.name as credit_name,
      p.amount, p.real_after, p.bonus_after, p.token_after, p.locked_after, p.source, p.external_id,
      o.round_id, o.game_code, o.meta
    from (
      select * from ledger.posting
      where site_id = ${siteId} and player_id = ${playerId} and currency = ${currency}
        and (debit = any(${wanted}::smallint[]) or credit = any(${wanted}::smallint[]))
        ${before ? sql`and (sequence, leg) < (${before.sequence}, ${before.leg})` : sql``}
      order by sequence desc, leg desc
      limit ${limit}
    ) p
    join ledger.operation_kind k on k.code = p.kind
    join ledger.account d on d.code = p.debit
    join ledger.account c on c.code = p.credit
    join ledger.operation o on o.site_id = ${siteId} and o.player_id = ${playerId}
      and o.source = p.source and o.external_id = p.external_id
    order by p.sequence desc, p.leg desc`.execute(db);
  return rows.map((row) => present(row, bucket));
}

interface Row {
  sequence: bigint;
  leg: number;
  posted_at: Date;
  kind: string;
  debit: number;
  credit: number;
  debit_name: string;
  credit_name: string;
  amount: bigint;
  real_after: bigint;
  bonus_after: bigint;
  token_after: bigint;
  locked_after: bigint;
  source: string;
  external_id: string;
  round_id: string | null;
  game_code: string | null;
  meta: OperationMeta | null;
}

function present(row: Row, wanted: BucketName | undefined): BucketPosting {
  const credited = bucketNames.find((name) => codes[name] === row.credit);
  const debited = bucketNames.find((name) => codes[name] === row.debit);
  const bucket = wanted ?? credited ?? debited;
  if (!bucket) throw new Error(`Posting ${row.sequence}:${row.leg} touches no bucket`);
  const isCredit = bucket === credited;
  return {
    sequence: row.sequence,
    leg: row.leg,
    postedAt: row.posted_at,
    kind: row.kind,
    bucket,
    counterAccount: isCredit ? row.debit_name : row.credit_name,
    change: isCredit ? row.amount : -row.amount,
    after: row[`${bucket}_after`],
    source: row.source,
    externalId: row.external_id,
    round: row.round_id,
    game: row.game_code,
    meta: row.meta,
  };
}
