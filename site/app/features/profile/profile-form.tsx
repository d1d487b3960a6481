import { zodResolver } from '@hookform/resolvers/zod';
import type { profile } from '@marquee/contract/api/settings/profile.ts';
import { profileUpdate } from '@marquee/contract/api/settings/profile_update.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { playerKey } from '../../session/player-query.ts';
import { useReport } from '../../session/report.ts';
import { updateStoredProfile, usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import styles from './profile.module.css';

export type Profile = AnswerOf<typeof profile>['value'][number];
const schema = profileUpdate.request.pick({ full_name: true, contact_email: true });

/** The player's name, which stays as it was verified, and his address, which he can change. */
export function ProfileForm({ profile }: { profile: Profile }): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const queries = useQueryClient();
  const fieldError = useFieldError();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { full_name: profile.full_name, contact_email: profile.contact_email },
  });
  const { errors, isSubmitting, isDirty } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    if (!player) return;
    const result = await callApi(endpoints.profileUpdate, { ...player, ...values });
    const changed = result.ok ? result.answer.value[0] : undefined;
    if (changed) {
      updateStoredProfile(changed);
      form.reset(changed);
      showToast({ tone: 'success', text: t('profile.saved') });
      await queries.invalidateQueries({ queryKey: playerKey(player.account_id, 'profile') });
      return;
    }
    if (result.ok) return;
    const shown = showAtFields(
      result.refusal,
      ['full_name', 'contact_email'],
      { emailTaken: 'contact_email', nameLocked: 'full_name' },
      form.setError,
    );
    if (!shown) await report(new ApiRefusal(result.refusal));
  });

  return (
    <Form className={styles['form']} onSubmit={submit}>
      <TextField
        label={t('register.fullName')}
        hint={t('profile.nameHint')}
        autoComplete="name"
        readOnly
        error={fieldError(errors.full_name)}
        {...form.register('full_name')}
      />
      <TextField
        label={
          <>
            {t('register.email')}{' '}
            {profile.email_verified && <Badge tone="positive">{t('profile.verified')}</Badge>}
          </>
        }
        type="email"
        autoComplete="email"
        error={fieldError(errors.contact_email)}
        {...form.register('contact_email')}
      />
      <SubmitButton busy={isSubmitting} disabled={!isDirty}>
        {t('profile.save')}
      </SubmitButton>
    </Form>
  );
}
