import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { Stepper } from '@marquee/ui/data/stepper.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiRefusal, callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { readAttribution } from '../../session/attribution.ts';
import { useReport } from '../../session/report.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { showAtFields } from '../forms/field-errors.ts';
import { AccountStep } from './account-step.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { momentAfter_ms } from './code-form.tsx';
import { CodeStep, type CodeSent } from './code-step.tsx';
import { DetailsStep } from './details-step.tsx';
import {
  accountFields,
  registerFields,
  registerSchema,
  responsibleFields,
  type RegisterInput,
  type RegisterValues,
} from './register-schema.ts';
import { WelcomeStep } from './welcome-step.tsx';

type Step = 'account' | 'details' | 'code' | 'welcome';
const steps = ['account', 'details', 'code'] as const;

/** Opening an account: name and password, then the person, then the code that proves the phone or the address. */
export function RegisterFlow({
  verifyAccount,
}: {
  /** An account that waits for its code. */ verifyAccount?: string;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const { site, language } = useShell();
  const [step, setStep] = useState<Step>(verifyAccount ? 'code' : 'account');
  const [sent, setSent] = useState<CodeSent | null>(
    verifyAccount ? { accountId: verifyAccount, channel: 'sms', sentTo: '', resendAt_ms: 0 } : null,
  );
  const form = useForm<RegisterInput, unknown, RegisterValues>({
    resolver: zodResolver(registerSchema, { error: expectationOf }),
    defaultValues: {
      account_id: '',
      password: '',
      full_name: '',
      birth_date: '',
      contact_phone: '',
      contact_email: '',
      tac_channel: 'sms',
      referrer_code: '',
      accept_terms: false,
      accept_marketing: false,
    },
  });

  // A step after a long form begins at its top; the last has no field that the focus could go to.
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (step === 'welcome') title.current?.focus();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);

  // What the link said of who sent the visitor; he sees it, and can correct it.
  useEffect(() => {
    const { referrer_code } = readAttribution();
    if (referrer_code) form.setValue('referrer_code', referrer_code);
  }, [form]);

  async function toDetails(): Promise<void> {
    if (await form.trigger(accountFields, { shouldFocus: true })) setStep('details');
  }

  const apply = form.handleSubmit(async (values) => {
    const result = await callApi(endpoints.signup, {
      ...siteInput(),
      ...readAttribution(),
      ...values,
      language,
    });
    if (result.ok) {
      const { account_id, tac_channel, tac_sent_to, resend_after_s } = result.answer;
      setSent({
        accountId: account_id,
        channel: tac_channel,
        sentTo: tac_sent_to,
        resendAt_ms: momentAfter_ms(resend_after_s),
      });
      setStep('code');
      return;
    }
    const field = showAtFields(result.refusal, registerFields, responsibleFields, form.setError);
    if (!field) await report(new ApiRefusal(result.refusal));
    else if (field === 'account_id' || field === 'password') setStep('account');
  });

  if (step === 'welcome') return <WelcomeStep titleRef={title} />;
  return (
    <AuthFrame title={t('register.title', { site: site?.site_name ?? '' })}>
      <Stepper
        label={t('register.steps')}
        steps={steps.map((name) => t(`register.step.${name}`))}
        current={steps.indexOf(step)}
      />
      <FormProvider {...form}>
        {step === 'account' && <AccountStep onNext={toDetails} />}
        {step === 'details' && <DetailsStep onBack={() => setStep('account')} onSubmit={apply} />}
      </FormProvider>
      {step === 'code' && sent && <CodeStep sent={sent} onVerified={() => setStep('welcome')} />}
    </AuthFrame>
  );
}
