import {
  gameListEntriesSchema,
  listedGameSchema,
  gameRoundAnswerSchema,
  gameUrlAnswerSchema,
  freeBetPaths,
  gamesPaths,
  rewardPaths,
  signatureHeader,
  transactionsListAnswerSchema,
  transactionsListPath,
  type GameRoundRequest,
  type GameUrlRequest,
  type ListedTransaction,
} from '@marquee/contract/providers/hub88.ts';
import type { z } from 'zod';
import type { App } from '../app.ts';
import type { HubConnection } from '../connections.ts';
import { faultReason, ProviderFault, ProviderStatusError } from '../provider-fault.ts';
import { readEntries, type ProviderList } from '../provider-list.ts';
import { signBody } from './signature.ts';

/** What asking a provider needs of a running Marquee. */
export type ClientApp = Pick<App, 'rounds' | 'log'>;

/** A player waits for the answer; a provider that takes longer counts as down. */
export const timeout_ms = 5_000;
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
const refusable: ReadonlySet<string> = new Set([
  freeBetPaths.create,
  freeBetPaths.cancel,
  rewardPaths.create,
  rewardPaths.cancel,
]);

/** Every game that a provider offers us. Throws `providerUnavailable`. */
export async function listProviderGames(app: ClientApp, connection: HubConnection): Promise<ProviderList> {
  const entries = await ask(app, connection, gamesPaths.list, {}, gameListEntriesSchema, listTimeout_ms);
  return readEntries(entries, (entry) => listedGameSchema.safeParse(entry));
}

/** The address at which a player, or a visitor in demo, opens a game. Throws `providerUnavailable`. */
export async function askGameUrl(
  app: ClientApp,
  connection: HubConnection,
  request: Omit<GameUrlRequest, 'operator_id'>,
): Promise<string> {
  return (await ask(app, connection, gamesPaths.url, request, gameUrlAnswerSchema, timeout_ms)).url;
}

/** The address of the provider's page that shows one round. Throws `providerUnavailable`. */
export async function askRoundUrl(
  app: ClientApp,
  connection: HubConnection,
  request: Omit<GameRoundRequest, 'operator_id'>,
): Promise<string> {
  return (await ask(app, connection, gamesPaths.round, request, gameRoundAnswerSchema, timeout_ms)).url;
}

/** What the provider believes to have happened from a time on and before another. Throws `providerUnavailable`. */
export function listTransactions(
  app: ClientApp,
  connection: HubConnection,
  from: Date,
  to: Date,
): Promise<ListedTransaction[]> {
  const body = { start_time: from.toISOString(), end_time: to.toISOString() };
  return ask(app, connection, transactionsListPath, body, transactionsListAnswerSchema, listTimeout_ms);
}

/** What the provider believes to have happened in a round. Throws `providerUnavailable`. */
export function listTransactionsOfRound(
  app: ClientApp,
  connection: HubConnection,
  round: string,
): Promise<ListedTransaction[]> {
  return ask(app, connection, transactionsListPath, { round }, transactionsListAnswerSchema, timeout_ms);
}

/** A signed call of a provider's half. Throws `providerUnavailable`, or ProviderRefusal where a refusal is an outcome. */
export async function ask<Schema extends z.ZodType>(
  app: ClientApp,
  connection: HubConnection,
  path: string,
  body: object,
  schema: Schema,
  limit_ms: number,
): Promise<z.output<Schema>> {
  const { privateKey } = await app.rounds.keyPair(connection.operatorKeyName);
  const text = JSON.stringify({ operator_id: operatorIdOf(connection), ...body });
  try {
    const response = await fetch(`${connection.baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signBody(text, privateKey) },
      body: text,
      signal: AbortSignal.timeout(limit_ms),
    });
    const answer = await response.text();
    if ((response.status === 400 || response.status === 404) && refusable.has(path)) {
      throw new ProviderRefusal(answer.slice(0, 500));
    }
    if (!response.ok) throw new ProviderStatusError(response.status, answer);
    return schema.parse(JSON.parse(answer));
  } catch (error) {
    app.log.warn({ err: error, provider_code: connection.providerCode, path }, 'a provider gave no answer');
    if (error instanceof ProviderRefusal) throw error;
    throw new ProviderFault(faultReason(error));
  }
}

/** Hub88 knows its operators by integers; other providers by any text. */
function operatorIdOf({ operatorId }: HubConnection): string | number {
  return /^[1-9]\d{0,14}$/.test(operatorId) ? Number(operatorId) : operatorId;
}
