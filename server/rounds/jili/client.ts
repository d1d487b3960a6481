import type { GameUrlRequest } from '@marquee/contract/providers/hub88.ts';
import {
  jiliDetailAnswerSchema,
  jiliFreeSpinAnswerSchema,
  jiliGameListAnswerSchema,
  jiliListedGameSchema,
  jiliGamesPaths,
  jiliLoginAnswerSchema,
  jiliReferenceExists,
} from '@marquee/contract/providers/jili.ts';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { refuse } from '../../kernel/errors.ts';
import { formatMoney, type Minor } from '../../kernel/money.ts';
import type { JiliConnection } from '../connections.ts';
import { faultReason, ProviderFault, ProviderStatusError } from '../provider-fault.ts';
import { readEntries, type ProviderList } from '../provider-list.ts';
import { providerTime, requestKey } from './key.ts';
import { agentKeyOf } from './secrets.ts';

export type JiliClientApp = Pick<App, 'rounds' | 'log' | 'clock'>;

type Parameters = readonly (readonly [string, string])[];

/** A player is waiting, so a slower answer counts as an outage. */
const timeout_ms = 5_000;
/** Lists can be long. */
const listTimeout_ms = 30_000;

/** The languages of JILI's games, by ISO 639-1. */
const languages: Readonly<Record<string, string>> = {
  en: 'en-US',
  zh: 'zh-CN',
  my: 'my-MM',
  id: 'id-ID',
  th: 'th-TH',
  vi: 'vi-VN',
};

/** JILI's categories in Hub88's terms, which `kindOf` understands. */
const categories: Readonly<Record<number, string>> = {
  1: 'Video Slots',
  2: 'Poker',
  5: 'Fishing Games',
  8: 'Live Casino',
};

/** All games that the provider offers us. Its list has no pictures. Throws `providerUnavailable`. */
export async function listJiliGames(app: JiliClientApp, connection: JiliConnection): Promise<ProviderList> {
  const answer = await ask(app, connection, jiliGamesPaths.gameList, jiliGameListAnswerSchema, {
    counted: [],
    limit_ms: listTimeout_ms,
  });
  const list = readEntries(answer.Data ?? [], (entry) =>
    jiliListedGameSchema.transform(gameOf).safeParse(entry),
  );
  return { ...list, games: list.games.filter((game) => game.category !== lobby) };
}

function gameOf(game: z.output<typeof jiliListedGameSchema>) {
  return {
    game_code: game.GameId,
    name: game.name['en-US'] ?? game.GameId,
    category: game.GameCategoryId === lobbyCategory ? lobby : (categories[game.GameCategoryId] ?? 'Arcade'),
    product: 'JILI',
    enabled: true,
    url_thumb: '',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    freebet_support: game.Freespin,
    demo_game_support: false,
  };
}
const lobby = 'Lobby';
/** The provider's own lobby, which is not a game. */
const lobbyCategory = 3;

/**
 * The address at which a player opens a game. It works once. Throws `providerUnavailable`, and `gameUnavailable` for a
 * visitor, because this protocol has no demo mode.
 */
export async function askJiliGameUrl(
  app: JiliClientApp,
  connection: JiliConnection,
  request: Omit<GameUrlRequest, 'operator_id'>,
): Promise<string> {
  if (request.token === undefined) throw refuse('gameUnavailable', 'This game has no demo.');
  const answer = await ask(app, connection, jiliGamesPaths.login, jiliLoginAnswerSchema, {
    counted: [
      ['Token', request.token],
      ['GameId', request.game_code],
      ['Lang', languages[request.lang] ?? 'en-US'],
    ],
    uncounted: [
      ['HomeUrl', request.lobby_url],
      ['Platform', request.platform === 'GPL_MOBILE' ? 'mobile' : 'web'],
    ],
    limit_ms: timeout_ms,
  });
  if (answer.Data === undefined) throw refuse('providerUnavailable');
  return answer.Data;
}

/** The address of the provider's page for one round. It works once. Throws `providerUnavailable`. */
export async function askJiliRoundUrl(
  app: JiliClientApp,
  connection: JiliConnection,
  round: string,
): Promise<string> {
  const answer = await ask(app, connection, jiliGamesPaths.gameDetailUrl, jiliDetailAnswerSchema, {
    counted: [['WagersId', round]],
    uncounted: [['Lang', 'en-US']],
    limit_ms: timeout_ms,
  });
  if (!answer.Data) throw refuse('providerUnavailable');
  return answer.Data.Url;
}

export interface FreeSpins {
  readonly account: string;
  readonly currency: string;
  /** Our id. Creating free spins twice with the same id creates them once. */
  readonly referenceId: string;
  readonly gameCode: string;
  readonly rounds: number;
  readonly bet: Minor;
  readonly expiresAt: Date;
}

/** Give a player free spins. Returns false if the provider refuses. Throws `providerUnavailable`. */
export async function createJiliFreeSpins(
  app: JiliClientApp,
  connection: JiliConnection,
  spins: FreeSpins,
): Promise<boolean> {
  const answer = await ask(app, connection, jiliGamesPaths.createFreeSpin, jiliFreeSpinAnswerSchema, {
    counted: [
      ['Account', spins.account],
      ['Currency', spins.currency],
      ['ReferenceId', spins.referenceId],
      ['FreeSpinValidity', providerTime(spins.expiresAt)],
      ['NumberOfRounds', spins.rounds.toString()],
      ['GameIds', spins.gameCode],
    ],
    uncounted: [['BetValue', formatMoney(spins.bet)]],
    limit_ms: timeout_ms,
    refusals: freeSpinRefusals,
  });
  return answer.ErrorCode === 0 || answer.ErrorCode === jiliReferenceExists;
}
/**
 * Codes that a repetition does not change: a wrong game, bet, date or currency, and a reference that already exists.
 */
const freeSpinRefusals: readonly number[] = [101, 102, 104];

/**
 * Send a call as a form. `counted` parameters are part of the key, `uncounted` ones are not. Throws
 * `providerUnavailable`.
 */
async function ask<Schema extends z.ZodType<{ ErrorCode: number; Message: string }>>(
  app: JiliClientApp,
  connection: JiliConnection,
  path: string,
  schema: Schema,
  request: {
    counted: Parameters;
    uncounted?: Parameters;
    limit_ms: number;
    refusals?: readonly number[];
  },
): Promise<z.output<Schema>> {
  const agent = { id: connection.operatorId, key: await agentKeyOf(app, connection) };
  const body = new URLSearchParams();
  for (const [name, value] of [...request.counted, ...(request.uncounted ?? [])]) body.append(name, value);
  body.append('AgentId', agent.id);
  body.append('Key', requestKey(request.counted, agent, app.clock.now()));
  try {
    const response = await fetch(`${connection.baseUrl}${path}`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(request.limit_ms),
    });
    const text = await response.text();
    if (!response.ok) throw new ProviderStatusError(response.status, text);
    const answer = schema.parse(JSON.parse(text));
    if (answer.ErrorCode !== 0 && !request.refusals?.includes(answer.ErrorCode)) {
      throw new Error(`it answered ErrorCode ${answer.ErrorCode}: ${answer.Message}`);
    }
    return answer;
  } catch (error) {
    app.log.warn({ err: error, provider_code: connection.providerCode, path }, 'a call to a provider failed');
    throw new ProviderFault(faultReason(error));
  }
}
