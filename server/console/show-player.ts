import type { z } from 'zod';
import { playerStatuses, type playerDetailSchema } from '@marquee/contract/operator-entities.ts';
import { listQueue } from '../cashier/withdrawal-queue.ts';
import type { App } from '../http/app.ts';
import { refuse } from '../kernel/errors.ts';
import { formatMoney } from '../kernel/money.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { readRiskSigns } from '../players/risk-signs.ts';
import { maskPlayer, viewPlayer, viewSessions, viewStatusChanges } from '../players/operator-view.ts';
import { listRounds } from '../rounds/round-history.ts';
import { standingExclusions } from '../safety/exclusion-state.ts';
import { readLimits } from '../safety/read-limits.ts';
import { showPlayerRounds } from './show-player-rounds.ts';
import { sitesOfQuery } from './site-filter.ts';

type Viewed = NonNullable<Awaited<ReturnType<typeof viewPlayer>>>;
const listed = 10;

/** A player of the sites. Throws `playerNotFound`, also for one of another site. */
export async function requirePlayer(
  app: Pick<App, 'db'>,
  sites: 'all' | readonly number[],
  playerId: string,
): Promise<Viewed> {
  const found = await viewPlayer(app.db, sitesOfQuery(sites, undefined), BigInt(playerId));
  if (!found) throw refuse('playerNotFound');
  return found;
}

/** A player as the session in which they would read their own. */
export function asPlayer(player: Viewed, now: Date): PlayerSession {
  return {
    siteId: player.site_id,
    playerId: player.player_id,
    currency: player.currency,
    sessionId: '',
    accountId: player.account_id,
    startedAt: now,
    expiresAt: now,
    status: 'active',
  };
}

/** What the page of a player shows. Personal data is masked. */
export async function showPlayer(
  app: Pick<App, 'db' | 'ledger' | 'clock'>,
  player: Viewed,
): Promise<z.infer<typeof playerDetailSchema>> {
  const key = { siteId: player.site_id, playerId: player.player_id };
  const wallet = { ...key, currency: player.currency };
  const now = app.clock.now();
  // Limits and rounds are read as the player reads their own.
  const session = asPlayer(player, now);
  const statuses = ['pending', 'paying', 'paid', 'refused', 'returned'];
  const [balance, rounds, queue, limits, exclusions, sessions, changes, signs] = await Promise.all([
    app.ledger.balance(wallet),
    listRounds(app.db, session, { gameCode: '', from: undefined, to: undefined, page: 1, pageSize: listed }),
    listQueue(app.db, { sites: [key.siteId], statuses, now, playerId: key.playerId, limit: 100 }),
    readLimits(app, session),
    standingExclusions(app.db, key, now),
    viewSessions(app.db, key, now),
    viewStatusChanges(app.db, key),
    readRiskSigns(app, key),
  ]);
  const latest = queue.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime()).slice(0, listed);
  return {
    ...maskPlayer(player),
    status: playerStatus(player.status),
    language: player.language,
    accepts_marketing: player.accepts_marketing,
    phone_verified: player.phone_verified_at !== null,
    email_verified: player.email_verified_at !== null,
    two_factor: player.two_factor,
    birth_year: Number(player.birth_date.slice(0, 4)),
    is_demo: player.is_demo,
    balances: {
      real: formatMoney(balance?.real ?? 0n),
      bonus: formatMoney(balance?.bonus ?? 0n),
      token: formatMoney(balance?.token ?? 0n),
      locked: formatMoney(balance?.locked ?? 0n),
      wallet_status: balance ? 'open' : 'none',
    },
    rounds: await showPlayerRounds(app.db, rounds.bets),
    withdrawals: latest.map((row) => ({
      withdrawal_id: row.withdrawal_id,
      amount: formatMoney(row.amount),
      status: row.status,
      bank_name: row.bank_name,
      account_number_masked: row.account_number_masked,
      created_at: row.created_at.toISOString(),
    })),
    limits: limits.flatMap(({ kind, window, limit }) =>
      limit
        ? [{ kind, window, set_by: limit.set_by, value: limit.amount ?? String(limit.minutes ?? 0) }]
        : [],
    ),
    exclusions: exclusions.map((one) => ({
      kind: one.kind,
      started_at: one.started_at.toISOString(),
      ends_at: (one.returns_at ?? one.ends_at)?.toISOString() ?? null,
      in_force: true,
    })),
    sessions,
    status_changes: changes,
    risk_signs: signs.map(({ kind, otherAccountId, notedAt }) => ({
      kind,
      other_account_id: otherAccountId,
      noted_at: notedAt.toISOString(),
    })),
  };
}

export function playerStatus(text: string): (typeof playerStatuses)[number] {
  return playerStatuses.find((status) => status === text) ?? 'unverified';
}
