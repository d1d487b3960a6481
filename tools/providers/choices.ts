/**
 * The operator's choices for providers, games and sites. Syncing a game list or launching a game never changes them.
 */
import { systemClock } from '@marquee/server/kernel/clock.ts';
import type { Database } from '@marquee/server/kernel/database.ts';
import { newId } from '@marquee/server/kernel/ids.ts';
import { createLog } from '@marquee/server/kernel/log.ts';
import { parseMoney } from '@marquee/server/kernel/money.ts';
import {
  assignProvider,
  openGamesIn,
  setGameOnSite,
  setGameStatus,
  setProviderStatus,
  unassignProvider,
} from '@marquee/server/catalog/operator-choices.ts';
import { setConnectionStatus } from '@marquee/server/rounds/connections.ts';
import { grantFreeRounds } from '@marquee/server/rounds/free-rounds.ts';
import { decideOrigin, readOrigin, type OriginKind } from '@marquee/server/rounds/origins.ts';
import { createRounds } from '@marquee/server/rounds/rounds.ts';
import { createSiteCache } from '@marquee/server/sites/site-cache.ts';
import { UsageError } from '../command/command.ts';
import { required, type Place, type Values } from './command-line.ts';

/** Give a site all games of a provider, or take them away. */
export async function assign({ db }: Place, providerCode: string, values: Values, isGiven: boolean) {
  const siteCode = required(values.site, '--site');
  const siteId = await siteIdOf(db, siteCode);
  await requireProvider(db, providerCode);
  if (isGiven) await assignProvider(db, siteId, providerCode);
  else await unassignProvider(db, siteId, providerCode);
  return [`${siteCode} ${isGiven ? 'offers' : 'does not offer'} the games of ${providerCode}.`];
}

/** Switch a provider, a game, or a game on one site on or off. */
export async function setEnabled({ db }: Place, providerCode: string, values: Values, isEnabled: boolean) {
  const status = isEnabled ? 'active' : 'inactive';
  const word = isEnabled ? 'enabled' : 'disabled';
  await requireProvider(db, providerCode);
  const { game, site } = values;
  if (game === undefined) {
    if (site !== undefined) throw new UsageError('A provider of one site: use assign or unassign.');
    await setProviderStatus(db, providerCode, status);
    await setConnectionStatus(db, providerCode, status);
    return [`${providerCode} is ${word}.`];
  }
  await requireGame(db, providerCode, game);
  if (site === undefined) {
    await setGameStatus(db, { providerCode, gameCode: game }, status);
    return [`${providerCode} ${game} is ${word}; its provider's list does not change that.`];
  }
  await setGameOnSite(db, await siteIdOf(db, site), { providerCode, gameCode: game }, isEnabled);
  return [`${providerCode} ${game} is ${word} on ${site}.`];
}

/** Set whether a provider's games, or one of them, open in the page's frame or in a window of their own. */
export async function setOpening(
  { db }: Place,
  providerCode: string,
  values: Values,
  way: string | undefined,
) {
  if (way !== 'frame' && way !== 'popup') throw new UsageError('Games open in: frame or popup');
  await requireProvider(db, providerCode);
  const { game } = values;
  if (game !== undefined) await requireGame(db, providerCode, game);
  await openGamesIn(db, { providerCode, gameCode: game }, way);
  return [
    `${game ?? 'The games'} of ${providerCode} open${game ? 's' : ''} in ${way === 'frame' ? 'the frame' : 'a window'}.`,
  ];
}

/** List a provider's origins, or allow or refuse one. */
export async function origins({ db }: Place, providerCode: string, values: Values): Promise<string[]> {
  await requireConnection(db, providerCode);
  const { allow, refuse } = values;
  if (allow !== undefined && refuse !== undefined)
    throw new UsageError('Give --allow or --refuse, not both.');
  const told = allow ?? refuse;
  if (told !== undefined) {
    const origin = readOrigin(told);
    if (origin === undefined) {
      throw new UsageError(
        `${told} is no origin: give e.g. https://games.example or https://*.games.example`,
      );
    }
    for (const kind of kindsOf(values.kind)) {
      await decideOrigin(db, { providerCode, kind, origin, isAllowed: allow !== undefined });
    }
  }
  const rows = await db
    .selectFrom('rounds.provider_origin')
    .select(['kind', 'origin', 'source', 'is_allowed'])
    .where('provider_code', '=', providerCode)
    .orderBy('kind')
    .orderBy('origin')
    .execute();
  return rows.map((row) =>
    [row.kind, row.is_allowed ? 'allowed' : 'refused', row.source, row.origin].join('  '),
  );
}

