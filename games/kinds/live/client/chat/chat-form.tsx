/** Where a player writes; or why they cannot. */
import { SendHorizontal } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import type { Language } from '../../../../kit/client/words/language.ts';
import { MOST_CHARACTERS } from '../../../../kit/play-api/chat.ts';
import { type MessageId, useWords } from '../words.ts';
import type { ChatLink } from './chat-link.ts';
import type { ChatState } from './chat-state.ts';

/** From here on it is said how many characters are left. */
const NEAR_END = 20;

type ChatFormProps = {
  chat: ChatLink;
  state: ChatState;
  isConnected: boolean;
  language: Language;
  onSent: () => void;
};

/** What was refused is in the field again. */
export function ChatForm({ chat, state, isConnected, language, onSent }: ChatFormProps) {
  const words = useWords();
  const noteId = useId();
  const [text, setText] = useState('');
  /** The refusal since which something was typed, so that it is no longer about what stands there. */
  const [answeredTo, setAnsweredTo] = useState<ChatState['refusal']>(null);
  const { bar, pending, refusal } = state;
  // What was refused stands in the field again, unless something else was written meanwhile.
  const [takenBack, setTakenBack] = useState<ChatState['refusal']>(null);
  if (refusal !== takenBack) {
    setTakenBack(refusal);
    if (text === '' && refusal?.text) setText(refusal.text);
  }

  if (bar !== null)
    return (
      <p className="chat-bar" data-bar={bar}>
        {words(...barText(state, language))}
      </p>
    );

  const left = MOST_CHARACTERS - Array.from(text.trim()).length;
  const isRefused = refusal !== null && refusal !== answeredTo;
  const note = isRefused
    ? words(...refusalText(refusal))
    : left < NEAR_END
      ? words('chat.left', { count: left })
      : '';
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() === '' || left < 0 || !chat.say(text.trim())) return;
    setText('');
    onSent();
  };
  return (
    <form className="chat-form" onSubmit={send}>
      <output id={noteId} className={isRefused || left < 0 ? 'is-refusal' : undefined}>
        {note}
      </output>
      <input
        type="text"
        value={text}
        aria-label={words('chat.input')}
        aria-describedby={noteId}
        aria-invalid={isRefused || left < 0}
        placeholder={words('chat.input')}
        autoComplete="off"
        enterKeyHint="send"
        // Longer than a line, so that one can shorten what was pasted; counted as the server counts.
        maxLength={2 * MOST_CHARACTERS}
        onChange={({ target }) => {
          setAnsweredTo(refusal);
          setText(target.value);
        }}
      />
      <button
        type="submit"
        className="tool"
        aria-label={words('chat.send')}
        disabled={!isConnected || pending !== null || text.trim() === '' || left < 0}
      >
        <SendHorizontal aria-hidden="true" size={20} />
      </button>
    </form>
  );
}

type Said = [MessageId, Record<string, string | number>?];

function barText({ bar, muted_until }: ChatState, language: Language): Said {
  if (bar !== 'muted') return [`chat.bar_${bar ?? 'no_bet'}`];
  if (muted_until === null) return ['chat.bar_muted'];
  const time = new Date(muted_until).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return ['chat.bar_muted_until', { time }];
}

function refusalText({ why, until }: NonNullable<ChatState['refusal']>): Said {
  if (why === 'too_fast' && until !== null)
    return ['chat.why_too_fast', { seconds: Math.max(1, Math.ceil((until - Date.now()) / 1_000)) }];
  if (why === 'too_fast') return ['chat.why_too_fast', { seconds: 3 }];
  if (why === 'demo' || why === 'no_bet' || why === 'muted') return [`chat.bar_${why}`];
  if (why === 'too_long') return ['chat.why_too_long', { count: MOST_CHARACTERS }];
  return [`chat.why_${why}`];
}
