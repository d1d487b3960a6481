/** The calls about the chat of a provider's rooms. Each throws `providerUnavailable`, or ProviderRefusal where the provider has no such call or no such line. */
import * as chat from '@marquee/contract/providers/chat.ts';
import type { z } from 'zod';
import type { HubConnection } from '../connections.ts';
import { ask, type ClientApp, timeout_ms } from './client.ts';

type Asked<Schema extends z.ZodType> = Omit<z.input<Schema>, 'operator_id'>;

export function listChatLines(
  app: ClientApp,
  connection: HubConnection,
  request: Asked<typeof chat.chatLinesRequestSchema>,
) {
  return ask(app, connection, chat.chatLinesPath, request, chat.chatLinesAnswerSchema, timeout_ms);
}

export function judgeChatLine(
  app: ClientApp,
  connection: HubConnection,
  request: Asked<typeof chat.chatJudgeRequestSchema>,
) {
  return ask(app, connection, chat.chatJudgePath, request, chat.chatJudgeAnswerSchema, timeout_ms);
}

export function muteInChat(
  app: ClientApp,
  connection: HubConnection,
  request: Asked<typeof chat.chatMuteRequestSchema>,
) {
  return ask(app, connection, chat.chatMutePath, request, chat.chatMuteAnswerSchema, timeout_ms);
}

export function listChatMutes(app: ClientApp, connection: HubConnection, subPartnerId: string) {
  const request = { sub_partner_id: subPartnerId };
  return ask(app, connection, chat.chatMutesPath, request, chat.chatMutesAnswerSchema, timeout_ms);
}

export function readChatWords(app: ClientApp, connection: HubConnection, subPartnerId: string) {
  const request = { sub_partner_id: subPartnerId };
  return ask(app, connection, chat.chatWordsPath, request, chat.chatWordsAnswerSchema, timeout_ms);
}

export function setChatWords(
  app: ClientApp,
  connection: HubConnection,
  request: Asked<typeof chat.chatSetWordsRequestSchema>,
) {
  return ask(app, connection, chat.chatSetWordsPath, request, chat.chatSetWordsAnswerSchema, timeout_ms);
}

export function readChatOfPlayer(app: ClientApp, connection: HubConnection, user: string) {
  return ask(app, connection, chat.chatOfPlayerPath, { user }, chat.chatOfPlayerAnswerSchema, timeout_ms);
}

export function forgetInChat(app: ClientApp, connection: HubConnection, user: string) {
  return ask(app, connection, chat.chatForgetPath, { user }, chat.chatForgetAnswerSchema, timeout_ms);
}
