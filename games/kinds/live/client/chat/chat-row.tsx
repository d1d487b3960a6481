/** A line of the chat, with what can be done about it. */
import { EllipsisVertical, EyeOff, Flag } from 'lucide-react';
import { useId } from 'react';
import type { Language } from '../../../../kit/client/words/language.ts';
import type { ChatLine } from '../../../../kit/play-api/chat.ts';
import { useWords } from '../words.ts';

type ChatRowProps = {
  line: ChatLine;
  language: Language;
  /** Whether what can be done is shown. */
  isOpen: boolean;
  isReported: boolean;
  /** Visitors hide and report nobody. */
  mayAct: boolean;
  onOpen: (isOpen: boolean) => void;
  onHide: () => void;
  onReport: () => void;
};

/** Below the last line it would open out of sight. */
const show = (acts: HTMLElement | null): void => acts?.scrollIntoView({ block: 'nearest' });

/** Text as it was written: nothing in it is a link. */
export function ChatRow(props: ChatRowProps) {
  const { line, language, isOpen, isReported, mayAct, onOpen, onHide, onReport } = props;
  const words = useWords();
  const actsId = useId();
  const at = new Date(line.at);
  const name = line.is_own ? words('chat.you') : line.player;
  return (
    <li className={line.is_own ? 'is-own' : undefined} data-line={line.line_id}>
      <p>
        <b>{name}</b>{' '}
        <time dateTime={at.toISOString()}>
          {at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}
        </time>{' '}
        <span dir="auto">{line.text}</span>
      </p>
      {mayAct && !line.is_own && (
        <button
          type="button"
          className="tool"
          aria-expanded={isOpen}
          aria-controls={isOpen ? actsId : undefined}
          aria-label={words('chat.more', { player: name })}
          onClick={() => onOpen(!isOpen)}
        >
          <EllipsisVertical aria-hidden="true" size={18} />
        </button>
      )}
      {isOpen && (
        <div id={actsId} className="chat-acts" ref={show}>
          <button type="button" onClick={onHide}>
            <EyeOff aria-hidden="true" size={16} />
            {words('chat.hide', { player: name })}
          </button>
          {isReported ? (
            <output>{words('chat.reported')}</output>
          ) : (
            <button type="button" onClick={onReport}>
              <Flag aria-hidden="true" size={16} />
              {words('chat.report')}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
