import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Nothing } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import forms from '../../forms/forms.module.css';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { useContentLanguage } from './content-language.ts';
import type { Player } from './player.tsx';

/** Grants one of the site's promotions to a player, under its own terms. */
export function GrantDialog({ player, onClose }: { player: Player; onClose: () => void }): ReactNode {
  const words = useWords();
  const language = useContentLanguage();
  const submission = useSubmission();
  const { player_id, account_id } = player;
  const found = useOperation(endpoints.bonusesGrantable, { player_id, language });
  const open = found.data?.value.filter(({ can_grant }) => can_grant) ?? [];
  const closed = found.data?.value.filter(({ can_grant }) => !can_grant) ?? [];
  const title = words('player.grant.title', { account: account_id });
  async function grant(reason: string, form: FormData): Promise<void> {
    const promotion_id = textOf(form, 'promotion');
    if (!(await submission.run(endpoints.bonusesGrant, { player_id, promotion_id, reason }))) return;
    onClose();
    say(words('player.grant.done', { account: account_id }));
  }
  if (open.length === 0) {
    const failure = failureText(words, found.error);
    return (
      <Dialog open onClose={onClose} title={title} closeLabel={words('dialog.close')}>
        <div className={forms['form']} aria-busy={!found.data && failure === undefined}>
          {failure !== undefined && !found.data ? (
            <LoadFailure failure={failure} retry={() => void found.refetch()} />
          ) : (
            <Nothing>{words(found.data ? 'player.grant.none' : 'table.loading')}</Nothing>
          )}
          <Against closed={closed} />
          <div className={forms['actions']}>
            <Button onClick={onClose}>{words('dialog.close')}</Button>
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={title}
      text={words('player.grant.text')}
      confirm={words('player.grant.do')}
      submission={submission}
      onConfirm={(reason, form) => void grant(reason, form)}
    >
      <SelectField
        label={words('player.grant.promotion')}
        name="promotion"
        options={open.map(({ promotion_id, title: label }) => ({ value: promotion_id, label }))}
      />
      <Against closed={closed} />
    </ReasonDialog>
  );
}

function Against({
  closed,
}: {
  closed: readonly { promotion_id: string; title: string; reason: string }[];
}): ReactNode {
  const words = useWords();
  if (closed.length === 0) return null;
  return (
    <ul className={forms['text']} aria-label={words('player.grant.against')}>
      {closed.map(({ promotion_id, title, reason }) => (
        <li key={promotion_id}>
          {title}: {words.find(`against.${reason}`, words('against.other'))}
        </li>
      ))}
    </ul>
  );
}
