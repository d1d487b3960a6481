import { muteTerms } from '@marquee/contract/operator-chat.ts';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { ChatLine } from './chat-line.ts';

/** Removes a line for everybody, or leaves it and closes its reports. */
export function JudgeDialog({
  line: { line_id, provider_code, text },
  siteCode,
  verdict,
  onClose,
}: {
  line: Pick<ChatLine, 'line_id' | 'provider_code' | 'text'>;
  siteCode: string;
  verdict: 'remove' | 'leave';
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  async function confirm(reason: string): Promise<void> {
    const asked = { site_code: siteCode, provider_code, line_id, verdict, reason };
    if (!(await submission.run(endpoints.chatJudge, asked))) return;
    onClose();
    say(words(`chat.${verdict}.done`));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words(`chat.${verdict}.title`)}
      text={
        <>
          <p dir="auto">{text}</p>
          <p>{words(`chat.${verdict}.text`)}</p>
        </>
      }
      confirm={words(`chat.${verdict}.do`)}
      danger={verdict === 'remove'}
      suggestions={verdict === 'remove' ? [words('chat.why.insult'), words('chat.why.spam')] : []}
      submission={submission}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}

/** Mutes a player for a while or for good, or lets them write again. */
export function MuteDialog({
  player: { provider_code, player_id, account_id },
  siteCode,
  mutes,
  onClose,
}: {
  player: { provider_code: string; player_id: string; account_id: string | null };
  siteCode: string;
  mutes: boolean;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const way = mutes ? 'mute' : 'unmute';
  const named = { player: account_id ?? player_id };
  async function confirm(reason: string, form: FormData): Promise<void> {
    const term = mutes ? (muteTerms.find((one) => one === form.get('term')) ?? 'day') : null;
    const asked = { site_code: siteCode, provider_code, player_id, term, reason };
    if (!(await submission.run(endpoints.chatMute, asked))) return;
    onClose();
    say(words(`chat.${way}.done`, named));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words(`chat.${way}.title`, named)}
      text={words(`chat.${way}.text`)}
      confirm={words(`chat.${way}.do`)}
      danger={mutes}
      suggestions={mutes ? [words('chat.why.insult'), words('chat.why.spam')] : []}
      submission={submission}
      onConfirm={(reason, form) => void confirm(reason, form)}
    >
      {mutes && (
        <SelectField
          label={words('chat.term')}
          name="term"
          defaultValue="day"
          options={muteTerms.map((value) => ({ value, label: words(`chat.term.${value}`) }))}
        />
      )}
    </ReasonDialog>
  );
}
