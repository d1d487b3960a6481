import {
  gameListAnswerSchema,
  gameRoundAnswerSchema,
  gameUrlAnswerSchema,
  freeBetCreateAnswerSchema,
  freeBetListAnswerSchema,
  freeBetPaths,
  gamesPaths,
  signatureHeader,
  transactionsListAnswerSchema,
  transactionsListPath,
  type FreeBet,
  type FreeBetCreateRequest,
  type GameRoundRequest,
  type GameUrlRequest,
  type ListedGame,
  type ListedTransaction,
} from '@marquee/contract/providers/hub88.ts';
import type { z } from 'zod';
import type { App } from '../../kernel/app.ts';
import { refuse } from '../../kernel/errors.ts';
import type { HubConnection } from '../connections.ts';
import { signBody } from './signature.ts';

/** What asking a provider needs of a running Marquee. */
export type ClientApp = Pick<App, 'rounds' | 'log'>;

/** A player waits for the answer; a provider that takes longer counts as down. */
const timeout_ms = 5_000;
/** A list can be long. */
const listTimeout_ms = 30_000;

/** The provider understood the request and will not do it, however often it is asked. */
export class ProviderRefusal extends Error {
  constructor(detail: string) {
    super(`The provider refused: ${detail}`);
    this.name = 'ProviderRefusal';
  }
}
/** The calls of which a refusal is an outcome; of the others it is a fault, which the player is not told. */
const refusable: ReadonlySet<string> = new Set([freeBetPaths.create, freeBetPaths.cancel]);

/** Every game that a provider offers us. Throws `providerUnavailable`. */
export function listProviderGames(app: ClientApp, connection: HubConnection): Promise<ListedGame[]> {
  const body = { operator_id: connection.operatorId };
  return ask(app, connection, gamesPaths.list, body, gameListAnswerSchema, listTimeout_ms);
}

/** The address at which a player, or a visitor in demo, opens a game. Throws `providerUnavailable`. */
export async function askGameUrl(
  app: ClientApp,
  connection: HubConnection,
  request: Omit<GameUrlRequest, 'operator_id'>,
): Promise<string> {
  const body = { operator_id: connection.operatorId, ...request };
  return (await ask(app, connection, gamesPaths.url, body, gameUrlAnswerSchema, timeout_ms)).url;
}

/** The address of the provider's page that shows one round. Throws `providerUnavailable`. */
export async function askRoundUrl(
  app: ClientApp,
  connection: HubConnection,
  request: Omit<GameRoundRequest, 'operator_id'>,
): Promise<string> {
  const body = { operator_id: connection.operatorId, ...request };
  return (await ask(app, connection, gamesPaths.round, body, gameRoundAnswerSchema, timeout_ms)).url;
}

/** Give a player free bets; answers the provider's id of them. Throws `providerUnavailable`, or ProviderRefusal. */
export async function createFreeBet(
  app: ClientApp,
  connection: HubConnection,
  request: Omit<FreeBetCreateRequest, 'operator_id'>,
): Promise<string> {
  const body = { operator_id: connection.operatorId, ...request };
  const answer = await ask(app, connection, freeBetPaths.create, body, freeBetCreateAnswerSchema, timeout_ms);
  return answer.reward_uuid;
}

/** Every free bet that a player was ever given. Throws `providerUnavailable`. */
export function listFreeBets(app: ClientApp, connection: HubConnection, user: string): Promise<FreeBet[]> {
  const body = { operator_id: connection.operatorId, user };
  return ask(app, connection, freeBetPaths.list, body, freeBetListAnswerSchema, timeout_ms);
}

/** Take free bets back that were not used; those that were stay played. Throws `providerUnavailable`, or ProviderRefusal. */
export async function cancelFreeBet(
  app: ClientApp,
  connection: HubConnection,
  reward_uuid: string,
): Promise<void> {
  const body = { operator_id: connection.operatorId, reward_uuid };
  await ask(app, connection, freeBetPaths.cancel, body, freeBetCreateAnswerSchema, timeout_ms);
}

/** What the provider believes to have happened from a time on and before another. Throws `providerUnavailable`. */
export function listTransactions(
  app: ClientApp,
  connection: HubConnection,
  from: Date,
  to: Date,
): Promise<ListedTransaction[]> {
  const body = {
    operator_id: connection.operatorId,
    start_time: from.toISOString(),
    end_time: to.toISOString(),
  };
  return ask(app, connection, transactionsListPath, body, transactionsListAnswerSchema, listTimeout_ms);
}

/** What the provider believes to have happened in a round. Throws `providerUnavailable`. */
export function listTransactionsOfRound(
  app: ClientApp,
  connection: HubConnection,
  round: string,
): Promise<ListedTransaction[]> {
  const body = { operator_id: connection.operatorId, round };
  return ask(app, connection, transactionsListPath, body, transactionsListAnswerSchema, timeout_ms);
}

async function ask<Schema extends z.ZodType>(
  app: ClientApp,
  connection: HubConnection,
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
    const answer = await response.text();
    if (response.status === 400 || response.status === 404) throw new ProviderRefusal(answer.slice(0, 500));
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${answer.slice(0, 500)}`);
    return schema.parse(JSON.parse(answer));
  } catch (error) {
    app.log.warn({ err: error, provider_code: connection.providerCode, path }, 'a provider gave no answer');
    if (error instanceof ProviderRefusal && refusable.has(path)) throw error;
    throw refuse('providerUnavailable');
  }
}
