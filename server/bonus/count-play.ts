import type { App } from './app.ts';
import { eventType } from '../kernel/events.ts';
import { sql, type Database } from '../kernel/database.ts';
import { findOrigins, type PostedOperation } from '../ledger/read-operations.ts';
import { openAwards } from './awards.ts';
import { playerKey, type PlayerKey } from './bonus.ts';
import {
  countEntry,
  rangeOf,
  type BonusChange,
  type Counted,
  type RangedBonus,
  type Residue,
  type StandingChange,
} from './count-entry.ts';
import { matchDeposits } from './match-deposits.ts';
import { advanceAll, advancePlayer, isCaughtUp, readEntries, readPlayerEntries } from './outbox.ts';
import { bonusTraitsOf, type BonusTraits } from './terms.ts';

export type CountApp = Pick<App, 'db' | 'clock' | 'events' | 'vipLevels'>;

/** What counted operations add to the standings of players, told in the transaction in which they are counted. */
export const playCounted = eventType<readonly StandingChange[]>('bonus.play_counted');

/** How many operations are counted at once. */
export const fullBatch = 1_000;

/**
 * Count the ledger's next operations for bonuses and VIP standings, in the order of the outbox. What was made
 * of them and the position that was reached are one transaction: killed at any point, it has done both or neither. Of two
 * processes, one works and the other finds nothing to do. Answers how many operations there were, and whose bonuses may
 * have to be settled now.
 */
export async function countPlay(
  app: CountApp,
  batchSize = fullBatch,
): Promise<{ entries: number; players: readonly PlayerKey[] }> {
  return app.db.transaction().execute(async (trx) => {
    const { read, position, entries } = await readEntries(trx, batchSize);
    if (position === undefined) return { entries: 0, players: [] };
    await countEntries(app, trx, entries);
    await advanceAll(trx, position);
    return { entries: read, players: await playersToSettle(trx, entries) };
  });
}

/**
 * Count one player's operations up to now, ahead of everybody else's, for what that player asks for. However much of
 * others waits to be counted, nothing of it is read or written. Answers how many operations there were.
 */
export async function countPlayer(app: CountApp, player: PlayerKey): Promise<number> {
  if (await isCaughtUp(app.db, player)) return 0;
  return app.db.transaction().execute(async (trx) => {
    const entries = await readPlayerEntries(trx, player);
    const last = entries.at(-1);
    if (!last) return 0;
    await countEntries(app, trx, entries);
    await advancePlayer(trx, player, last.position);
    return entries.length;
  });
}

async function countEntries(
  app: CountApp,
  trx: Database,
  entries: readonly PostedOperation[],
): Promise<void> {
  if (entries.length === 0) return;
  await lockBonuses(trx, distinctPlayers(entries));
  const origins = await findOrigins(trx, entries.filter(goesBack));
  const ranges = await readRanges(trx, entries);
  const games = await readGames(trx, entries, [...origins.values()]);
  const takenIn = await openAwards(app, trx, entries, ranges);
  const known = { origins, ranges, takenIn, games };
  const counted: Counted = {
    bonuses: new Map(),
    standings: new Map(),
    residues: [],
    deposits: [],
  };
  for (const entry of entries) countEntry(counted, entry, known);
  await matchDeposits(app, trx, counted.deposits);
  await app.events.tell(trx, playCounted, [...counted.standings.values()]);
  await writeBonuses(trx, [...counted.bonuses.values()]);
  await writeResidues(trx, counted.residues);
}

/**
 * Lock the waiting and active bonuses of these players before any of them is written, in the order of `lockOpenBonuses`.
 * Otherwise this transaction and one that settles could each hold a row that the other waits for.
 */
async function lockBonuses(trx: Database, players: readonly PlayerKey[]): Promise<void> {
  await sql`
    select 1 from rewards.bonus
    where status in ('awaiting_deposit', 'queued', 'active') and (site_id, player_id) in (
      select * from unnest(${players.map((p) => p.siteId)}::int[], ${players.map((p) => p.playerId)}::bigint[]))
    order by site_id, player_id, bonus_id
    for update`.execute(trx);
}

/** Wins that paid bonus money, and rollbacks that moved any: of no others it matters what they go back to. */
function goesBack({ kind, amount, bonusAmount }: PostedOperation): boolean {
  return (kind === 'win' && bonusAmount > 0n) || (kind === 'rollback' && amount > 0n);
}

