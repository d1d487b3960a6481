import {
  gameListAnswerSchema,
  gameRoundAnswerSchema,
  gameUrlAnswerSchema,
  gamesPaths,
  signatureHeader,
  type GameRoundRequest,
  type GameUrlRequest,
  type ListedGame,
} from '@marquee/contract/providers/hub88.ts';
import type { z } from 'zod';
import type { App } from '../../kernel/app.ts';
import { refuse } from '../../kernel/errors.ts';
import type { ProviderConnection } from '../connections.ts';
import { signBody } from './signature.ts';

/** What asking a provider needs of a running Marquee. */
export type ClientApp = Pick<App, 'rounds' | 'log'>;

/** A player waits for the answer; a provider that takes longer counts as down. */
const timeout_ms = 5_000;
/** A list can be long. */
const listTimeout_ms = 30_000;

/** Every game that a provider offers us. Throws `providerUnavailable`. */
export function listProviderGames(app: ClientApp, connection: ProviderConnection): Promise<ListedGame[]> {
  const body = { operator_id: connection.operatorId };
  return ask(app, connection, gamesPaths.list, body, gameListAnswerSchema, listTimeout_ms);
}

/** The address at which a player, or a visitor in demo, opens a game. Throws `providerUnavailable`. */
export async function askGameUrl(
  app: ClientApp,
  connection: ProviderConnection,
  request: Omit<GameUrlRequest, 'operator_id'>,
): Promise<string> {
  const body = { operator_id: connection.operatorId, ...request };
  return (await ask(app, connection, gamesPaths.url, body, gameUrlAnswerSchema, timeout_ms)).url;
}

/** The address of the provider's page that shows one round. Throws `providerUnavailable`. */
export async function askRoundUrl(
  app: ClientApp,
  connection: ProviderConnection,
  request: Omit<GameRoundRequest, 'operator_id'>,
): Promise<string> {
  const body = { operator_id: connection.operatorId, ...request };
  return (await ask(app, connection, gamesPaths.round, body, gameRoundAnswerSchema, timeout_ms)).url;
}

async function ask<Schema extends z.ZodType>(
  app: ClientApp,
  connection: ProviderConnection,
  path: string,
  body: object,
  schema: Schema,
  limit_ms: number,
): Promise<z.output<Schema>> {
  const { privateKey } = await app.rounds.keyPair(connection.operatorKeyName);
  const text = JSON.stringify(body);
  try {
    const response = await fetch(`${connection.baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signBody(text, privateKey) },
      body: text,
      signal: AbortSignal.timeout(limit_ms),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${(await response.text()).slice(0, 500)}`);
    return schema.parse(await response.json());
  } catch (error) {
    app.log.warn({ err: error, provider_code: connection.providerCode, path }, 'a provider gave no answer');
    throw refuse('providerUnavailable');
  }
}
