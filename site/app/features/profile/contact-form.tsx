import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { emailSchema, phoneSchema } from '@marquee/contract/fields.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useEffect, type ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useWords } from '../../words/use-words.ts';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { requestOf, type ContactChannel } from './contact.ts';
import styles from './profile.module.css';

const schemas = {
  email: z.object({ contact: emailSchema }),
  sms: z.object({ contact: phoneSchema }),
};

/** Asks for another address or number; a code is sent to it. */
export function ContactForm({
  channel,
  value,
  onAsked,
  onCancel,
}: {
  channel: ContactChannel;
  /** What is to be verified; empty for another one. */
  value: string;
  onAsked: (resendAfter_s: number) => Promise<void>;
  onCancel: () => void;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const fieldError = useFieldError();
  const form = useForm({
    resolver: zodResolver(schemas[channel], { error: expectationOf }),
    defaultValues: { contact: value },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('contact'), [setFocus]);

  const submit = form.handleSubmit(async ({ contact }) => {
    if (!player) return;
    const result = await callApi(endpoints.contactChangeRequest, {
      ...player,
      ...requestOf(channel, contact),
    });
    if (result.ok) {
      await onAsked(result.answer.resend_after_s);
      return;
    }
    const shown = showAtFields(
      result.refusal,
      ['contact'],
      {
        emailTaken: 'contact',
        phoneTaken: 'contact',
        contactUnchanged: 'contact',
        tacResendTooSoon: 'contact',
        deliveryFailed: 'contact',
      },
      form.setError,
    );
    if (!shown) await report(new ApiRefusal(result.refusal));
  });

  const error = fieldError(errors.contact);
  return (
    <Form className={styles['form']} onSubmit={submit}>
      {channel === 'email' ? (
        <TextField
          label={t('profile.newEmail')}
          type="email"
          autoComplete="email"
          error={error}
          {...form.register('contact')}
        />
      ) : (
        <Controller
          control={form.control}
          name="contact"
          render={({ field }) => <PhoneField label={t('profile.newPhone')} error={error} {...field} />}
        />
      )}
      <div className={styles['actions']}>
        <SubmitButton busy={isSubmitting}>{t('code.send')}</SubmitButton>
        <Button onClick={onCancel}>{t('security.cancel')}</Button>
      </div>
    </Form>
  );
}
