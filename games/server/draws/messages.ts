/** What clients of games with shared draws or rooms may say, whatever the kind: what the session's game does not take is refused by it. */
import { z } from 'zod';
import { clientMessageSchema as crashMessageSchema } from '../../kinds/crash/socket-api.ts';
import { chatRequests, type ChatRequest } from '../../kit/play-api/chat.ts';
import { packetMessage } from '../../kinds/fish/socket-api.ts';
import { liveBetMessage } from '../../kinds/live/socket-api.ts';

export const clientMessageSchema = z.discriminatedUnion('type', [
  ...crashMessageSchema.options,
  liveBetMessage,
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
