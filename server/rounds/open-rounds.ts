/** Rounds that have not ended, for an operator: of every provider, as far as the ledger knows. */
import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import { readRoundOperations, type PostedOperation } from '../ledger/read-operations.ts';
import { projectAll } from './projector.ts';

export interface OpenRound {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly siteCode: string;
  readonly accountId: string;
  readonly providerCode: string;
  readonly roundId: string;
  readonly gameCode: string;
  readonly gameName: string;
  readonly currency: string;
  readonly stake: Minor;
  readonly payout: Minor;
  readonly openedAt: Date;
  readonly updatedAt: Date;
}

/** Which open rounds: of one site, or one round of a provider. */
export interface OpenRoundChoice {
  readonly siteCode?: string | undefined;
  readonly round?: { readonly providerCode: string; readonly roundId: string } | undefined;
}

/** Open rounds, the oldest first, and how many there are in all. */
export async function listOpenRounds(
  db: Database,
  { siteCode, round }: OpenRoundChoice,
  atMost: number,
): Promise<{ rounds: OpenRound[]; total: number }> {
  // Project first, so that rounds that ended a moment ago are left out.
  await projectAll(db);
  const { rows } = await sql<OpenRound & { total: number }>`
    select site_id as "siteId", player_id as "playerId", site_code as "siteCode", account_id as "accountId",
      provider_code as "providerCode", round_id as "roundId", game_code as "gameCode",
      coalesce(game_name, game_code) as "gameName", currency, stake, payout, opened_at as "openedAt",
      updated_at as "updatedAt", (count(*) over ())::int as total
    from rounds.open_round
    where (${siteCode ?? null}::text is null or site_code = ${siteCode ?? null})
      and (${round?.roundId ?? null}::text is null
        or (provider_code = ${round?.providerCode ?? null} and round_id = ${round?.roundId ?? null}))
    order by opened_at, round_id limit ${atMost}`.execute(db);
  return { rounds: rows, total: rows[0]?.total ?? 0 };
}

/** What has been posted of an open round, the oldest first. */
export function readOpenRound(db: Database, round: OpenRound): Promise<PostedOperation[]> {
  const { siteId, playerId, providerCode, roundId } = round;
  return readRoundOperations(db, { siteId, playerId, source: providerCode }, roundId);
}
