import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { GrantFields, grantOf } from './grant-fields.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { textOf } from '../../forms/text-of.ts';

/** Invites an operator, and shows the link to send them. */
export function InviteDialog({ onClose }: { onClose: () => void }): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const [link, setLink] = useState<{ url: string; expires_at: string }>();
  async function invite(reason: string, form: FormData): Promise<void> {
    const answer = await submission.run(endpoints.operatorsInvite, {
      email: textOf(form, 'email'),
      name: textOf(form, 'name'),
      grants: [grantOf(form)],
      reason,
    });
    if (answer) setLink({ url: answer.invitation_url, expires_at: answer.expires_at });
  }
  if (link) return <InvitationLink {...link} onClose={onClose} />;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('operator.invite')}
      text={words('invite.text')}
      confirm={words('invite.do')}
      submission={submission}
      onConfirm={(reason, form) => void invite(reason, form)}
    >
      <TextField
        label={words('signIn.email')}
        name="email"
        type="email"
        autoComplete="off"
        error={submission.faults['email']}
      />
      <TextField
        label={words('operator.name')}
        name="name"
        autoComplete="off"
        error={submission.faults['name']}
      />
      <GrantFields faults={submission.faults} />
    </ReasonDialog>
  );
}
