import { Button } from '@marquee/ui/controls/button.tsx';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { onlyName } from '../forms/keyboard-filters.ts';
import { ChannelField } from './channel-field.tsx';
import { latestBirthDate, type RegisterInput } from './register-schema.ts';
import styles from './auth.module.css';

/** The second step: who the player is, how to reach him, and the terms. */
export function DetailsStep({
  onBack,
  onSubmit,
}: {
  onBack: () => void;
  onSubmit: () => Promise<void>;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const { site } = useShell();
  const fieldError = useFieldError();
  const { control, register, formState, setFocus } = useFormContext<RegisterInput>();
  const { errors, isSubmitting } = formState;
  const minimumAge = site?.minimum_age ?? 18;
  const [today] = useState(() => new Date());
  useEffect(() => setFocus('full_name'), [setFocus]);
  return (
    <Form className={styles['form']} onSubmit={onSubmit}>
      <div className={styles['pair']}>
        <TextField
          label={t('register.fullName')}
          hint={t('register.fullNameHint')}
          autoComplete="name"
          onInput={onlyName}
          error={fieldError(errors.full_name)}
          {...register('full_name')}
        />
        <TextField
          label={t('register.birthDate')}
          hint={t('register.birthDateHint', { age: minimumAge })}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={latestBirthDate(minimumAge, today)}
          error={fieldError(errors.birth_date)}
          {...register('birth_date')}
        />
        <div className={styles['wide']}>
          <Controller
            control={control}
            name="contact_phone"
            render={({ field }) => (
              <PhoneField label={t('register.phone')} error={fieldError(errors.contact_phone)} {...field} />
            )}
          />
        </div>
        <TextField
          label={t('register.email')}
          hint={t('register.emailHint')}
          type="email"
          autoComplete="email"
          error={fieldError(errors.contact_email)}
          {...register('contact_email')}
        />
        <TextField
          label={t('register.referrer')}
          hint={t('register.referrerHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={fieldError(errors.referrer_code)}
          {...register('referrer_code')}
        />
      </div>
      <ChannelField {...register('tac_channel')} />
      <div>
        <Checkbox
          label={t('register.terms', { age: minimumAge })}
          error={fieldError(errors.accept_terms)}
          {...register('accept_terms')}
        />
        <a className={styles['link']} href={path('/term-condition')} target="_blank" rel="noreferrer">
          {t('register.readTerms')}
        </a>
        <Checkbox label={t('register.marketing')} {...register('accept_marketing')} />
      </div>
      <div className={styles['actions']}>
        <Button size="large" onClick={onBack}>
          {t('register.back')}
        </Button>
        <SubmitButton size="large" busy={isSubmitting}>
          {t('register.submit')}
        </SubmitButton>
      </div>
    </Form>
  );
}
