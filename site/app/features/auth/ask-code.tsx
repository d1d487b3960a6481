import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { tacRequestLogin } from '@marquee/contract/api/auth/tac/request_login.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiRefusal } from '../../api/client.ts';
import { useReport } from '../../session/report.ts';
import { useWords } from '../../words/use-words.ts';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { ChannelField } from './channel-field.tsx';
import { momentAfter_ms, type CodeAnswer } from './code-form.tsx';
import styles from './auth.module.css';

const schema = tacRequestLogin.request.pick({ account_id: true, tac_channel: true });

/** A code that was asked for by the name of an account. */
export interface AskedCode {
  readonly accountId: string;
  readonly channel: 'sms' | 'email';
  readonly resendAt_ms: number;
}

/** How long to wait where a code was sent a moment ago, and the answer does not say when. */
const patience_s = 60;

/** Asks for a one-time code by the name of the account. The answer is the same whether there is such an account. */
export function AskCode({
  lead,
  accountId,
  ask,
  onAsked,
  onBack,
}: {
  lead: ReactNode;
  accountId: string;
  ask: (accountId: string, channel: 'sms' | 'email') => Promise<CodeAnswer>;
  onAsked: (asked: AskedCode) => void;
  onBack: () => void;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const fieldError = useFieldError();
  const form = useForm({
    resolver: zodResolver(schema, { error: expectationOf }),
    defaultValues: { account_id: accountId, tac_channel: 'sms' as const },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('account_id'), [setFocus]);

  const submit = form.handleSubmit(async ({ account_id, tac_channel }) => {
    const result = await ask(account_id, tac_channel);
    const asked = { accountId: account_id, channel: tac_channel };
    if (result.ok) {
      onAsked({ ...asked, resendAt_ms: momentAfter_ms(result.answer.resend_after_s) });
      return;
    }
    // A code is on its way already, and can be typed in.
    if (result.refusal.statusMessage === 'tacResendTooSoon') {
      onAsked({ ...asked, resendAt_ms: momentAfter_ms(patience_s) });
      return;
    }
    const shown = showAtFields(result.refusal, ['account_id'], {}, form.setError);
    if (!shown) await report(new ApiRefusal(result.refusal));
  });

  return (
    <Form className={styles['form']} onSubmit={submit}>
      <p>{lead}</p>
      <TextField
        label={t('login.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(errors.account_id)}
        {...form.register('account_id')}
      />
      <ChannelField {...form.register('tac_channel')} />
      <div className={styles['actions']}>
        <Button size="large" onClick={onBack}>
          {t('common.back')}
        </Button>
        <SubmitButton size="large" busy={isSubmitting}>
          {t('code.send')}
        </SubmitButton>
      </div>
    </Form>
  );
}
