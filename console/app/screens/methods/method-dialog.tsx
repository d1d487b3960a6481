import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextArea } from '@marquee/ui/controls/text-area.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { typedAmount } from '@marquee/ui/data/decimal.ts';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { gatewayName } from '../deposits/columns.tsx';
import type { Method, MethodFields } from './columns.tsx';
import styles from './methods.module.css';

/** The languages in which a method has words of its own; English stands in for the others. */
const otherLanguages = ['PHP', 'CN'] as const;

/** What the fields of the form say. Amounts stay as they were written; the server says what is wrong with them. */
function fieldsOf(form: FormData, before: MethodFields | undefined): MethodFields {
  const text = (name: string): string => textOf(form, name).trim();
  const gateway = text('gateway');
  const isManual = gateway === 'manual';
  const words = (name: string, languages: readonly string[]): Record<string, string> =>
    Object.fromEntries(
      languages
        .map((language) => [language, text(`${name}.${language}`)] as const)
        .filter(([, one]) => one !== ''),
    );
  return {
    kind: isManual ? 'manual' : 'gateway',
    gateway,
    is_active: form.get('is_active') === 'on',
    position: Number(text('position')),
    name: text('name'),
    names: { ...before?.names, ...words('names', otherLanguages) },
    instructions: { ...before?.instructions, ...words('instructions', ['EN', ...otherLanguages]) },
    minimum: text('minimum'),
    maximum: text('maximum'),
    fee_percent: text('fee_percent') || '0',
    fee_fixed: text('fee_fixed') || '0',
    quick_amounts: text('quick_amounts')
      .split(/[\s,;]+/)
      .filter((one) => one !== ''),
    estimated_minutes: text('estimated_minutes') === '' ? null : Number(text('estimated_minutes')),
    least_level: Number(text('least_level')),
    pay_to: isManual
      ? {
          bank_name: text('bank_name'),
          account_name: text('account_name'),
          account_number: text('account_number'),
        }
      : null,
  };
}

/** Asks a second operator to change a method, or to add one. */
export function MethodDialog({
  site_code,
  currency,
  gateways,
  method,
  onClose,
}: {
  site_code: string;
  currency: string;
  gateways: readonly string[];
  /** Undefined for a new one. */
  method: Method | undefined;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const before = method?.fields;
  const [gateway, setGateway] = useState(before?.gateway ?? 'manual');
  const choices =
    before?.kind === 'manual'
      ? ['manual']
      : [
          ...new Set([
            ...(before ? [before.gateway] : ['manual']),
            ...gateways.filter((one) => one !== 'manual'),
          ]),
        ];
  async function ask(reason: string, form: FormData): Promise<void> {
    const answer = await submission.run(endpoints.methodsSave, {
      site_code,
      method_code: method?.method_code ?? textOf(form, 'method_code').trim(),
      is_new: method === undefined,
      fields: fieldsOf(form, before),
      reason,
    });
    if (!answer) return;
    onClose();
    say(words('methods.saved'));
  }
  const fault = (name: string): string | undefined =>
    Object.entries(submission.faults).find(([field]) => field === name || field === `fields.${name}`)?.[1];
  const amount = (value: string | undefined): string =>
    value === undefined ? '' : typedAmount(value, currency);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={method ? words('methods.changeTitle', { name: method.fields.name }) : words('methods.add')}
      text={words('methods.dialogText')}
      confirm={words('withdrawal.ask')}
      submission={submission}
      onConfirm={(reason, form) => void ask(reason, form)}
    >
      <div className={styles['pair']}>
        <TextField
          label={words('method.name')}
          name="name"
          defaultValue={before?.name}
          error={fault('name')}
        />
        {!method && (
          <TextField
            label={words('method.code')}
            hint={words('method.codeHint')}
            name="method_code"
            autoComplete="off"
            error={fault('method_code')}
          />
        )}
        <SelectField
          label={words('method.gateway')}
          name="gateway"
          value={gateway}
          onChange={(event) => setGateway(event.currentTarget.value)}
          options={choices.map((value) => ({ value, label: gatewayName(words, value) }))}
          error={fault('gateway')}
        />
      </div>
      <Checkbox label={words('method.isOn')} name="is_active" defaultChecked={before?.is_active ?? true} />
      {gateway === 'manual' && (
        <fieldset className={styles['group']}>
          <legend>{words('deposit.payTo')}</legend>
          <TextField
            label={words('method.bank')}
            name="bank_name"
            defaultValue={before?.pay_to?.bank_name}
            error={fault('pay_to.bank_name')}
          />
          <TextField
            label={words('method.holder')}
            name="account_name"
            defaultValue={before?.pay_to?.account_name}
            error={fault('pay_to.account_name')}
          />
          <TextField
            label={words('method.number')}
            name="account_number"
            autoComplete="off"
            defaultValue={before?.pay_to?.account_number}
            error={fault('pay_to.account_number')}
          />
        </fieldset>
      )}
      <div className={styles['pair']}>
        <TextField
          label={words('method.minimumIn', { currency })}
          name="minimum"
          inputMode="decimal"
          defaultValue={amount(before?.minimum)}
          error={fault('minimum')}
        />
        <TextField
          label={words('method.maximumIn', { currency })}
          name="maximum"
          inputMode="decimal"
          defaultValue={amount(before?.maximum)}
          error={fault('maximum')}
        />
        <TextField
          label={words('method.feePercent')}
          name="fee_percent"
          inputMode="decimal"
          defaultValue={before?.fee_percent ?? '0'}
          error={fault('fee_percent')}
        />
        <TextField
          label={words('method.feeFixed', { currency })}
          name="fee_fixed"
          inputMode="decimal"
          defaultValue={amount(before?.fee_fixed ?? '0')}
          error={fault('fee_fixed')}
        />
      </div>
      <TextField
        label={words('method.quick')}
        hint={words('method.quickHint')}
        name="quick_amounts"
        defaultValue={before?.quick_amounts.map((one) => typedAmount(one, currency)).join(', ')}
        error={fault('quick_amounts')}
      />
      <div className={styles['pair']}>
        <TextField
          label={words('method.timeIn')}
          name="estimated_minutes"
          inputMode="numeric"
          defaultValue={before?.estimated_minutes ?? ''}
          error={fault('estimated_minutes')}
        />
        <TextField
          label={words('method.level')}
          hint={words('method.levelHint')}
          name="least_level"
          inputMode="numeric"
          defaultValue={before?.least_level ?? 0}
          error={fault('least_level')}
        />
        <TextField
          label={words('method.position')}
          hint={words('method.positionHint')}
          name="position"
          inputMode="numeric"
          defaultValue={before?.position ?? 9}
          error={fault('position')}
        />
      </div>
      {otherLanguages.map((language) => (
        <TextField
          key={language}
          label={words('method.nameIn', { language })}
          name={`names.${language}`}
          defaultValue={before?.names[language]}
          error={fault(`names.${language}`)}
        />
      ))}
      {['EN', ...otherLanguages].map((language) => (
        <TextArea
          key={language}
          label={words('method.instructionsIn', { language })}
          name={`instructions.${language}`}
          rows={2}
          maxLength={600}
          defaultValue={before?.instructions[language]}
          error={fault(`instructions.${language}`)}
        />
      ))}
    </ReasonDialog>
  );
}