function kindsOf(kind: string | undefined): readonly OriginKind[] {
  if (kind === undefined) return ['game', 'picture'];
  if (kind !== 'game' && kind !== 'picture') throw new UsageError('--kind is game or picture');
  return [kind];
}

const day_ms = 86_400_000;

/** Give a player free rounds in a game. */
export async function grant({ db, keys }: Place, providerCode: string, values: Values): Promise<string[]> {
  const siteId = await siteIdOf(db, required(values.site, '--site'));
  const accountId = required(values.account, '--account');
  const gameCode = required(values.game, '--game');
  const rounds = Number(required(values.rounds, '--rounds'));
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 1000) throw new UsageError('--rounds is 1 to 1000');
  const days = Number(values.days ?? '7');
  if (!(days > 0 && days <= 365)) throw new UsageError('--days is above 0, and 365 at most');
  const winAs = values['win-as'] ?? 'bonus';
  if (winAs !== 'cash' && winAs !== 'bonus') throw new UsageError('--win-as is cash or bonus');
  const rewardUuid = values.reward ?? newId();
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(rewardUuid))
    throw new UsageError('--reward is a UUID');
  await requireConnection(db, providerCode);
  await requireGame(db, providerCode, gameCode);
  const player = await db
    .selectFrom('players.player')
    .select('player_id')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!player) throw new Error(`There is no player ${accountId} on ${values.site}`);
  const app = {
    db,
    rounds: createRounds({ db, keys }),
    log: createLog('silent'),
    clock: systemClock,
    sites: createSiteCache(db),
  };
  const status = await grantFreeRounds(app, {
    siteId,
    playerId: player.player_id,
    provider: providerCode,
    gameCode,
    rounds,
    bet: betOf(required(values.bet, '--bet')),
    rewardUuid,
    expiresAt: new Date(systemClock.now().getTime() + days * day_ms),
    winAs,
  });
  if (status === 'refused')
    throw new Error(`${providerCode} refuses them: the game takes no such bet, or has no free bets`);
  const later = status === 'pending' ? '; it does not answer, and is asked again each minute' : '';
  return [
    `${rounds} free rounds in ${gameCode}: ${status}${later}`,
    `Reward ${rewardUuid}: the same again grants nothing more.`,
  ];
}

function betOf(text: string): bigint {
  if (!/^\d{1,9}(\.\d{1,5})?$/.test(text)) throw new UsageError('--bet is an amount in units, e.g. 0.5');
  const bet = parseMoney(text);
  if (bet <= 0n) throw new UsageError('--bet is above 0');
  return bet;
}

async function siteIdOf(db: Database, siteCode: string): Promise<number> {
  const row = await db
    .selectFrom('sites.site')
    .select('site_id')
    .where('site_code', '=', siteCode)
    .executeTakeFirst();
  if (!row) throw new Error(`There is no site ${siteCode}`);
  return row.site_id;
}

async function requireProvider(db: Database, providerCode: string): Promise<void> {
  const row = await db
    .selectFrom('catalog.provider')
    .select('slug')
    .where('provider_code', '=', providerCode)
    .executeTakeFirst();
  if (!row) throw new Error(`There is no provider ${providerCode}`);
}

async function requireConnection(db: Database, providerCode: string): Promise<void> {
  const row = await db
    .selectFrom('rounds.provider_connection')
    .select('slug')
    .where('provider_code', '=', providerCode)
    .executeTakeFirst();
  if (!row) throw new Error(`${providerCode} is not connected`);
}

async function requireGame(db: Database, providerCode: string, gameCode: string): Promise<void> {
  const row = await db
    .selectFrom('catalog.game')
    .select('game_name')
    .where('provider_code', '=', providerCode)
    .where('game_code', '=', gameCode)
    .executeTakeFirst();
  if (!row) throw new Error(`${providerCode} lists no game ${gameCode}`);
}
