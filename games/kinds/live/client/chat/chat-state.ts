/** What a page knows of the chat, and how each message changes it. Pure. */
import type { ChatLine, ChatMessage, ChatRefusal } from '../../../../kit/play-api/chat.ts';

/** A line that was sent and is not answered. */
type PendingLine = { line_id: string; text: string };

export type ChatState = {
  /** The oldest first. */
  lines: readonly ChatLine[];
  bar: Extract<ChatMessage, { type: 'chat' }>['bar'];
  muted_until: number | null;
  /** How many players the player has hidden. */
  blocked: number;
  pending: PendingLine | null;
  /** Why the last thing that was asked for was not done; null once something else is done. */
  refusal: { why: ChatRefusal; until: number | null; text: string | null } | null;
  /** The lines that the player has reported since the page was opened. */
  reported: ReadonlySet<string>;
  /** Whether somebody looks, how many lines of others have come since nobody did, and when the last of those that were seen was written. */
  isWatched: boolean;
  unread: number;
  seenAt: number | null;
};

/** More are not kept: who looks further back, the operator. */
const MOST_KEPT = 200;

export const noChat: ChatState = {
  lines: [],
  bar: null,
  muted_until: null,
  blocked: 0,
  pending: null,
  refusal: null,
  reported: new Set(),
  isWatched: false,
  unread: 0,
  seenAt: null,
};

/** With what is seen, or not, of the lines that there are. */
function counted(state: ChatState): ChatState {
  const last = state.lines.at(-1)?.at ?? 0;
  if (state.isWatched || state.seenAt === null) return { ...state, unread: 0, seenAt: last };
  const { seenAt } = state;
  return { ...state, unread: state.lines.filter(({ is_own, at }) => !is_own && at > seenAt).length };
}

/** Without what was on its way and has come. */
function answered(state: ChatState): ChatState {
  const { pending } = state;
  const isThere = pending !== null && state.lines.some(({ line_id }) => line_id === pending.line_id);
  return isThere ? { ...state, pending: null, refusal: null } : state;
}

/** The chat after a message. */
export function followChat(state: ChatState, message: ChatMessage): ChatState {
  switch (message.type) {
    case 'chat': {
      const { lines, bar, muted_until, blocked } = message;
      return answered(counted({ ...state, lines, bar, muted_until, blocked }));
    }
    case 'chat_beat': {
      const gone = new Set(message.gone);
      // A line that comes twice is the same; one that was taken out does not come back.
      const known = new Map([...state.lines, ...message.lines].map((line) => [line.line_id, line]));
      const lines = [...known.values()]
        .filter(({ line_id }) => !gone.has(line_id))
        .toSorted((a, b) => a.at - b.at)
        .slice(-MOST_KEPT);
      return answered(counted({ ...state, lines }));
    }
    case 'chat_reported':
      return { ...state, reported: new Set([...state.reported, message.line_id]), refusal: null };
    case 'chat_refused': {
      const { why, until } = message;
      const isPending = message.to === 'chat_say' && state.pending?.line_id === message.line_id;
      const text = isPending ? (state.pending?.text ?? null) : null;
      return {
        ...state,
        pending: isPending ? null : state.pending,
        refusal: { why, until, text },
        bar: why === 'demo' || why === 'no_bet' || why === 'muted' ? why : state.bar,
        muted_until: why === 'muted' ? until : state.muted_until,
      };
    }
  }
}

/** Whether somebody looks from now on. */
export function watched(state: ChatState, isWatched: boolean): ChatState {
  return counted({ ...state, isWatched });
}

/** A bet was taken: whoever could not write for the want of one can. */
export function withBet(state: ChatState): ChatState {
  return state.bar === 'no_bet' ? { ...state, bar: null, refusal: null } : state;
}
