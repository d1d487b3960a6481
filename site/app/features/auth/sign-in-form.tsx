import { LatePart } from '../../shell/late-part.tsx';
import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { PasswordField, TextField } from '@marquee/ui/controls/text-field.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { lazy, useRef, useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '../../shell/shell-context.ts';
import { addCatalogues } from '../../words/load.ts';
import { useWords } from '../../words/use-words.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import styles from './sign-in-form.module.css';
import type { SignInFaults } from './sign-in-attempt.ts';
import type { SignInWay } from './sign-in-steps.tsx';

/** What follows name and password, for the few who need it. */
const SignInSteps = lazy(async () => {
  const [steps] = await Promise.all([
    import('./sign-in-steps.tsx'),
    addCatalogues(['general', 'validation', 'errors']),
  ]);
  return steps;
});

/** What was typed before another step came, and which step that is. */
interface Onward {
  readonly way: SignInWay | undefined;
  readonly accountId: string;
  readonly password: string;
}
const atFirst: Onward = { way: undefined, accountId: '', password: '' };

/** What sending the form takes. It is fetched when somebody begins to fill the form in. */
const sending = () => import('./sign-in-attempt.ts');
/** What signing in with a passkey takes. */
const passkeys = () => import('../passkeys/passkey-sign-in.ts');

/**
 * Sign in by password, or by what follows it. `onSignedIn` is called when the session stands. The form stands on first
 * pages, and so it is no more than what one sees of it.
 */
export function SignInForm({
  onSignedIn,
  onLeave,
}: {
  onSignedIn: () => void;
  onLeave?: () => void;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const navigate = useNavigate();
  const [faults, setFaults] = useState<SignInFaults>({});
  const [busy, setBusy] = useState(false);
  const [onward, setOnward] = useState(atFirst);
  const offering = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const form = event.currentTarget;
    const fields = new FormData(form);
    const account_id = textOf(fields, 'account_id').trim();
    setFaults({});
    setBusy(true);
    const { attemptSignIn } = await sending();
    const password = textOf(fields, 'password');
    const outcome = await attemptSignIn(account_id, password, t);
    setBusy(false);
    if (outcome === 'signed_in') {
      onSignedIn();
      return;
    }
    if (outcome === 'not_verified') {
      onLeave?.();
      await navigate(`${path('/register')}?verify=${encodeURIComponent(account_id)}`);
      return;
    }
    if (outcome === 'shown') return;
    if (outcome === 'second_factor' || outcome === 'unlock') {
      setOnward({ way: outcome, accountId: account_id, password });
      return;
    }
    setFaults(outcome);
    const [first] = Object.keys(outcome);
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  function byCode(event: MouseEvent<HTMLButtonElement>): void {
    const form = event.currentTarget.form;
    const accountId = form ? textOf(new FormData(form), 'account_id').trim() : '';
    setOnward({ way: 'code', accountId, password: '' });
  }

  async function byPasskey(how?: { offered: true }): Promise<void> {
    const { signInByPasskey } = await passkeys();
    const outcome = await signInByPasskey(t, how);
    if (outcome === 'signed_in') onSignedIn();
    if (outcome === 'unlock') setOnward({ ...atFirst, way: outcome });
  }

  /** While the name is typed in, the browser offers the passkeys for it. */
  async function offerPasskeys(): Promise<void> {
    if (offering.current) return;
    offering.current = true;
    await byPasskey({ offered: true });
    offering.current = false;
  }

  if (onward.way) {
    return (
      <LatePart fallback={<Skeleton height="17rem" />}>
        <SignInSteps
          key={onward.way}
          way={onward.way}
          accountId={onward.accountId}
          password={onward.password}
          onSignedIn={onSignedIn}
          onWay={(way, accountId) => setOnward({ way, accountId, password: '' })}
          onBack={() => setOnward({ ...onward, way: undefined, password: '' })}
        />
      </LatePart>
    );
  }
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <TextField
        label={t('login.account')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        error={faults.account_id}
        name="account_id"
        defaultValue={onward.accountId}
        onFocus={() => {
          void sending();
          void offerPasskeys();
        }}
        onChange={() => setFaults({})}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        error={faults.password}
        name="password"
        onFocus={() => void sending()}
        onChange={() => setFaults({})}
      />
      <SubmitButton size="large" wide busy={busy}>
        {t('login.submit')}
      </SubmitButton>
      <Button wide onClick={() => void byPasskey()}>
        {t('login.byPasskey')}
      </Button>
      <div className={styles['others']}>
        <Button variant="quiet" size="small" onClick={byCode}>
          {t('login.byCode')}
        </Button>
        <LinkButton variant="quiet" size="small" href={path('/forgot-password')} onClick={onLeave}>
          {t('login.forgot')}
        </LinkButton>
      </div>
      <p className={styles['or']}>
        <span>{t('login.newHere')}</span>
      </p>
      <LinkButton href={path('/register')} wide onClick={onLeave}>
        {t('login.register')}
      </LinkButton>
    </Form>
  );
}

/** What was typed into a field; a form without it gives nothing. */
function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
