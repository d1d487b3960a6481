import type { Selectable } from 'kysely';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql, type Database } from '../kernel/database.ts';
import type { RewardsMiniGamePlay } from '../kernel/database.generated.ts';
import { refuse } from '../kernel/errors.ts';
import type { Minor } from '../kernel/money.ts';
import { readPlay } from '../rounds/play.ts';
import { newId } from '../kernel/ids.ts';
import { takeTurn } from '../kernel/turn.ts';
import { requireMayPlay } from '../safety/may-play.ts';
import { creditReward, rewardKindOf } from '../bonus/reward.ts';
import { requireCycle } from './cycles.ts';
import { grantEarnedTokens } from './earned-tokens.ts';
import { drawBelow, newClientSeed, takeServerSeed } from './draw.ts';
import { prizeOfDraw, totalWeight, type MiniGame } from './games.ts';

export type MiniGameApp = Pick<App, 'db' | 'ledger' | 'clock' | 'events'>;
export type Play = Selectable<RewardsMiniGamePlay>;

export interface FreePlay {
  /** Null if the game has no free play, and if only the turnover for it is missing. */
  readonly nextFreeAt: Date | null;
  readonly isFreeNow: boolean;
  /** The amount to stake before the next free play. */
  readonly turnoverLeft: Minor;
  /** All real money that the player has staked. */
  readonly stakes: Minor;
}

/**
 * When a player's next free play is, and whether it is available now. A site can require real-money stakes between free
 * plays, so that players who come back only for the free play get nothing.
 */
export async function freePlayOf(
  db: Database,
  session: PlayerSession,
  game: MiniGame,
  now: Date,
): Promise<FreePlay> {
  if (game.freeEvery_h === null) return { nextFreeAt: null, isFreeNow: false, turnoverLeft: 0n, stakes: 0n };
  const { countedStakes: stakes } = await readPlay(db, session, 'always');
  const last = await db
    .selectFrom('rewards.mini_game_play')
    .select(['created_at', 'stakes_before'])
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .where('game_id', '=', game.gameId)
    .where('token_cost', '=', 0n)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const nextFreeAt = last ? new Date(last.created_at.getTime() + game.freeEvery_h * 3_600_000) : now;
  const since = stakes - (last?.stakes_before ?? 0n);
  const turnoverLeft = since >= game.freeTurnover ? 0n : game.freeTurnover - since;
  const isTime = nextFreeAt <= now;
  return {
    nextFreeAt: isTime && turnoverLeft > 0n ? null : nextFreeAt,
    isFreeNow: isTime && turnoverLeft === 0n,
    turnoverLeft,
    stakes,
  };
}

/** What a player sends with a play: a seed of their own, and the version of the odds that they were shown. */
export interface Asked {
  readonly clientSeed: string | undefined;
  readonly oddsVersion: number | undefined;
}

/** How often a player can play a game today, in the time zone of the site; null without a limit. */
export async function playsLeftOf(
  db: Database,
  session: Pick<PlayerSession, 'siteId' | 'playerId'>,
  game: Pick<MiniGame, 'gameId' | 'playsPerDay'>,
  now: Date,
): Promise<number | null> {
  if (game.playsPerDay === null) return null;
  const { rows } = await sql<{ plays: number }>`
    select count(*)::int as plays from rewards.mini_game_play play join sites.profile site using (site_id)
    where play.site_id = ${session.siteId} and play.player_id = ${session.playerId} and play.game_id = ${game.gameId}
      and play.created_at >= date_trunc('day', ${now}::timestamptz at time zone site.time_zone) at time zone site.time_zone`.execute(
    db,
  );
  return Math.max(0, game.playsPerDay - (rows[0]?.plays ?? 0));
}

/**
 * Start a play: take its tokens and draw its prize in one commit, by the seed that was committed to and the player's. `settlePlay` reveals and credits the prize. A player
 * has at most one open play per game.
 * Throws `miniGameCycleOver`, `miniGameOddsChanged`, `miniGamePlayOpen`, `miniGamePlaysUsed`, `notEnoughTokens`, or whatever `requireMayPlay` throws.
 */
export async function beginPlay(app: MiniGameApp, session: PlayerSession, game: MiniGame, asked: Asked) {
  await requireMayPlay(app, session);
  await grantEarnedTokens(app, session);
  return app.db.transaction().execute((trx) => beginPlayIn(app, trx, session, game, asked));
}

