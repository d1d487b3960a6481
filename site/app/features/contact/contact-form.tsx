import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { contactMessage, contactTopics } from '@marquee/contract/api/settings/contact_message.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { TextArea } from '@marquee/ui/controls/text-area.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { MailCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiRefusal, callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields, useSession } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import styles from './contact.module.css';

const schema = contactMessage.request.pick({ name: true, email: true, topic: true, message: true });
const fields = ['name', 'email', 'topic', 'message'] as const;

/** A message to the people behind the site. A player's name and address are filled in. */
export function ContactForm(): ReactNode {
  const t = useWords();
  const path = usePath();
  const report = useReport();
  const session = useSession();
  const player = usePlayerFields();
  const fieldError = useFieldError();
  const [sent, setSent] = useState(false);
  const known = session.status === 'authenticated' ? session.stored : undefined;
  const form = useForm({
    resolver: zodResolver(schema, { error: expectationOf }),
    defaultValues: { name: '', email: '', topic: 'account' as const, message: '' },
    ...(known && {
      values: { name: known.fullname, email: known.email, topic: 'account' as const, message: '' },
      resetOptions: { keepDirtyValues: true },
    }),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const result = await callApi(endpoints.contactMessage, { ...siteInput(), ...values, ...player });
    if (result.ok) setSent(true);
    else if (!showAtFields(result.refusal, fields, {}, form.setError)) {
      await report(new ApiRefusal(result.refusal));
    }
  });

  if (sent) {
    return (
      <EmptyState
        picture={<MailCheck size={40} strokeWidth={1.5} aria-hidden="true" />}
        title={t('contact.sent')}
        text={t('contact.sentText')}
      >
        <LinkButton variant="primary" href={path('/')}>
          {t('common.back')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <Form className={styles['form'] ?? ''} onSubmit={submit}>
      <div className={styles['pair']}>
        <TextField
          label={t('contact.name')}
          autoComplete="name"
          error={fieldError(errors.name)}
          {...form.register('name')}
        />
        <TextField
          label={t('contact.email')}
          type="email"
          autoComplete="email"
          error={fieldError(errors.email)}
          {...form.register('email')}
        />
      </div>
      <SelectField
        label={t('contact.topic')}
        options={contactTopics.map((topic) => ({ value: topic, label: t(`contact.topic.${topic}`) }))}
        error={fieldError(errors.topic)}
        {...form.register('topic')}
      />
      <TextArea
        label={t('contact.message')}
        hint={t('contact.messageHint')}
        maxLength={4000}
        error={fieldError(errors.message)}
        {...form.register('message')}
      />
      <SubmitButton size="large" busy={isSubmitting}>
        {t('contact.send')}
      </SubmitButton>
    </Form>
  );
}
