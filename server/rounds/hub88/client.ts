import {
  gameListEntriesSchema,
  listedGameSchema,
  gameRoundAnswerSchema,
  gameUrlAnswerSchema,
  gamesPaths,
  signatureHeader,
  transactionsListAnswerSchema,
  transactionsListPath,
  type GameRoundRequest,
  type GameUrlRequest,
  type ListedTransaction,
} from '@marquee/contract/providers/hub88.ts';
import {
  drawsCallOffAnswerSchema,
  drawsCallOffPath,
  drawsListAnswerSchema,
  drawsPath,
  drawsReportAnswerSchema,
  drawsReportPath,
  drawsSalesAnswerSchema,
  drawsSalesPath,
  type drawsCallOffRequestSchema,
  type drawsSalesRequestSchema,
  type GivenBack,
  type ListedDraw,
  type ReportedDrawGame,
} from '@marquee/contract/providers/draws.ts';
import * as chat from '@marquee/contract/providers/chat.ts';
import { freeBetPaths, rewardPaths } from '@marquee/contract/providers/hub88-free-bets.ts';
import {
  jackpotsListAnswerSchema,
  jackpotsPath,
  jackpotsReportAnswerSchema,
  jackpotsReportPath,
  type JackpotsReport,
  type ListedJackpot,
} from '@marquee/contract/providers/jackpot.ts';
import {
  resendAnswerSchema,
  resendPath,
  type resendRequestSchema,
} from '@marquee/contract/providers/resend.ts';
import type { z } from 'zod';
import type { App } from '../app.ts';
import type { HubConnection } from '../connections.ts';
import { faultReason, ProviderFault, ProviderStatusError } from '../provider-fault.ts';
import { readEntries, type ProviderList } from '../provider-list.ts';
import { signBody } from './signature.ts';

/** The parts of the application that provider calls use. */
export type ClientApp = Pick<App, 'rounds' | 'log'>;

/** A player is waiting, so a slower answer counts as an outage. */
export const timeout_ms = 5_000;
/** A page waits for it, and does without it. */
const potsTimeout_ms = 1_000;
/** Lists can be long. */
const listTimeout_ms = 30_000;

/** The provider understood the request and refuses it. Repeating it does not help. */
export class ProviderRefusal extends Error {
  constructor(detail: string) {
    super(`The provider refused: ${detail}`);
    this.name = 'ProviderRefusal';
  }
}
/** For these calls a refusal is a valid outcome. For others it is a fault, and players are not told the reason. */
const refusable: ReadonlySet<string> = new Set([
  freeBetPaths.create,
  freeBetPaths.cancel,
  rewardPaths.create,
  rewardPaths.cancel,
  resendPath,
  jackpotsReportPath,
  drawsReportPath,
  drawsCallOffPath,
  chat.chatLinesPath,
  chat.chatJudgePath,
  chat.chatMutePath,
  chat.chatMutesPath,
  chat.chatWordsPath,
  chat.chatSetWordsPath,
  chat.chatOfPlayerPath,
  chat.chatForgetPath,
]);

/** All games that the provider offers us. Throws `providerUnavailable`. */
export async function listProviderGames(app: ClientApp, connection: HubConnection): Promise<ProviderList> {
  const entries = await ask(app, connection, gamesPaths.list, {}, gameListEntriesSchema, listTimeout_ms);
  return readEntries(entries, (entry) => listedGameSchema.safeParse(entry));
}

/** The address at which a player, or a visitor in demo mode, opens a game. Throws `providerUnavailable`. */
export async function askGameUrl(
  app: ClientApp,
  connection: HubConnection,
  request: Omit<GameUrlRequest, 'operator_id'>,
): Promise<string> {
  return (await ask(app, connection, gamesPaths.url, request, gameUrlAnswerSchema, timeout_ms)).url;
}

/** The address of the provider's page for one round. Throws `providerUnavailable`. */
export async function askRoundUrl(
  app: ClientApp,
  connection: HubConnection,
  request: Omit<GameRoundRequest, 'operator_id'>,
): Promise<string> {
  return (await ask(app, connection, gamesPaths.round, request, gameRoundAnswerSchema, timeout_ms)).url;
}

