import { zodResolver } from '@hookform/resolvers/zod';
import { passkeyAdd } from '@marquee/contract/api/auth/passkey_add.ts';
import { expectationOf } from '@marquee/contract/validation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { deviceWords } from '../security/device-words.ts';
import styles from '../security/security.module.css';
import { useSessions } from '../security/sessions-card.tsx';

const schema = passkeyAdd.request.pick({ name: true });
const nameLength = 40;

/** Names a passkey and lets the browser create it. */
export function AddPasskey({ onDone }: { onDone: () => void }): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const fieldError = useFieldError();
  const here = useSessions().data?.value.find(({ current }) => current);
  const form = useForm({
    resolver: zodResolver(schema, { error: expectationOf }),
    defaultValues: { name: here ? deviceWords(here.device, t).slice(0, nameLength) : '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);

  const submit = form.handleSubmit(async ({ name }) => {
    if (!player) return;
    const begun = await callApi(endpoints.passkeyAddBegin, player);
    if (!begun.ok) {
      // A player who does not confirm who they are has changed their mind.
      if (begun.refusal.statusMessage !== 'stepUpRequired') await report(new ApiRefusal(begun.refusal));
      return;
    }
    const { options, challenge_token } = begun.answer;
    const { createPasskey } = await import('@marquee/ui/passkeys/browser-passkey.ts');
    const created = await createPasskey(options);
    if ('without' in created) {
      showToast({ tone: 'warning', text: t(`passkey.notAdded.${created.without}`) });
      return;
    }
    const { credential } = created;
    const result = await callApi(endpoints.passkeyAdd, { ...player, challenge_token, name, credential });
    if (result.ok) showToast({ tone: 'success', text: t('passkey.added') });
    else await report(new ApiRefusal(result.refusal));
    onDone();
  });

  return (
    <Form className={styles['form']} onSubmit={submit}>
      <TextField
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
        maxLength={nameLength}
        error={fieldError(errors.name)}
        {...form.register('name')}
      />
      <div className={styles['actions']}>
        <SubmitButton busy={isSubmitting}>{t('passkey.create')}</SubmitButton>
        <Button onClick={onDone}>{t('security.cancel')}</Button>
      </div>
    </Form>
  );
}
