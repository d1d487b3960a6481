import { Button } from '@marquee/ui/controls/button.tsx';
import { PasswordField, TextField } from '@marquee/ui/controls/text-field.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText, passingFailure } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { CodeField } from '../../forms/code-field.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { useWords } from '../../words/use-words.ts';
import { Doorway } from './doorway.tsx';
import styles from './invitation.module.css';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What an invitation leads to: a password, an authenticator app, and the recovery codes, which are shown once. */
export default function Invitation(): ReactNode {
  const words = useWords();
  const { hash } = useLocation();
  const [parameters] = useSearchParams();
  // Behind the hash it is never sent anywhere by itself.
  const invitation = parameters.get('token') ?? hash.slice(1);
  const found = useOperation(endpoints.sessionInvitation, { invitation }, { enabled: invitation !== '' });
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) return <Saved codes={codes} />;
  const failure = found.data ? undefined : passingFailure(words, found.error);
  if (failure !== undefined) {
    return (
      <Doorway title={words('invitation.title')}>
        <LoadFailure failure={failure} retry={() => void found.refetch()} />
      </Doorway>
    );
  }
  if (found.error || invitation === '') {
    return (
      <Doorway
        title={words('invitation.invalid')}
        text={failureText(words, found.error) ?? words('invitation.invalidText')}
      >
        <Link to="/sign-in" className={styles['link']}>
          {words('invitation.toSignIn')}
        </Link>
      </Doorway>
    );
  }
  return (
    <Doorway title={words('invitation.title')} text={words('invitation.text')}>
      {found.data ? (
        <EnrolForm invitation={invitation} invited={found.data} onEnrolled={setCodes} />
      ) : (
        <Skeleton height="24rem" radius="8px" />
      )}
    </Doorway>
  );
}

function EnrolForm({
  invitation,
  invited,
  onEnrolled,
}: {
  invitation: string;
  invited: { email: string; name: string; totp_secret: string; totp_url: string };
  onEnrolled: (codes: readonly string[]) => void;
}): ReactNode {
  const words = useWords();
  const [name, setName] = useState(invited.name);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { busy, message, faults, run } = useSubmission();
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const enrolled = await run(endpoints.sessionEnrol, { invitation, name, password, totp: code.trim() });
    if (enrolled) onEnrolled(enrolled.recovery_codes);
  }
  return (
    <form className={forms['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={words('signIn.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={invited.email}
        readOnly
      />
      <TextField
        label={words('invitation.name')}
        name="name"
        autoComplete="name"
        value={name}
        error={faults['name']}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PasswordField
        label={words('invitation.password')}
        hint={words('invitation.passwordHint')}
        showLabel={words('password.show')}
        hideLabel={words('password.hide')}
        name="password"
        autoComplete="new-password"
        value={password}
        error={faults['password']}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <fieldset className={styles['factor']}>
        <legend>{words('invitation.factor')}</legend>
        <div className={styles['scan']}>
          <QrCode text={invited.totp_url} label={words('invitation.qr')} />
          <div>
            <p>{words('invitation.scan')}</p>
            <code className={styles['secret']}>{invited.totp_secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </div>
        </div>
        <CodeField value={code} onValue={setCode} error={faults['totp']} recovery={false} />
      </fieldset>
      <FormMessage text={message} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {words('invitation.submit')}
      </Button>
    </form>
  );
}

function Saved({ codes }: { codes: readonly string[] }): ReactNode {
  const words = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <Doorway title={words('recovery.title')} text={words('recovery.text')}>
      <RecoveryCodes
        codes={codes}
        onSaved={() => {
          queries.clear();
          void navigate('/', { replace: true });
        }}
      />
    </Doorway>
  );
}
