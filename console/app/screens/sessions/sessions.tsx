import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Section } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Sign } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import { ownZone } from '../operators/own-zone.ts';
import { ChangePassword } from './change-password.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { Passkeys } from './passkeys.tsx';
import styles from './sessions.module.css';

/** Where one is signed in, and what protects that. */
export default function Sessions(): ReactNode {
  const words = useWords();
  const me = useMe();
  const found = useOperation(endpoints.sessionList, {});
  const submission = useSubmission();
  const [asked, setAsked] = useState<'password' | 'codes'>();
  const failure = found.data ? undefined : failureText(words, found.error);
  const sessions = found.data?.value;
  async function end(session_id?: string): Promise<void> {
    const done = await submission.run(endpoints.sessionEnd, session_id === undefined ? {} : { session_id });
    if (done) say(words('sessions.ended', { count: done.ended }));
  }
  return (
    <Screen title={words('sessions.title')} scrolls>
      <div className={styles['page']}>
        <Section
          title={words('sessions.signedIn')}
          action={
            sessions &&
            sessions.length > 1 && (
              <Button size="small" variant="quiet" onClick={() => void end()}>
                {words('sessions.endOthers')}
              </Button>
            )
          }
        >
          <FormMessage text={submission.message} />
          {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
          {!sessions && failure === undefined && <Skeleton height="8rem" radius="8px" />}
          <ul>
            {sessions?.map((session) => {
              const device =
                [session.device.browser, session.device.os].filter(Boolean).join(', ') ||
                words('sessions.unknownDevice');
              return (
                <li key={session.session_id} className={styles['session']}>
                  <div>
                    <p className={styles['device']}>
                      {device} {session.current && <Sign tone="accent">{words('sessions.this')}</Sign>}
                    </p>
                    <p className={styles['quiet']}>
                      {session.ip} · {words('sessions.seen')}{' '}
                      <Time at={session.last_seen_at} timeZone={ownZone} />
                      {session.passkey_id !== null && ` · ${words('sessions.byPasskey')}`}
                    </p>
                  </div>
                  {!session.current && (
                    <Button
                      size="small"
                      aria-label={words('sessions.endLabel', { device })}
                      onClick={() => void end(session.session_id)}
                    >
                      {words('sessions.end')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </Section>
        <Section title={words('sessions.protection')}>
          <div className={styles['session']}>
            <div>
              <p className={styles['device']}>{words('password.title')}</p>
              <p className={styles['quiet']}>{words('password.text')}</p>
            </div>
            <Button size="small" onClick={() => setAsked('password')}>
              {words('password.change')}
            </Button>
          </div>
          <div className={styles['session']}>
            <div>
              <p className={styles['device']}>{words('recovery.name')}</p>
              <p className={styles['quiet']}>{words('recovery.left', { count: me.recovery_codes_left })}</p>
            </div>
            <Button size="small" onClick={() => setAsked('codes')}>
              {words('recovery.replace')}
            </Button>
          </div>
        </Section>
        <Passkeys />
      </div>
      {asked === 'password' && <ChangePassword onClose={() => setAsked(undefined)} />}
      {asked === 'codes' && <NewRecoveryCodes onClose={() => setAsked(undefined)} />}
    </Screen>
  );
}
