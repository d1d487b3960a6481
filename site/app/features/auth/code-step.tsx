import type { ReactNode } from 'react';
import { callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { takeSignIn } from '../../session/session.ts';
import { useWords } from '../../words/use-words.ts';
import { CodeForm } from './code-form.tsx';

export interface CodeSent {
  readonly accountId: string;
  readonly channel: 'sms' | 'email';
  /** Masked; empty where it is not known. */
  readonly sentTo: string;
  /** From when another code can be asked for. */
  readonly resendAt_ms: number;
}

/** The third step: the one-time code, which can be sent again after a while. */
export function CodeStep({ sent, onVerified }: { sent: CodeSent; onVerified: () => void }): ReactNode {
  const t = useWords();
  return (
    <CodeForm
      intro={
        sent.sentTo
          ? t(`register.codeSent.${sent.channel}`, { to: sent.sentTo })
          : t('register.codeWaiting', { account: sent.accountId })
      }
      submitLabel={t('register.verify')}
      sentResendAt_ms={sent.resendAt_ms}
      onCode={async (tac) => {
        const result = await callApi(endpoints.tacVerify, {
          ...siteInput(),
          account_id: sent.accountId,
          tac,
        });
        if (takeSignIn(result)) onVerified();
        return result.ok ? undefined : result.refusal;
      }}
      onResend={() =>
        callApi(endpoints.tacRequestNewRegister, {
          ...siteInput(),
          account_id: sent.accountId,
          tac_channel: sent.channel,
        })
      }
    />
  );
}