/** The pots of the provider's progressive jackpots. Throws `providerUnavailable`, also if it has no such call. */
export function listJackpots(app: ClientApp, connection: HubConnection): Promise<ListedJackpot[]> {
  return ask(app, connection, jackpotsPath, {}, jackpotsListAnswerSchema, potsTimeout_ms);
}

/** All that entered the provider's pots and left them. Throws ProviderRefusal if it has no such call, or `providerUnavailable`. */
export function reportJackpots(
  app: ClientApp,
  connection: HubConnection,
  check: boolean,
): Promise<JackpotsReport> {
  return ask(app, connection, jackpotsReportPath, { check }, jackpotsReportAnswerSchema, listTimeout_ms);
}

/** The next draw of each of the provider's lotteries. Throws `providerUnavailable`, also if it has no such call. */
export function listDraws(app: ClientApp, connection: HubConnection): Promise<ListedDraw[]> {
  return ask(app, connection, drawsPath, {}, drawsListAnswerSchema, timeout_ms);
}

/** All draws of the provider's lotteries. Throws ProviderRefusal if it has no such call, or `providerUnavailable`. */
export function reportDraws(app: ClientApp, connection: HubConnection): Promise<ReportedDrawGame[]> {
  return ask(app, connection, drawsReportPath, {}, drawsReportAnswerSchema, listTimeout_ms);
}

/** Stop the sales of a lottery, or let them go on. Throws `providerUnavailable`. */
export function setDrawSales(
  app: ClientApp,
  connection: HubConnection,
  request: Omit<z.input<typeof drawsSalesRequestSchema>, 'operator_id'>,
): Promise<{ changed: boolean }> {
  return ask(app, connection, drawsSalesPath, request, drawsSalesAnswerSchema, timeout_ms);
}

/** Have a draw called off. Throws `providerUnavailable`, or ProviderRefusal if it has begun, or there is none. */
export function callOffDraw(
  app: ClientApp,
  connection: HubConnection,
  request: Omit<z.input<typeof drawsCallOffRequestSchema>, 'operator_id'>,
): Promise<{ given_back: GivenBack }> {
  return ask(app, connection, drawsCallOffPath, request, drawsCallOffAnswerSchema, listTimeout_ms);
}

/**
 * Have the provider send again what a round owes; answers whether it owes anything. Throws `providerUnavailable`, or ProviderRefusal
 * if it has no such call or no such round.
 */
export async function askToSendAgain(
  app: ClientApp,
  connection: HubConnection,
  request: Omit<z.input<typeof resendRequestSchema>, 'operator_id'>,
): Promise<boolean> {
  return (await ask(app, connection, resendPath, request, resendAnswerSchema, timeout_ms)).owes;
}

/** The provider's transactions from `from` up to but not including `to`. Throws `providerUnavailable`. */
export function listTransactions(
  app: ClientApp,
  connection: HubConnection,
  from: Date,
  to: Date,
): Promise<ListedTransaction[]> {
  const body = { start_time: from.toISOString(), end_time: to.toISOString() };
  return ask(app, connection, transactionsListPath, body, transactionsListAnswerSchema, listTimeout_ms);
}

/** The provider's transactions of one round. Throws `providerUnavailable`. */
export function listTransactionsOfRound(
  app: ClientApp,
  connection: HubConnection,
  round: string,
): Promise<ListedTransaction[]> {
  return ask(app, connection, transactionsListPath, { round }, transactionsListAnswerSchema, timeout_ms);
}

/**
 * Send a signed call to the provider. Throws `providerUnavailable`, or ProviderRefusal if a refusal is a valid outcome.
 */
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
    app.log.warn({ err: error, provider_code: connection.providerCode, path }, 'a call to a provider failed');
    if (error instanceof ProviderRefusal) throw error;
    throw new ProviderFault(faultReason(error));
  }
}

/** Hub88 identifies operators by integers, other providers by arbitrary text. */
function operatorIdOf({ operatorId }: HubConnection): string | number {
  return /^[1-9]\d{0,14}$/.test(operatorId) ? Number(operatorId) : operatorId;
}
