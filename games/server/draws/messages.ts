/** What clients of games with shared draws or rooms may say, whatever the kind: what the session's game does not take is refused by it. */
import { z } from 'zod';
import { clientMessageSchema as crashMessageSchema } from '../../kinds/crash/socket-api.ts';
import { chatRequests, type ChatRequest } from '../../kit/play-api/chat.ts';
import { packetMessage } from '../../kinds/fish/socket-api.ts';
import { liveBetMessage } from '../../kinds/live/socket-api.ts';
import { subscribeMessage, unsubscribeMessage } from '../../kinds/live/subscriptions.ts';

export const clientMessageSchema = z.discriminatedUnion('type', [
  ...crashMessageSchema.options,
  liveBetMessage,
  subscribeMessage,
  unsubscribeMessage,
  packetMessage,
  ...chatRequests,
]);
type AnyMessage = z.infer<typeof clientMessageSchema>;

/** What somebody who has entered asks for in the game itself. */
export type Request = Exclude<AnyMessage, { type: 'enter' | 'ping' } | ChatRequest>;

/** Whether it is about the chat of a room, which is no business of the game. */
export function isChat(message: Request | ChatRequest): message is ChatRequest {
  return message.type.startsWith('chat_');
}

/** What a request is about: a bet, or a subscription. */
export function nameOf(message: Request): string {
  return 'subscription_id' in message ? message.subscription_id : message.bet_id;
}
