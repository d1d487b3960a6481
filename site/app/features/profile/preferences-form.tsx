import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { isLanguageCode, languageCodes, languages } from '../../words/languages.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useAskAgain, type Profile } from './use-profile.ts';
import styles from './profile.module.css';

/** In which language the site writes to the player, and whether he hears of offers. */
export function PreferencesForm({ profile }: { profile: Profile }): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const askAgain = useAskAgain();
  const form = useForm({
    defaultValues: { language: profile.language, accept_marketing: profile.accepts_marketing },
  });
  const { isSubmitting, isDirty } = form.formState;

  const submit = form.handleSubmit(async ({ language, accept_marketing }) => {
    if (!player) return;
    const result = await callApi(endpoints.profileUpdate, {
      ...player,
      full_name: profile.full_name,
      contact_email: profile.contact_email,
      accept_marketing,
      ...(isLanguageCode(language) && { language }),
    });
    if (!result.ok) {
      await report(new ApiRefusal(result.refusal));
      return;
    }
    form.reset({ language, accept_marketing });
    showToast({ tone: 'success', text: t('profile.saved') });
    await askAgain('profile');
  });

  return (
    <Form className={styles['form']} onSubmit={submit}>
      <SelectField
        label={t('profile.language')}
        options={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
        {...form.register('language')}
      />
      <Checkbox label={t('register.marketing')} {...form.register('accept_marketing')} />
      <SubmitButton busy={isSubmitting} disabled={!isDirty}>
        {t('profile.save')}
      </SubmitButton>
    </Form>
  );
}
