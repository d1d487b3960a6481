/** The page's way to the chat of its room: what is known, and what the player does. */
import type { ChatMessage, ChatRequest } from '../../../../kit/play-api/chat.ts';
import { type ChatState, followChat, noChat, watched, withBet } from './chat-state.ts';

export type ChatLink = {
  view: () => ChatState;
  subscribe: (listener: () => void) => () => void;
  /** @returns false if there is no connection, or a line is on its way. */
  say: (text: string) => boolean;
  hide: (lineId: string) => void;
  showAll: () => void;
  report: (lineId: string) => void;
  watch: (isWatched: boolean) => void;
};

export type ChatEars = {
  hear: (message: ChatMessage) => void;
  /** A bet of the player's stands. */
  hasBet: () => void;
};

/** @param send false if there is no connection. */
export function createChatLink(send: (request: ChatRequest) => boolean): ChatLink & ChatEars {
  let state = noChat;
  const listeners = new Set<() => void>();
  function change(next: ChatState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }
  return {
    view: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    hear(message) {
      change(followChat(state, message));
      // After a lost connection: the same line is asked for again, and is taken once.
      const { pending } = state;
      if (message.type === 'chat' && pending) send({ type: 'chat_say', ...pending });
    },
    hasBet: () => change(withBet(state)),
    say(text) {
      const line = { line_id: crypto.randomUUID(), text };
      if (state.pending !== null || !send({ type: 'chat_say', ...line })) return false;
      change({ ...state, pending: line, refusal: null });
      return true;
    },
    hide: (line_id) => void send({ type: 'chat_block', line_id }),
    showAll: () => void send({ type: 'chat_unblock' }),
    report: (line_id) => void send({ type: 'chat_report', line_id }),
    watch: (isWatched) => change(watched(state, isWatched)),
  };
}
