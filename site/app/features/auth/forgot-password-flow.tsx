import { Stepper } from '@marquee/ui/data/stepper.tsx';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { CodeForm, momentAfter_ms } from './code-form.tsx';
import { ForgottenAccountStep, type ForgottenAccount } from './forgotten-account-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import styles from './auth.module.css';

const steps = ['account', 'code', 'password'] as const;

/** A new password for who has forgotten his: the account and its number, the code that was sent there, the password. */
export function ForgotPasswordFlow(): ReactNode {
  const t = useWords();
  const path = usePath();
  const [account, setAccount] = useState<ForgottenAccount | null>(null);
  const [resendAt_ms, setResendAt] = useState(0);
  const [tac, setTac] = useState('');
  const [refused, setRefused] = useState('');
  const [done, setDone] = useState(false);

  if (done) {
    return (
      <div className={styles['welcome']}>
        <span className={styles['welcomeIcon']}>
          <KeyRound size={36} aria-hidden="true" />
        </span>
        <h2>{t('forgot.done')}</h2>
        <p>{t('forgot.doneText')}</p>
        <LinkButton variant="primary" size="large" wide href={path('/login')}>
          {t('account.signIn')}
        </LinkButton>
      </div>
    );
  }
  const current = !account ? 0 : !tac ? 1 : 2;
  return (
    <>
      <Stepper
        label={t('forgot.steps')}
        steps={steps.map((name) => t(`forgot.step.${name}`))}
        current={current}
      />
      {!account && (
        <ForgottenAccountStep
          onAsked={(asked, resendAfter_s) => {
            setAccount(asked);
            setResendAt(momentAfter_ms(resendAfter_s));
          }}
        />
      )}
      {account && !tac && (
        <CodeForm
          intro={t('forgot.codeSent', { account: account.account_id })}
          submitLabel={t('register.next')}
          sentResendAt_ms={resendAt_ms}
          refused={refused}
          // The code is used together with the new password.
          onCode={async (typed) => {
            setTac(typed);
            return undefined;
          }}
          onResend={async () => {
            const result = await callApi(endpoints.forgotPassword, { ...siteInput(), ...account });
            if (result.ok) setResendAt(momentAfter_ms(result.answer.resend_after_s));
            return result;
          }}
        />
      )}
      {account && tac && (
        <NewPasswordStep
          accountId={account.account_id}
          tac={tac}
          onDone={() => setDone(true)}
          onCodeRefused={(statusMessage) => {
            setRefused(statusMessage);
            setTac('');
          }}
        />
      )}
    </>
  );
}
