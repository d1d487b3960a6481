import { MOST_WORDS } from '@marquee/contract/providers/chat.ts';
import type { chatWords } from '@marquee/contract/operate/chat/words.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { TextArea } from '@marquee/ui/controls/text-area.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Nothing } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import forms from '../../forms/forms.module.css';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { may, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';

type List = OperationAnswer<typeof chatWords>['value'][number];
/** What is to be put in force: null for the list of the provider. */
type Wish = { provider_code: string; words: string[] | null };

/** Which words players cannot write. */
export function WordsButton({ siteCode }: { siteCode: string }): ReactNode {
  const words = useWords();
  const [shown, setShown] = useState<'list' | Wish>();
  return (
    <>
      <Button onClick={() => setShown('list')}>{words('chat.words')}</Button>
      {shown === 'list' && (
        <WordLists siteCode={siteCode} onClose={() => setShown(undefined)} onWish={setShown} />
      )}
      {shown !== undefined && shown !== 'list' && (
        <ConfirmWords siteCode={siteCode} wish={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

function WordLists({
  siteCode,
  onClose,
  onWish,
}: {
  siteCode: string;
  onClose: () => void;
  onWish: (wish: Wish) => void;
}): ReactNode {
  const words = useWords();
  const found = useOperation(endpoints.chatWords, { site_code: siteCode });
  const failure = found.data ? undefined : failureText(words, found.error);
  const lists = found.data?.value;
  return (
    <Dialog open wide onClose={onClose} title={words('chat.words')} closeLabel={words('dialog.close')}>
      <div className={forms['form']}>
        <p className={forms['text']}>{words('chat.words.text')}</p>
        {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
        {!lists && failure === undefined && <Skeleton height="12rem" radius="8px" />}
        {lists?.length === 0 && <Nothing>{words('chat.noneText')}</Nothing>}
        {lists?.map((list) => (
          <WordList key={list.provider_code} list={list} siteCode={siteCode} onWish={onWish} />
        ))}
      </div>
    </Dialog>
  );
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** A word a line; what is typed is kept while the list is asked for again. */
function WordList({
  list,
  siteCode,
  onWish,
}: {
  list: List;
  siteCode: string;
  onWish: (wish: Wish) => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const [text, setText] = useState(() => list.words.join('\n'));
  const typed = linesOf(text);
  const { provider_code } = list;
  const mayChange = may(me, 'messages.update', siteCode);
  return (
    <>
      <TextArea
        label={words(list.of_provider ? 'chat.words.ofProvider' : 'chat.words.own', {
          provider: provider_code,
        })}
        hint={words('chat.words.hint', { count: typed.length, most: MOST_WORDS })}
        name={`words-${provider_code}`}
        rows={12}
        readOnly={!mayChange}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {mayChange && (
        <div className={forms['actions']}>
          {!list.of_provider && (
            <Button onClick={() => onWish({ provider_code, words: null })}>
              {words('chat.words.reset')}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={typed.join('\n') === list.words.join('\n')}
            onClick={() => onWish({ provider_code, words: typed })}
          >
            {words('chat.words.save')}
          </Button>
        </div>
      )}
    </>
  );
}

function ConfirmWords({
  siteCode,
  wish,
  onClose,
}: {
  siteCode: string;
  wish: Wish;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  async function confirm(reason: string): Promise<void> {
    if (!(await submission.run(endpoints.chatSetWords, { site_code: siteCode, ...wish, reason }))) return;
    onClose();
    say(words('chat.words.done'));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words(wish.words === null ? 'chat.words.resetTitle' : 'chat.words.saveTitle')}
      text={words('chat.words.saveText')}
      confirm={words(wish.words === null ? 'chat.words.reset' : 'chat.words.save')}
      submission={submission}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}
