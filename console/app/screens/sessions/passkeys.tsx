import type { sessionPasskeys } from '@marquee/contract/operate/session/passkeys.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { Fingerprint } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Section } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { ownZone } from '../operators/own-zone.ts';
import { AddPasskey } from './add-passkey.tsx';
import styles from './sessions.module.css';

type Passkey = OperationAnswer<typeof sessionPasskeys>['value'][number];

/** One's own passkeys: adding one on this device, and removing any. */
export function Passkeys(): ReactNode {
  const words = useWords();
  const found = useOperation(endpoints.sessionPasskeys, {});
  const [adds, setAdds] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  const failure = found.data ? undefined : failureText(words, found.error);
  const passkeys = found.data?.value;
  return (
    <Section
      title={words('passkey.title')}
      action={
        <Button
          size="small"
          icon={<Fingerprint size={16} aria-hidden="true" />}
          onClick={() => setAdds(true)}
        >
          {words('passkey.add')}
        </Button>
      }
    >
      <p className={styles['quiet']}>{words('passkey.text')}</p>
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!passkeys && failure === undefined && <Skeleton height="3.5rem" radius="8px" />}
      {passkeys?.length === 0 && <p className={styles['session']}>{words('passkey.none')}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <li key={passkey.passkey_id} className={styles['session']}>
              <div>
                <p className={styles['device']}>{passkey.name}</p>
                <p className={styles['quiet']}>
                  {words('passkey.since')} <Time at={passkey.created_at} timeZone={ownZone} /> ·{' '}
                  {passkey.last_used_at === null ? (
                    words('passkey.unused')
                  ) : (
                    <>
                      {words('passkey.used')} <Time at={passkey.last_used_at} timeZone={ownZone} />
                    </>
                  )}
                </p>
                {passkey.host !== location.hostname && (
                  <p className={styles['quiet']}>{words('passkey.elsewhere', { host: passkey.host })}</p>
                )}
              </div>
              <Button
                size="small"
                aria-label={words('passkey.removeOne', { name: passkey.name })}
                onClick={() => setRemoved(passkey)}
              >
                {words('passkey.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adds && <AddPasskey onClose={() => setAdds(false)} />}
      {removed && <RemovePasskey passkey={removed} onClose={() => setRemoved(undefined)} />}
    </Section>
  );
}

function RemovePasskey({
  passkey: { passkey_id, name },
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const sessions = useOperation(endpoints.sessionList, {}).data?.value ?? [];
  const opened = sessions.filter((session) => session.passkey_id === passkey_id);
  const { busy, message, run } = useSubmission();
  async function remove(): Promise<void> {
    const done = await run(endpoints.sessionPasskeyRemove, { passkey_id });
    if (!done) return;
    say(
      [
        words('passkey.removed'),
        ...(done.ended > 0 ? [words('sessions.ended', { count: done.ended })] : []),
      ].join(' '),
    );
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('passkey.removeOne', { name })}
      closeLabel={words('dialog.close')}
    >
      <div className={forms['form']}>
        <p className={forms['text']}>{words('passkey.removeText')}</p>
        {opened.length > 0 && (
          <p className={forms['text']}>
            {words('passkey.removeEnds', { count: opened.length })}{' '}
            {opened.some(({ current }) => current) && words('passkey.removeEndsThis')}
          </p>
        )}
        <FormMessage text={message} />
        <div className={forms['actions']}>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {words('passkey.remove')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
