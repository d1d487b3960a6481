import type { z } from 'zod';
import { betLinesIn } from '@marquee/contract/bet-lines.ts';
import type { betSchema } from '@marquee/contract/entities.ts';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { askRoundUrl } from './provider-client.ts';
import { projectRounds } from './projector.ts';
import { userIdOf } from './provider-player.ts';

type Bet = z.infer<typeof betSchema>;

export interface RoundQuery {
  /** An empty code means all games. */
  readonly gameCode: string;
  /** Inclusive. */
  readonly from: Date | undefined;
  /** Exclusive. */
  readonly to: Date | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export interface RoundPage {
  readonly bets: Bet[];
  readonly total: number;
  /** Sums of all matching rounds, not only of this page. */
  readonly stake: Minor;
  readonly payout: Minor;
}

function roundsOf(db: Database, player: PlayerSession) {
  return db
    .selectFrom('rounds.round as round')
    .where('round.site_id', '=', player.siteId)
    .where('round.player_id', '=', player.playerId);
}

function shownRounds(query: Pick<ReturnType<typeof roundsOf>, 'leftJoin'>) {
  return query
    .leftJoin('catalog.listed_game as game', (join) =>
      join
        .onRef('game.provider_code', '=', 'round.provider_code')
        .onRef('game.game_code', '=', 'round.game_code'),
    )
    .select([
      'round.round_id',
      'round.provider_code',
      'round.game_code',
      'round.stake',
      'round.payout',
      'round.status',
      'round.currency',
      'round.opened_at',
      'round.bet_lines',
      'game.game_name',
      'game.game_image',
    ]);
}

/** A page of a player's rounds, newest first, with the sums of all matching rounds. */
export async function listRounds(db: Database, player: PlayerSession, query: RoundQuery): Promise<RoundPage> {
  // Project first, so that rounds posted a moment ago are included.
  await projectRounds(db);
  let matching = roundsOf(db, player);
  if (query.gameCode) matching = matching.where('round.game_code', '=', query.gameCode);
  if (query.from) matching = matching.where('round.opened_at', '>=', query.from);
  if (query.to) matching = matching.where('round.opened_at', '<', query.to);
  const [sums, rows] = await Promise.all([
    matching
      .select([
        sql<number>`count(*)::int`.as('total'),
        sql<bigint>`coalesce(sum(round.stake), 0)::bigint`.as('stake'),
        sql<bigint>`coalesce(sum(round.payout), 0)::bigint`.as('payout'),
      ])
      .executeTakeFirstOrThrow(),
    // Limit before joining, so that skipped rows are only read from the index.
    shownRounds(
      db.selectFrom(
        matching
          .selectAll()
          .orderBy('round.opened_at', 'desc')
          .orderBy('round.round_id', 'desc')
          .limit(query.pageSize)
          .offset((query.page - 1) * query.pageSize)
          .as('round'),
      ),
    )
      .orderBy('round.opened_at', 'desc')
      .orderBy('round.round_id', 'desc')
      .execute(),
  ]);
  return { bets: rows.map(presentRound), total: sums.total, stake: sums.stake, payout: sums.payout };
}

/**
 * One round, and the address of the provider's page for it, which is null if the provider is not connected. Throws
 * `roundNotFound` or `providerUnavailable`.
 */
export async function showRound(
  app: Pick<App, 'db' | 'rounds' | 'log' | 'clock'>,
  player: PlayerSession,
  key: { providerCode: string; roundId: string },
): Promise<{ bet: Bet; url: string | null }> {
  await projectRounds(app.db);
  const row = await shownRounds(roundsOf(app.db, player))
    .where('round.provider_code', '=', key.providerCode)
    .where('round.round_id', '=', key.roundId)
    .executeTakeFirst();
  if (!row) throw refuse('roundNotFound');
  const connection = await app.rounds.connections.byProvider(key.providerCode);
  if (!connection?.isActive) return { bet: presentRound(row), url: null };
  const user = await userIdOf(app.db, player, key.providerCode, app.clock.now());
  return { bet: presentRound(row), url: await askRoundUrl(app, connection, { user, round: key.roundId }) };
}

function presentRound(row: {
  round_id: string;
  provider_code: string;
  game_code: string;
  stake: bigint;
  payout: bigint;
  status: string;
  currency: string;
  opened_at: Date;
  bet_lines: unknown;
  game_name: string | null;
  game_image: string | null;
}): Bet {
  return {
    round_id: row.round_id,
    provider_code: row.provider_code,
    game_code: row.game_code,
    game_name: row.game_name ?? row.game_code,
    game_image: row.game_image ?? '',
    stake: formatMoney(row.stake),
    payout: formatMoney(row.payout),
    result: formatMoney(row.payout - row.stake),
    status: row.status === 'settled' || row.status === 'rolled_back' ? row.status : 'open',
    currency: row.currency,
    bet_lines: betLinesIn({ bet_lines: row.bet_lines }),
    at: row.opened_at.toISOString(),
  };
}

/** Whether a round of a player is open, as far as the operations of the ledger were read. */
export async function isRoundOpen(
  db: Database,
  player: { readonly siteId: number; readonly playerId: bigint },
): Promise<boolean> {
  const round = await db
    .selectFrom('rounds.round')
    .select('round_id')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return round !== undefined;
}
