import { useState, type ReactNode } from 'react';
import { callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { takeSignIn } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { AskCode, type AskedCode } from './ask-code.tsx';
import { CodeForm } from './code-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

/** How a sign-in goes on where a password alone does not do: by a code, by the second factor, by unlocking first. */
export type SignInWay = 'code' | 'second_factor' | 'unlock';

interface Steps {
  readonly accountId: string;
  readonly onSignedIn: () => void;
  readonly onWay: (way: SignInWay, accountId: string) => void;
  /** Back to name and password. */
  readonly onBack: () => void;
}

/** The steps of a sign-in beyond name and password. */
export default function SignInSteps({
  way,
  password,
  ...steps
}: Steps & { way: SignInWay; password: string }): ReactNode {
  switch (way) {
    case 'code':
      return <CodeSignIn {...steps} />;
    case 'second_factor':
      return <PasswordWithFactor {...steps} password={password} />;
    case 'unlock':
      return <Unlock {...steps} />;
  }
}

/** Sign in by a one-time code; where the account has a second factor, that is asked for after the code. */
function CodeSignIn({ accountId, onSignedIn, onWay, onBack }: Steps): ReactNode {
  const t = useWords();
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [provenTac, setProvenTac] = useState('');
  const [refused, setRefused] = useState('');

  const ask = (account_id: string, tac_channel: 'sms' | 'email') =>
    callApi(endpoints.tacRequestLogin, { ...siteInput(), account_id, tac_channel });

  async function signIn(account_id: string, tac: string, totp?: string) {
    const result = await callApi(endpoints.loginTac, {
      ...siteInput(),
      account_id,
      tac,
      ...(totp !== undefined && { totp }),
    });
    if (takeSignIn(result)) onSignedIn();
    if (result.ok) return undefined;
    if (result.refusal.statusMessage === 'accountLocked') {
      onWay('unlock', account_id);
      return undefined;
    }
    return result.refusal;
  }

  if (!asked) {
    return (
      <AskCode
        lead={t('code.signInLead')}
        accountId={accountId}
        ask={ask}
        onAsked={setAsked}
        onBack={onBack}
      />
    );
  }
  if (provenTac) {
    return (
      <SecondFactorForm
        onBack={onBack}
        onFactor={async (totp) => {
          const refusal = await signIn(asked.accountId, provenTac, totp);
          if (!refusal || refusal.statusMessage === 'invalidTotp') return refusal;
          setRefused(refusal.statusMessage);
          setProvenTac('');
          return undefined;
        }}
      />
    );
  }
  return (
    <CodeForm
      intro={t(`code.sent.${asked.channel}`, { account: asked.accountId })}
      submitLabel={t('login.submit')}
      sentResendAt_ms={asked.resendAt_ms}
      refused={refused}
      onCode={async (tac) => {
        const refusal = await signIn(asked.accountId, tac);
        if (refusal?.statusMessage !== 'twoFactorRequired') return refusal;
        setProvenTac(tac);
        return undefined;
      }}
      onResend={() => ask(asked.accountId, asked.channel)}
    />
  );
}

/** Send name and password again, together with the second factor. */
function PasswordWithFactor({
  accountId,
  password,
  onSignedIn,
  onWay,
  onBack,
}: Steps & { password: string }): ReactNode {
  return (
    <SecondFactorForm
      onBack={onBack}
      onFactor={async (totp) => {
        const result = await callApi(endpoints.login, {
          ...siteInput(),
          account_id: accountId,
          password,
          totp,
        });
        if (takeSignIn(result)) onSignedIn();
        if (result.ok) return undefined;
        if (result.refusal.statusMessage === 'accountLocked') {
          onWay('unlock', accountId);
          return undefined;
        }
        return result.refusal;
      }}
    />
  );
}

/** Unlock an account after too many failed attempts, and sign in by password then. */
function Unlock({ accountId, onBack }: Steps): ReactNode {
  const t = useWords();
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const ask = (account_id: string, tac_channel: 'sms' | 'email') =>
    callApi(endpoints.tacRequestUnlock, { ...siteInput(), account_id, tac_channel });
  if (!asked) {
    return (
      <AskCode
        lead={t('code.lockedLead')}
        accountId={accountId}
        ask={ask}
        onAsked={setAsked}
        onBack={onBack}
      />
    );
  }
  return (
    <CodeForm
      intro={t(`code.sent.${asked.channel}`, { account: asked.accountId })}
      submitLabel={t('code.unlock')}
      sentResendAt_ms={asked.resendAt_ms}
      onCode={async (tac) => {
        const result = await callApi(endpoints.unlock, {
          ...siteInput(),
          account_id: asked.accountId,
          tac,
        });
        if (!result.ok) return result.refusal;
        showToast({ tone: 'success', text: t('code.unlocked') });
        onBack();
        return undefined;
      }}
      onResend={() => ask(asked.accountId, asked.channel)}
    />
  );
}
