import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { typedAmount } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { ChangeablePanel } from '../approvals/changeable-panel.tsx';
import { payoutGatewayName, ruleChanges, ruleNames, ruleText, type Rules } from './rule-texts.ts';
import styles from './methods.module.css';

/** What a site asks of a withdrawal, and the change that waits for a second operator. */
export function RulesPanel({
  site,
  mayChange,
  onClose,
}: {
  site: string;
  mayChange: boolean;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  return (
    <ChangeablePanel
      title={words('payoutRules.title')}
      change={words('payoutRules.change')}
      site={site}
      found={useOperation(endpoints.methodsWithdrawalRules, { site_code: site }, { every_ms: 30_000 })}
      values={({ rules, currency }) =>
        ruleNames.map((name) => [words(`payoutRules.${name}`), ruleText(words, rules, name, currency)])
      }
      changes={(change, { currency }) => ruleChanges(words, change, currency)}
      mayChange={mayChange}
      renderDialog={({ rules, gateways, currency }, close) => (
        <RulesDialog site={site} rules={rules} gateways={gateways} currency={currency} onClose={close} />
      )}
      onClose={onClose}
    />
  );
}

const typed = ruleNames.filter((name) => name !== 'payout_gateway');

function hintOf(words: Words, name: keyof Rules, currency: string): string {
  if (name === 'daily_amount') return words('promo.noLimitHint');
  if (name === 'per_day') return words('payoutRules.byLevel');
  if (name === 'turnover_multiple') return words('payoutRules.fromNow');
  return name.endsWith('hours') ? words('payoutRules.inHours') : currency;
}

/** Asks a second operator for other rules. */
function RulesDialog({
  site,
  rules,
  gateways,
  currency,
  onClose,
}: {
  site: string;
  rules: Rules;
  gateways: readonly string[];
  currency: string;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  async function ask(reason: string, form: FormData): Promise<void> {
    const text = (name: keyof Rules): string => textOf(form, name).trim();
    const answer = await submission.run(endpoints.methodsSaveWithdrawalRules, {
      site_code: site,
      rules: {
        minimum: text('minimum'),
        maximum: text('maximum'),
        daily_amount: text('daily_amount') === '' ? null : text('daily_amount'),
        per_day: Number(text('per_day')),
        turnover_multiple: text('turnover_multiple'),
        bank_account_wait_hours: Number(text('bank_account_wait_hours')),
        security_wait_hours: Number(text('security_wait_hours')),
        payout_gateway: text('payout_gateway'),
      },
      reason,
    });
    if (!answer) return;
    onClose();
    say(words('payoutRules.saved'));
  }
  const shown = (name: keyof Rules): string => {
    const value = rules[name];
    if (value === null) return '';
    return typeof value === 'number' || name === 'turnover_multiple'
      ? String(value)
      : typedAmount(value, currency);
  };
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('payoutRules.change')}
      text={words('payoutRules.dialogText')}
      confirm={words('withdrawal.ask')}
      submission={submission}
      onConfirm={(reason, form) => void ask(reason, form)}
    >
      <div className={styles['pair']}>
        {typed.map((name) => (
          <TextField
            key={name}
            name={name}
            label={words(`payoutRules.${name}`)}
            hint={hintOf(words, name, currency)}
            defaultValue={shown(name)}
            error={submission.faults[`rules.${name}`]}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        <SelectField
          name="payout_gateway"
          label={words('payoutRules.payout_gateway')}
          defaultValue={rules.payout_gateway}
          options={[...new Set(['manual', rules.payout_gateway, ...gateways])].map((value) => ({
            value,
            label: payoutGatewayName(words, value),
          }))}
          error={submission.faults['rules.payout_gateway']}
        />
      </div>
    </ReasonDialog>
  );
}
