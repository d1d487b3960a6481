import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { Download, Eye } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { documentsView } from '@marquee/contract/operate/documents/view.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { may, siteOf, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { useTo } from '../../session/site-choice.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import links from '../withdrawals/withdrawals.module.css';
import { DocumentState } from './document-state.tsx';
import type { ReviewedDocument } from './documents.tsx';
import styles from './documents.module.css';

/** One document: its content on request, which the audit notes, and the decision. */
export function DocumentPanel({
  document,
  onClose,
}: {
  document: ReviewedDocument;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const [asked, setAsked] = useState<'approve' | 'refuse'>();
  const { site_code, account_id, kind } = document;
  const { time_zone, site_name } = siteOf(me, site_code);
  const canDecide = may(me, 'documents.update', site_code);
  return (
    <SidePanel
      title={`${words(`documentKind.${kind}`)}, ${account_id}`}
      onClose={onClose}
      footer={
        canDecide &&
        document.state === 'waiting' && (
          <>
            <Button onClick={() => setAsked('refuse')}>{words('withdrawal.refuse')}</Button>
            <Button variant="primary" onClick={() => setAsked('approve')}>
              {words('withdrawal.approve')}
            </Button>
          </>
        )
      }
    >
      {canDecide && <Content document={document} />}
      <Facts
        facts={[
          [words('withdrawal.status'), <DocumentState key="state" document={document} />],
          [
            words('player.title'),
            may(me, 'players.read', site_code) ? (
              <Link key="player" to={to(`/players/${document.player_id}`)} className={links['link']}>
                {account_id}
              </Link>
            ) : (
              account_id
            ),
          ],
          [words('sites.site'), site_name],
          [words('document.sent'), <Time key="sent" at={document.created_at} timeZone={time_zone} seconds />],
          ...(document.expires_on === null
            ? []
            : [[words('document.expires'), document.expires_on] as const]),
          ...(document.decided_at === null
            ? []
            : [
                [words('approval.decidedBy'), document.decided_by ?? ''] as const,
                [
                  words('approval.decidedAt'),
                  <Time key="decided" at={document.decided_at} timeZone={time_zone} seconds />,
                ] as const,
              ]),
          ...(document.reason === '' ? [] : [[words('reason.label'), document.reason] as const]),
        ]}
      />
      {asked === 'approve' && (
        <ApproveDialog document={document} onClose={() => setAsked(undefined)} onDone={onClose} />
      )}
      {asked === 'refuse' && (
        <RefuseDialog document={document} onClose={() => setAsked(undefined)} onDone={onClose} />
      )}
    </SidePanel>
  );
}

function Content({ document }: { document: ReviewedDocument }): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const [shown, setShown] = useState<OperationAnswer<typeof documentsView>>();
  const { document_id, kind, account_id } = document;
  async function show(): Promise<void> {
    setShown(await submission.run(endpoints.documentsView, { document_id }));
  }
  if (!shown) {
    return (
      <div className={styles['closed']}>
        <p>{words('document.viewText')}</p>
        <FormMessage text={submission.message} />
        <Button
          busy={submission.busy}
          icon={<Eye size={16} aria-hidden="true" />}
          onClick={() => void show()}
        >
          {words('document.view')}
        </Button>
      </div>
    );
  }
  const address = `data:${shown.media_type};base64,${shown.content}`;
  if (shown.media_type === 'application/pdf') {
    // What is active in a PDF cannot be told, so it is not opened here.
    return (
      <p className={styles['closed']}>
        <a className={links['link']} href={address} download={`${account_id}-${kind}.pdf`}>
          <Download size={16} aria-hidden="true" /> {words('document.download')}
        </a>
      </p>
    );
  }
  return <img className={styles['picture']} src={address} alt={words(`documentKind.${kind}`)} />;
}

interface Deciding {
  readonly document: ReviewedDocument;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ApproveDialog({ document: { document_id, account_id }, onClose, onDone }: Deciding): ReactNode {
  const words = useWords();
  const { busy, message, faults, run } = useSubmission();
  async function approve(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const day = textOf(new FormData(event.currentTarget), 'expires_on');
    const expires_on = day === '' ? null : day;
    if (!(await run(endpoints.documentsDecide, { document_id, decision: 'approve', expires_on }))) return;
    onDone();
    say(words('document.approve.done', { account: account_id }));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('document.approve.title', { account: account_id })}
      closeLabel={words('dialog.close')}
    >
      <form className={forms['form']} onSubmit={(event) => void approve(event)} noValidate>
        <p className={forms['text']}>{words('document.approve.text')}</p>
        <TextField
          label={words('document.expires')}
          hint={words('document.expiresHint')}
          type="date"
          name="expires_on"
          error={faults['expires_on']}
        />
        <FormMessage text={message} />
        <div className={forms['actions']}>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {words('withdrawal.approve')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function RefuseDialog({ document: { document_id, account_id }, onClose, onDone }: Deciding): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  async function refuse(reason: string): Promise<void> {
    if (!(await submission.run(endpoints.documentsDecide, { document_id, decision: 'refuse', reason })))
      return;
    onDone();
    say(words('document.refuse.done', { account: account_id }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('document.refuse.title', { account: account_id })}
      text={words('document.refuse.text')}
      hint={words('withdrawals.refuse.hint')}
      confirm={words('withdrawal.refuse')}
      danger
      suggestions={[
        words('document.refuse.unreadable'),
        words('document.refuse.expired'),
        words('document.refuse.name'),
      ]}
      submission={submission}
      onConfirm={(reason) => void refuse(reason)}
    />
  );
}
