import type { z } from 'zod';
import type { launchRequest } from '@marquee/contract/launch.ts';
import { isLanguage, languages } from '@marquee/contract/languages.ts';
import { demoCurrency } from '@marquee/contract/providers/hub88.ts';
import { findGame, type Game } from '../catalog/games.ts';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { refuse } from '../kernel/errors.ts';
import { parseMoney } from '../kernel/money.ts';
import { requireMayLaunch } from '../safety/may-launch.ts';
import { requireMayPlay } from '../safety/may-play.ts';
import type { Site } from '../sites/site.ts';
import type { ProviderConnection } from './connections.ts';
import { openGameSession } from './game-session.ts';
import { askGameUrl } from './provider-client.ts';
import { userIdOf } from './provider-player.ts';

export interface LaunchChoice {
  readonly providerCode: string;
  readonly gameCode: string;
  readonly platform: 'desktop' | 'mobile';
  /** One of the site's language codes. */
  readonly language: string;
}

/** The choice in a request. */
export function choiceOf(request: z.output<typeof launchRequest>): LaunchChoice {
  return {
    providerCode: request.provider_code,
    gameCode: request.game_code,
    platform: request.platform,
    language: request.language,
  };
}

export interface Launch {
  readonly url: string;
  readonly opens_in: 'frame' | 'popup';
  readonly game: Game;
}

/** Used if a site does not configure its players' country. */
const unknownCountry = 'ZZ';

/**
 * Open a game for a player: create a game session and ask the provider for the address.
 * Throws `gameNotFound`, `gameUnavailable` (also if the operator has switched off the player's bets),
 * `providerUnavailable`, and whatever `requireMayLaunch` and `requireMayPlay` throw.
 */
export async function launchForPlayer(
  app: App,
  site: Site,
  player: PlayerSession,
  choice: LaunchChoice,
  request: RequestFacts,
): Promise<Launch> {
  if (player.status === 'no_bets') {
    throw refuse('gameUnavailable', 'Betting is switched off for this account.');
  }
  await requireMayLaunch(app, player);
  const now = app.clock.now();
  const game = await findGame(app.db, site.siteId, choice, now);
  const connection = await requireConnection(app, choice.providerCode);
  const userId = await userIdOf(app.db, player, connection.providerCode, now);
  // Checked and opened in one transaction. A game opened before a self-exclusion is ended by it, and none is opened
  // after it.
  const { token } = await app.db.transaction().execute(async (trx) => {
    await requireMayPlay(app, player, trx);
    const opened = { providerCode: connection.providerCode, gameCode: choice.gameCode, userId };
    return openGameSession(trx, app.clock, player, opened);
  });
  const url = await askGameUrl(app, connection, {
    ...placeOf(site, choice, request),
    user: userId,
    token,
    currency: player.currency,
  });
  await app.rounds.origins.launched(app, connection.providerCode, url);
  return { url, opens_in: game.opens_in, game };
}

/** Open a game in demo mode for a visitor. Throws `gameNotFound`, `gameUnavailable` and `providerUnavailable`. */
export async function launchForVisitor(
  app: App,
  site: Site,
  choice: LaunchChoice,
  request: RequestFacts,
): Promise<Launch> {
  const game = await findGame(app.db, site.siteId, choice, app.clock.now());
  const connection = await requireConnection(app, choice.providerCode);
  const url = await askGameUrl(app, connection, {
    ...placeOf(site, choice, request),
    currency: demoCurrency,
  });
  await app.rounds.origins.launched(app, connection.providerCode, url);
  return { url, opens_in: game.opens_in, game };
}

async function requireConnection(app: App, providerCode: string): Promise<ProviderConnection> {
  const connection = await app.rounds.connections.byProvider(providerCode);
  if (!connection?.isActive) throw refuse('gameUnavailable');
  return connection;
}

function placeOf(site: Site, choice: LaunchChoice, request: RequestFacts) {
  return {
    game_code: choice.gameCode,
    platform: choice.platform === 'mobile' ? ('GPL_MOBILE' as const) : ('GPL_DESKTOP' as const),
    lang: isoLanguage(choice.language.toUpperCase()),
    country: site.country ?? unknownCountry,
    ip: request.ip,
    lobby_url: `${request.origin}/slots`,
    deposit_url: `${request.origin}/deposit`,
    sub_partner_id: site.siteCode,
    ...(site.jurisdiction === null ? {} : { jurisdiction: site.jurisdiction }),
    ...(site.gameRules === null ? {} : { game_rules: gameRulesOf(site.gameRules) }),
  };
}

/** Providers are asked for English where the language is none of the platform's. */
function isoLanguage(code: string): string {
  return isLanguage(code) ? languages[code].iso : 'en';
}

/** The site's rules of play as the protocol carries them. */
function gameRulesOf({ max_bet, ...rules }: NonNullable<Site['gameRules']>) {
  return { ...rules, ...(max_bet === undefined ? {} : { max_bet: Number(parseMoney(max_bet)) }) };
}
