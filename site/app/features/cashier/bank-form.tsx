import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { bankAccountAdd } from '@marquee/contract/api/cashier/bank_account_add.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { playerKey } from '../../session/player-query.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useWords } from '../../words/use-words.ts';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { onlyAlphabet, onlyName, strictNumber } from '../forms/keyboard-filters.ts';
import styles from './cashier.module.css';

type BankAccount = AnswerOf<typeof bankAccountAdd>['bank_account'];

const schema = bankAccountAdd.request.pick({ bank_name: true, account_name: true, account_number: true });

/** Add a bank account in the player's own name. */
export function BankForm({
  banks,
  accountName,
  onAdded,
}: {
  /** The banks to choose from; any name may be written where there are none. */
  banks: readonly string[];
  accountName: string;
  onAdded: (account: BankAccount) => void;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const queries = useQueryClient();
  const fieldError = useFieldError();
  const form = useForm({
    resolver: zodResolver(schema, { error: expectationOf }),
    defaultValues: { bank_name: '', account_name: accountName, account_number: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    if (!player) return;
    const result = await callApi(endpoints.bankAccountAdd, { ...player, ...values });
    if (result.ok) {
      await Promise.all([
        queries.invalidateQueries({ queryKey: playerKey(player.account_id, 'bank_accounts') }),
        queries.invalidateQueries({ queryKey: playerKey(player.account_id, 'withdrawal_info') }),
      ]);
      onAdded(result.answer.bank_account);
      return;
    }
    const responsible = {
      bankAccountTaken: 'account_number',
      bankAccountNameMismatch: 'account_name',
      methodUnavailable: 'bank_name',
    } as const;
    const fields = ['bank_name', 'account_name', 'account_number'] as const;
    if (!showAtFields(result.refusal, fields, responsible, form.setError)) {
      await report(new ApiRefusal(result.refusal));
    }
  });

  return (
    <Form className={styles['form']} onSubmit={submit}>
      {banks.length > 0 ? (
        <SelectField
          label={t('bank.name')}
          options={[
            { value: '', label: t('bank.choose'), disabled: true },
            ...banks.map((bank) => ({ value: bank, label: bank })),
          ]}
          error={fieldError(errors.bank_name)}
          {...form.register('bank_name')}
        />
      ) : (
        <TextField
          label={t('bank.name')}
          onInput={onlyAlphabet}
          error={fieldError(errors.bank_name)}
          {...form.register('bank_name')}
        />
      )}
      <TextField
        label={t('bank.holder')}
        hint={t('bank.holderHint')}
        autoComplete="name"
        onInput={onlyName}
        error={fieldError(errors.account_name)}
        {...form.register('account_name')}
      />
      <TextField
        label={t('bank.number')}
        inputMode="numeric"
        autoComplete="off"
        onInput={strictNumber}
        error={fieldError(errors.account_number)}
        {...form.register('account_number')}
      />
      <SubmitButton size="large" wide busy={isSubmitting}>
        {t('bank.add')}
      </SubmitButton>
    </Form>
  );
}
