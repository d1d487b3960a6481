import { sql, type Database } from '../kernel/database.ts';
import type { Logger } from '../kernel/log.ts';
import { followOutbox, type OutboxFollower } from '../ledger/follow-outbox.ts';
import {
  advance,
  findOrigins,
  operationKey,
  readOperations,
  type PostedOperation,
} from '../ledger/read-operations.ts';
import { addDays } from './play.ts';

const fullBatch = 1_000;
/** The channel on which it is told that written rounds have won. */
export const roundsWonChannel = 'rounds_won';

/**
 * Adds the ledger's operations up to rounds and players' days, in the order of the outbox. They and the position that
 * was reached are written in one transaction, so that a process that is killed has written both or neither, and no
 * operation counts twice. Of two processes, one works and the other finds nothing to do.
 */
export async function projectRounds(db: Database, batchSize = fullBatch): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const entries = await readOperations(trx, 'rounds', batchSize);
    const last = entries.at(-1);
    if (!last) return 0;
    const undone = await findOrigins(
      trx,
      entries.filter((entry) => entry.kind === 'rollback'),
    );
    const changes = new Map<string, RoundChange>();
    for (const entry of entries) addEntry(changes, entry, undone);
    await writeRounds(trx, [...changes.values()]);
    await addDays(trx, entries);
    if ([...changes.values()].some(({ payout }) => payout > 0n)) {
      await sql`select pg_notify(${roundsWonChannel}, '')`.execute(trx);
    }
    await advance(trx, 'rounds', last.position);
    return entries.length;
  });
}

/** Add everything up that there is now, for what decides by finished days. Less where another process is at it. */
export async function projectAll(db: Database): Promise<void> {
  while ((await projectRounds(db)) >= fullBatch);
}

/** Project for as long as the process lives. */
export function startProjector(options: { db: Database; log: Logger }): OutboxFollower {
  return followOutbox({
    read: () => projectRounds(options.db),
    fullBatch,
    log: options.log,
    failure: 'rounds could not be projected',
  });
}

/** What a batch adds to one round. */
interface RoundChange {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly providerCode: string;
  readonly roundId: string;
  gameCode: string;
  readonly currency: string;
  stake: bigint;
  payout: bigint;
  bets: number;
  betsRolledBack: number;
  isClosed: boolean;
  betLines: string | null;
  readonly openedAt: Date;
  updatedAt: Date;
}

function addEntry(
  changes: Map<string, RoundChange>,
  entry: PostedOperation,
  undone: ReadonlyMap<string, PostedOperation>,
): void {
  if (entry.kind === 'rollback') {
    const what = undone.get(operationKey(entry));
    if (!what || what.round === null) return;
    const change = changeOf(changes, entry, what.round, what.game);
    if (what.kind === 'bet') {
      change.stake -= entry.amount;
      change.betsRolledBack += 1;
    } else {
      change.payout -= entry.amount + what.details.freeWin;
    }
    return;
  }
  if ((entry.kind !== 'bet' && entry.kind !== 'win') || entry.round === null) return;
  const change = changeOf(changes, entry, entry.round, entry.game);
  if (entry.kind === 'bet') {
    change.stake += entry.amount;
    change.bets += 1;
    change.betLines = bothLines(change.betLines, entry.details.betLines);
  } else {
    change.payout += entry.amount + entry.details.freeWin;
  }
  change.isClosed ||= entry.details.isRoundClosed;
}

/** The lines of two bets of one round, each a JSON array or null. */
function bothLines(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second;
  return JSON.stringify([JSON.parse(first), JSON.parse(second)].flat());
}

function changeOf(
  changes: Map<string, RoundChange>,
  entry: PostedOperation,
  roundId: string,
  gameCode: string | null,
): RoundChange {
  const key = operationKey({ ...entry, externalId: roundId });
  const known = changes.get(key);
  if (known) {
    known.updatedAt = entry.postedAt;
    return known;
  }
  const change = {
    siteId: entry.siteId,
    playerId: entry.playerId,
    providerCode: entry.source,
    roundId,
    gameCode: gameCode ?? '',
    currency: entry.currency,
    stake: 0n,
    payout: 0n,
    bets: 0,
    betsRolledBack: 0,
    isClosed: false,
    betLines: null,
    openedAt: entry.postedAt,
    updatedAt: entry.postedAt,
  };
  changes.set(key, change);
  return change;
}

async function writeRounds(db: Database, changes: readonly RoundChange[]): Promise<void> {
  if (changes.length === 0) return;
  const column = <Value>(pick: (change: RoundChange) => Value): Value[] => changes.map(pick);
  await sql`
    with change as (
      select * from unnest(
        ${column((c) => c.siteId)}::int[], ${column((c) => c.playerId)}::bigint[], ${column((c) => c.providerCode)}::text[],
        ${column((c) => c.roundId)}::text[], ${column((c) => c.gameCode)}::text[], ${column((c) => c.currency)}::text[],
        ${column((c) => c.stake)}::bigint[], ${column((c) => c.payout)}::bigint[], ${column((c) => c.bets)}::int[],
        ${column((c) => c.betsRolledBack)}::int[], ${column((c) => c.isClosed)}::boolean[], ${column((c) => c.betLines)}::text[],
        ${column((c) => c.openedAt)}::timestamptz[], ${column((c) => c.updatedAt)}::timestamptz[]
      ) as c (site_id, player_id, provider_code, round_id, game_code, currency, stake, payout, bets, bets_rolled_back,
        is_closed, bet_lines, opened_at, updated_at)
    )
    merge into rounds.round r
    using change c
      on r.site_id = c.site_id and r.player_id = c.player_id and r.provider_code = c.provider_code and r.round_id = c.round_id
    when matched then update set
      stake = r.stake + c.stake, payout = r.payout + c.payout, bets = r.bets + c.bets,
      bets_rolled_back = r.bets_rolled_back + c.bets_rolled_back, updated_at = c.updated_at,
      bet_lines = case when c.bet_lines is null then r.bet_lines else coalesce(r.bet_lines, '[]') || c.bet_lines::jsonb end,
      status = case
        when r.bets + c.bets > 0 and r.bets_rolled_back + c.bets_rolled_back >= r.bets + c.bets then 'rolled_back'
        when r.status = 'settled' or c.is_closed then 'settled'
        else 'open' end
    when not matched then insert (site_id, player_id, provider_code, round_id, game_code, currency, stake, payout, bets,
      bets_rolled_back, status, bet_lines, opened_at, updated_at)
    values (c.site_id, c.player_id, c.provider_code, c.round_id, c.game_code, c.currency, c.stake, c.payout, c.bets,
      c.bets_rolled_back,
      case when c.bets > 0 and c.bets_rolled_back >= c.bets then 'rolled_back' when c.is_closed then 'settled' else 'open' end,
      c.bet_lines::jsonb, c.opened_at, c.updated_at)`.execute(db);
}
