/** The chat of a room: the last lines, and the field to write in. It lies beside or below the room and covers nothing of it. */
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ArrowDown, X } from 'lucide-react';
import type { Language } from '../../../../kit/client/words/language.ts';
import { useWords } from '../words.ts';
import type { ChatLink } from './chat-link.ts';
import { CHAT_ID } from './chat-toggle.tsx';
import { ChatForm } from './chat-form.tsx';
import { ChatRow } from './chat-row.tsx';
import { NewLines } from './new-lines.tsx';

type ChatPanelProps = {
  chat: ChatLink;
  /** Whether there is a connection to the room. */
  isConnected: boolean;
  language: Language;
  onFold: () => void;
};

/** So near its end a list is at its end. */
const NEAR_PX = 24;

/** The panel while it is open. */
export function ChatPanel({ chat, isConnected, language, onFold }: ChatPanelProps) {
  const words = useWords();
  const titleId = useId();
  const state = useSyncExternalStore(chat.subscribe, chat.view);
  const { lines, blocked, reported } = state;
  const list = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [opened, setOpened] = useState<string | null>(null);
  const last = lines.at(-1)?.line_id;

  useEffect(() => {
    chat.watch(true);
    return () => chat.watch(false);
  }, [chat]);
  const toEnd = (): void => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  // Whoever reads further up is not taken away from there.
  useLayoutEffect(() => {
    const shown = list.current;
    if (isAtEnd && shown) shown.scrollTop = shown.scrollHeight;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Each new line is followed.
  }, [last, isAtEnd]);

  // The keys go on where the chat is opened again.
  const fold = (): void => {
    document.querySelector<HTMLElement>('.chat-toggle')?.focus();
    onFold();
  };

  return (
    <section className="chat" id={CHAT_ID} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{words('chat.title')}</h2>
        <button type="button" className="tool" aria-label={words('chat.close')} onClick={fold}>
          <X aria-hidden="true" size={20} />
        </button>
      </header>
      <div className="chat-lines">
        {/* It can be scrolled with the keys. What comes is counted, and not read out line by line. */}
        <div
          ref={list}
          className="chat-scroll"
          role="log"
          aria-live="off"
          aria-label={words('chat.lines')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A list that scrolls is reached by the keys.
          tabIndex={0}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
            setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR_PX)
          }
        >
          <ol>
            <li className="chat-rules">{words('chat.rules')}</li>
            {lines.map((line) => (
              <ChatRow
                key={line.line_id}
                line={line}
                language={language}
                isOpen={opened === line.line_id}
                isReported={reported.has(line.line_id)}
                mayAct={state.bar !== 'demo'}
                onOpen={(isOpen) => setOpened(isOpen ? line.line_id : null)}
                onHide={() => {
                  chat.hide(line.line_id);
                  setOpened(null);
                  // The row is gone with its button, and with it the place of the keys.
                  list.current?.focus();
                }}
                onReport={() => chat.report(line.line_id)}
              />
            ))}
          </ol>
        </div>
        {lines.length === 0 && <p className="quiet">{words('chat.empty')}</p>}
        {!isAtEnd && (
          <button type="button" className="chat-newest" onClick={toEnd}>
            <ArrowDown aria-hidden="true" size={16} />
            {words('chat.newest')}
          </button>
        )}
      </div>
      {blocked > 0 && (
        <p className="chat-hidden">
          {words('chat.hidden', { count: blocked })}
          <button type="button" onClick={chat.showAll}>
            {words('chat.show_again')}
          </button>
        </p>
      )}
      <ChatForm chat={chat} state={state} isConnected={isConnected} language={language} onSent={toEnd} />
      <NewLines lines={lines} />
    </section>
  );
}