async function beginPlayIn(
  app: MiniGameApp,
  trx: Database,
  session: PlayerSession,
  game: MiniGame,
  asked: Asked,
) {
  const now = app.clock.now();
  const { clientSeed, oddsVersion } = asked;
  // Nobody plays by other odds than those that they were shown.
  if (oddsVersion !== undefined && oddsVersion !== game.oddsVersion) throw refuse('miniGameOddsChanged');
  await requireMayPlay(app, session, trx);
  await requireCycle(trx, session.siteId, now);
  await takeTurn(trx, `rewards.mini_game ${session.playerId} ${game.gameId}`);
  if (await findOpenPlay(trx, session, game.gameId).executeTakeFirst()) throw refuse('miniGamePlayOpen');
  if ((await playsLeftOf(trx, session, game, now)) === 0) throw refuse('miniGamePlaysUsed');
  const { isFreeNow, stakes } = await freePlayOf(trx, session, game, now);
  const tokenCost = isFreeNow ? 0n : game.tokenCost;
  const seeds = {
    server_seed: await takeServerSeed(trx, session, game.gameId),
    client_seed: clientSeed ?? newClientSeed(),
    client_seed_by: clientSeed === undefined ? 'house' : 'player',
  };
  const draw = drawBelow(totalWeight(game.prizes), seeds.server_seed, seeds.client_seed);
  const prize = prizeOfDraw(game.prizes, draw);
  const play = {
    site_id: session.siteId,
    player_id: session.playerId,
    play_id: newId(),
    game_id: game.gameId,
    token_cost: tokenCost,
    stakes_before: isFreeNow ? stakes : null,
    draw,
    salt: null,
    ...seeds,
    odds_version: game.oddsVersion,
    prize_id: prize.prizeId,
    prize_kind: prize.kind,
    prize_amount: prize.amount,
    currency: session.currency,
    created_at: now,
    settled_at: null,
  };
  await trx.insertInto('rewards.mini_game_play').values(play).execute();
  if (tokenCost > 0n) {
    const spent = await app.ledger.postIn(trx, {
      siteId: session.siteId,
      playerId: session.playerId,
      currency: session.currency,
      source: 'minigame',
      externalId: `cost:${play.play_id}`,
      kind: 'token_spend',
      amount: tokenCost,
    });
    if (!spent.accepted) throw refuse('notEnoughTokens');
  }
  return play;
}

/** Selects the player's play of a game whose prize is not settled yet. */
export function findOpenPlay(
  db: Database,
  session: Pick<PlayerSession, 'siteId' | 'playerId'>,
  gameId: string,
) {
  return db
    .selectFrom('rewards.mini_game_play')
    .selectAll()
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .where('game_id', '=', gameId)
    .where('settled_at', 'is', null);
}

/**
 * Settle an open play. Its prize is credited once, even with concurrent calls. Throws `miniGameNoPlay`, or `CLOSE` if
 * the wallet is closed.
 */
export async function settlePlay(
  app: MiniGameApp,
  player: Pick<PlayerSession, 'siteId' | 'playerId'>,
  gameId: string,
) {
  return app.db.transaction().execute(async (trx) => {
    const play = await findOpenPlay(trx, player, gameId).forUpdate().executeTakeFirst();
    if (!play) throw refuse('miniGameNoPlay');
    await settlePlayIn(app, trx, play);
    return play;
  });
}

/** Mark a play as settled and credit its prize. The transaction must have locked or inserted its row. */
async function settlePlayIn(app: MiniGameApp, trx: Database, play: Play): Promise<void> {
  await trx
    .updateTable('rewards.mini_game_play')
    .set({ settled_at: app.clock.now() })
    .where('site_id', '=', play.site_id)
    .where('player_id', '=', play.player_id)
    .where('play_id', '=', play.play_id)
    .execute();
  if (play.prize_kind === 'none') return;
  await creditReward(app, trx, {
    siteId: play.site_id,
    playerId: play.player_id,
    currency: play.currency,
    source: 'minigame',
    key: `prize:${play.play_id}`,
    reward: { kind: rewardKindOf(play.prize_kind), amount: play.prize_amount },
  });
}

/** Start a play and settle it in one commit. Throws whatever `beginPlay` and `settlePlay` throw. */
export async function playAtOnce(app: MiniGameApp, session: PlayerSession, game: MiniGame, asked: Asked) {
  await requireMayPlay(app, session);
  await grantEarnedTokens(app, session);
  return app.db.transaction().execute(async (trx) => {
    const play = await beginPlayIn(app, trx, session, game, asked);
    await settlePlayIn(app, trx, play);
    return play;
  });
}

/** How long an unclaimed prize waits before it is credited automatically. */
const waits_ms = 24 * 3_600_000;

/**
 * Credit the prizes that players did not claim. Safe to repeat and to run concurrently. Returns how many were credited.
 */
export async function settleForgottenPlays(
  app: Pick<App, 'db' | 'ledger' | 'clock' | 'events' | 'log'>,
): Promise<number> {
  const waiting = await app.db
    .selectFrom('rewards.mini_game_play')
    .select(['site_id', 'player_id', 'game_id'])
    .where('settled_at', 'is', null)
    .where('created_at', '<', new Date(app.clock.now().getTime() - waits_ms))
    .limit(500)
    .execute();
  let settled = 0;
  for (const { site_id, player_id, game_id } of waiting) {
    try {
      await settlePlay(app, { siteId: site_id, playerId: player_id }, game_id);
      settled += 1;
    } catch (error) {
      // It was claimed meanwhile, or the wallet is closed. The other plays continue.
      app.log.info({ err: error, game_id }, 'an unclaimed prize was not credited');
    }
  }
  return settled;
}
