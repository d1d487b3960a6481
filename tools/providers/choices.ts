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
import { grantFreeRounds, planFreeRounds, type FreeRounds } from '@marquee/server/rounds/free-rounds.ts';
import { decideOrigin, readOrigin, type OriginKind } from '@marquee/server/rounds/origins.ts';
import { changeProvider } from '@marquee/server/rounds/provider-event.ts';
import { createRounds } from '@marquee/server/rounds/rounds.ts';
import { createSiteCache } from '@marquee/server/sites/site-cache.ts';
import { UsageError } from '../command/command.ts';
import { actorOf, required, type Place, type Values } from './command-line.ts';
import { gameFacts, grantFacts, offerFacts, originFacts, providerFacts, siteGameFacts } from './facts.ts';

/** Give a site all games of a provider, or take them from it. */
export async function assign(place: Place, providerCode: string, values: Values, isGiven: boolean) {
  const { db } = place;
  const siteCode = required(values.site, '--site');
  const siteId = await siteIdOf(db, siteCode);
  await requireProvider(db, providerCode);
  const action = isGiven ? 'assign' : 'unassign';
  await changeProvider(
    db,
    { providerCode, actor: actorOf(place, values), action, subject: { site: siteCode } },
    (trx) => offerFacts(trx, siteId, providerCode),
    (trx) =>
      isGiven ? assignProvider(trx, siteId, providerCode) : unassignProvider(trx, siteId, providerCode),
  );
  return [`${siteCode} ${isGiven ? 'offers' : 'does not offer'} the games of ${providerCode}.`];
}

/** Switch a provider, a game, or a game on one site on or off. */
export async function setEnabled(place: Place, providerCode: string, values: Values, isEnabled: boolean) {
  const { db } = place;
  const status = isEnabled ? 'active' : 'inactive';
  const word = isEnabled ? 'enabled' : 'disabled';
  const action = isEnabled ? 'enable' : 'disable';
  const change = { providerCode, actor: actorOf(place, values), action } as const;
  await requireProvider(db, providerCode);
  const { game, site } = values;
  if (game === undefined) {
    if (site !== undefined) throw new UsageError('A provider of one site: use assign or unassign.');
    await changeProvider(
      db,
      change,
      (trx) => providerFacts(trx, providerCode),
      async (trx) => {
        await setProviderStatus(trx, providerCode, status);
        await setConnectionStatus(trx, providerCode, status);
      },
    );
    return [`${providerCode} is ${word}.`];
  }
  await requireGame(db, providerCode, game);
  const gameKey = { providerCode, gameCode: game };
  if (site === undefined) {
    await changeProvider(
      db,
      { ...change, subject: { game } },
      (trx) => gameFacts(trx, providerCode, game),
      (trx) => setGameStatus(trx, gameKey, status),
    );
    return [`${providerCode} ${game} is ${word}; its provider's list does not change that.`];
  }
  const siteId = await siteIdOf(db, site);
  await changeProvider(
    db,
    { ...change, subject: { game, site } },
    (trx) => siteGameFacts(trx, siteId, providerCode, game),
    (trx) => setGameOnSite(trx, siteId, gameKey, isEnabled),
  );
  return [`${providerCode} ${game} is ${word} on ${site}.`];
}

/** Set whether a provider's games, or one of them, open in the page's frame or in a window of their own. */
export async function setOpening(
  place: Place,
  providerCode: string,
  values: Values,
  way: string | undefined,
) {
  const { db } = place;
  if (way !== 'frame' && way !== 'popup') throw new UsageError('Games open in: frame or popup');
  await requireProvider(db, providerCode);
  const { game } = values;
  if (game !== undefined) await requireGame(db, providerCode, game);
  await changeProvider(
    db,
    {
      providerCode,
      actor: actorOf(place, values),
      action: 'opens_in',
      subject: game === undefined ? {} : { game },
    },
    (trx) => (game === undefined ? providerFacts(trx, providerCode) : gameFacts(trx, providerCode, game)),
    (trx) => openGamesIn(trx, { providerCode, gameCode: game }, way),
  );
  return [
    `${game ?? 'The games'} of ${providerCode} open${game ? 's' : ''} in ${way === 'frame' ? 'the frame' : 'a window'}.`,
  ];
}

/** List a provider's origins, or allow or refuse one. */
export async function origins(place: Place, providerCode: string, values: Values): Promise<string[]> {
  const { db } = place;
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
    const isAllowed = allow !== undefined;
    const action = isAllowed ? 'allow_origin' : 'refuse_origin';
    for (const kind of kindsOf(values.kind)) {
      await changeProvider(
        db,
        { providerCode, actor: actorOf(place, values), action, subject: { kind, origin } },
        (trx) => originFacts(trx, providerCode, kind, origin),
        (trx) => decideOrigin(trx, { providerCode, kind, origin, isAllowed }),
      );
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
export async function grant(place: Place, providerCode: string, values: Values): Promise<string[]> {
  const { db, keys } = place;
  const siteCode = required(values.site, '--site');
  const siteId = await siteIdOf(db, siteCode);
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
  if (!player) throw new Error(`There is no player ${accountId} on ${siteCode}`);
  const app = {
    db,
    rounds: createRounds({ db, keys }),
    log: createLog('silent'),
    clock: systemClock,
    sites: createSiteCache(db),
  };
  const granted: FreeRounds = {
    siteId,
    playerId: player.player_id,
    provider: providerCode,
    gameCode,
    rounds,
    bet: betOf(required(values.bet, '--bet')),
    rewardUuid,
    expiresAt: new Date(systemClock.now().getTime() + days * day_ms),
    winAs,
  };
  await changeProvider(
    db,
    {
      providerCode,
      actor: actorOf(place, values),
      action: 'grant',
      subject: { site: siteCode, account: accountId, game: gameCode, reward: rewardUuid },
    },
    (trx) => grantFacts(trx, rewardUuid),
    (trx) => planFreeRounds(app, trx, granted),
  );
  const status = await grantFreeRounds(app, granted);
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