/** The bonuses in whose range an operation of the batch, or the bet behind it, may lie. */
async function readRanges(
  trx: Database,
  entries: readonly PostedOperation[],
): Promise<Map<string, RangedBonus[]>> {
  const players = distinctPlayers(entries);
  const rows = await trx
    .selectFrom('rewards.bonus')
    .select(['site_id', 'player_id', 'bonus_id', 'terms', 'activated_sequence', 'ended_sequence'])
    .where('activated_sequence', 'is not', null)
    .where(
      sql<boolean>`(site_id, player_id) in (
        select * from unnest(${players.map((p) => p.siteId)}::int[], ${players.map((p) => p.playerId)}::bigint[]))`,
    )
    .execute();
  const ranges = new Map<string, RangedBonus[]>();
  for (const row of rows) {
    const key = playerKey({ siteId: row.site_id, playerId: row.player_id });
    const known = ranges.get(key);
    if (known) known.push(rangeOf(row));
    else ranges.set(key, [rangeOf(row)]);
  }
  return ranges;
}

/** The games that were played, also of those whose bets are taken back now. */
async function readGames(
  trx: Database,
  entries: readonly PostedOperation[],
  origins: readonly PostedOperation[],
): Promise<ReadonlyMap<string, BonusTraits>> {
  const played = entries.filter((entry) => entry.kind === 'bet' || entry.kind === 'rollback');
  const providers = [...new Set(played.map((entry) => entry.source))];
  const games = [...new Set([...played, ...origins].flatMap((one) => one.game ?? []))];
  if (games.length === 0 || providers.length === 0) return new Map();
  const rows = await trx
    .selectFrom('catalog.listed_game')
    .select(['provider_code', 'game_code', 'category', 'features'])
    .where('provider_code', 'in', providers)
    .where('game_code', 'in', games)
    .execute();
  return new Map(rows.map((row) => [`${row.provider_code}/${row.game_code}`, bonusTraitsOf(row)]));
}

function distinctPlayers(entries: readonly PostedOperation[]): PlayerKey[] {
  const players = new Map(
    entries.map((entry) => [playerKey(entry), { siteId: entry.siteId, playerId: entry.playerId }]),
  );
  return [...players.values()];
}

/** Of the players of a batch, those who have a bonus that waits or runs, or a residue. */
async function playersToSettle(trx: Database, entries: readonly PostedOperation[]): Promise<PlayerKey[]> {
  const players = distinctPlayers(entries);
  const { rows } = await sql<{ site_id: number; player_id: bigint }>`
    select p.site_id, p.player_id
    from unnest(${players.map((p) => p.siteId)}::int[], ${players.map((p) => p.playerId)}::bigint[]) p (site_id, player_id)
    where exists (select 1 from rewards.bonus b where b.site_id = p.site_id and b.player_id = p.player_id
        and b.status in ('queued', 'active'))
      or exists (select 1 from rewards.bonus_residue r where r.site_id = p.site_id and r.player_id = p.player_id
        and r.settled_at is null)`.execute(trx);
  return rows.map((row) => ({ siteId: row.site_id, playerId: row.player_id }));
}

/** A requirement and what is done of it never fall below zero, nor a cap below what was converted already. */
async function writeBonuses(trx: Database, changes: readonly BonusChange[]): Promise<void> {
  if (changes.length === 0) return;
  const column = <Value>(pick: (change: BonusChange) => Value): Value[] => changes.map(pick);
  await sql`
    update rewards.bonus b
    set wagered = greatest(0, b.wagered + c.wagered), amount = greatest(0, b.amount + c.amount),
      required = greatest(0, b.required + c.required)
    from unnest(
      ${column((c) => c.siteId)}::int[], ${column((c) => c.playerId)}::bigint[], ${column((c) => c.bonusId)}::uuid[],
      ${column((c) => c.wagered)}::bigint[], ${column((c) => c.amount)}::bigint[], ${column((c) => c.required)}::bigint[]
    ) as c (site_id, player_id, bonus_id, wagered, amount, required)
    where b.site_id = c.site_id and b.player_id = c.player_id and b.bonus_id = c.bonus_id`.execute(trx);
}

async function writeResidues(trx: Database, residues: readonly Residue[]): Promise<void> {
  for (const { entry, bonusId, amount } of residues) {
    await trx
      .insertInto('rewards.bonus_residue')
      .values({
        site_id: entry.siteId,
        player_id: entry.playerId,
        source: entry.source,
        external_id: entry.externalId,
        bonus_id: bonusId,
        amount,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
