/** Opens and folds the chat, and says how much was written meanwhile. */
import { MessageCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useWords } from '../words.ts';
import type { ChatLink } from './chat-link.ts';

export const CHAT_ID = 'room-chat';
const MOST_SHOWN = 99;

type ChatToggleProps = { chat: ChatLink; isOpen: boolean; onToggle: () => void };

/** A button beside the last results. */
export function ChatToggle({ chat, isOpen, onToggle }: ChatToggleProps) {
  const words = useWords();
  const { unread } = useSyncExternalStore(chat.subscribe, chat.view);
  const label = isOpen ? words('chat.close') : words('chat.open', { count: unread });
  return (
    <button
      type="button"
      className={`tool chat-toggle${isOpen ? ' is-on' : ''}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? CHAT_ID : undefined}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <MessageCircle aria-hidden="true" size={20} />
      {unread > 0 && (
        <b aria-hidden="true" data-unread={unread}>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </b>
      )}
    </button>
  );
}
