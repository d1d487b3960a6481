/**
 * Bonuses as they are stored. The terms:
 *
 * - A claim is a bonus from the start. `awaiting_deposit` → `queued` → `active` → one of the ends: `completed` (its
 *   requirement was met and its money became real), `spent` (all of it was lost), `forfeited` (the player gave it up,
 *   while it was active or queued), `expired` (its time ran out), `cancelled` (its deposit never came, or the player
 *   gave it up before).
 * - A player has at most one active bonus. The bonus bucket of their wallet belongs to it.
 * - `activated_sequence` and `ended_sequence` are versions of the wallet. A bet belongs to the bonus in whose range the
 *   bet's own sequence lies, however late the bet is counted.
 * - A residue is bonus money of a bonus that has ended: the win of a round that was still open, or a rolled-back bet.
 */
import type { Selectable } from 'kysely';
import type { App } from './app.ts';
import type { Database, DB } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import { takeTurn } from '../kernel/turn.ts';
import type { OperationKind, PostResult } from '../ledger/types.ts';

export type BonusApp = Pick<
  App,
  'db' | 'ledger' | 'clock' | 'events' | 'sites' | 'rounds' | 'log' | 'activeBonuses' | 'vipLevels'
>;
export type BonusRow = Selectable<DB['rewards.bonus']>;
export type BonusStatus =
  | 'awaiting_deposit'
  | 'queued'
  | 'active'
  | 'completed'
  | 'spent'
  | 'forfeited'
  | 'expired'
  | 'cancelled';
export type BonusEnd = Extract<BonusStatus, 'completed' | 'spent' | 'forfeited' | 'expired'>;

export interface PlayerKey {
  readonly siteId: number;
  readonly playerId: bigint;
}

/** A player as text, for maps. */
export function playerKey({ siteId, playerId }: PlayerKey): string {
  return `${siteId} ${playerId}`;
}

/** Who makes the ledger's keys of bonuses. */
export const bonusSource = 'bonus';

/**
 * The player's waiting and active bonuses, locked until the transaction ends. The player's own lock comes first: a bonus
 * can be added between two calls of one transaction, and whoever settles it must not hold its row while waiting for the
 * wallet that this transaction has locked.
 */
export async function lockOpenBonuses(trx: Database, player: PlayerKey): Promise<BonusRow[]> {
  await takeTurn(trx, `bonus ${player.playerId}`);
  const open = await trx
    .selectFrom('rewards.bonus')
    .selectAll()
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('status', 'in', ['awaiting_deposit', 'queued', 'active'])
    // Lock in the order of a column that never changes. The place in the queue may change meanwhile, and two
    // transactions that lock by it could deadlock.
    .orderBy('bonus_id')
    .forUpdate()
    .execute();
  const place = ({ queued_at }: BonusRow): number => queued_at?.getTime() ?? Infinity;
  // Infinity − Infinity is NaN, so `|| 0` keeps the order of two bonuses that are not queued.
  return open.toSorted((a, b) => place(a) - place(b) || 0);
}

export async function findBonus(
  db: Database,
  player: PlayerKey,
  bonusId: string,
): Promise<BonusRow | undefined> {
  return db
    .selectFrom('rewards.bonus')
    .selectAll()
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('bonus_id', '=', bonusId)
    .executeTakeFirst();
}

/** Post an operation of a bonus, under a key of the bonus and the operation. Throws if the ledger refuses it. */
export async function postBonus(
  app: Pick<App, 'ledger'>,
  trx: Database,
  bonus: BonusRow,
  what: { kind: OperationKind; key: string; amount: Minor },
): Promise<PostResult> {
  const result = await app.ledger.postIn(trx, {
    siteId: bonus.site_id,
    playerId: bonus.player_id,
    currency: bonus.currency,
    source: bonusSource,
    externalId: what.key,
    kind: what.kind,
    amount: what.amount,
    meta: { bonus_id: bonus.bonus_id },
  });
  if (!result.accepted) throw new Error(`${what.key} was not posted: ${result.status}`);
  return result;
}
