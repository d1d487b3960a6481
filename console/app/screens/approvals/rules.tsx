import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { formatMoney, typedAmount } from '@marquee/ui/data/decimal.ts';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { AmountRules, AmountRulesButton, EditAmountRule } from '../../forms/amount-rules.tsx';
import { textOf } from '../../forms/text-of.ts';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';

/** The kinds of which a rule says from which amount two are needed. */
const kinds = ['withdrawal', 'deposit'] as const;

/** From which amounts a second operator is asked; to be changed by those who may. */
export function RulesButton(): ReactNode {
  const words = useWords();
  return <AmountRulesButton label={words('rules.title')} rules={Rules} edit={EditRule} />;
}

function Rules(dialog: { onClose: () => void; onEdit: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const rules = useOperation(endpoints.approvalsRules, {});
  return (
    <AmountRules
      {...dialog}
      title={words('rules.title')}
      text={words('rules.text')}
      none={words('rules.none')}
      found={rules}
      facts={(rules.data?.value ?? []).map(({ kind, currency, threshold }) => [
        words(`rules.${kind}`, { currency }),
        words('rules.from', { amount: formatMoney(threshold, currency) }),
      ])}
      mayEdit={mayEverywhere(me, 'approvals.update')}
    />
  );
}

function EditRule({ onClose }: { onClose: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const rules = useOperation(endpoints.approvalsRules, {});
  const submission = useSubmission();
  const currencies = [...new Set(me.sites.map(({ currency }) => currency))].toSorted();
  const [currency, setCurrency] = useState(currencies[0] ?? '');
  const [kind, setKind] = useState<(typeof kinds)[number]>('withdrawal');
  const current = rules.data?.value.find(
    (rule) => rule.kind === kind && rule.currency === currency,
  )?.threshold;
  async function save(reason: string, form: FormData): Promise<void> {
    const threshold = textOf(form, 'threshold').trim();
    const saved = await submission.run(endpoints.approvalsSaveRule, {
      kind,
      currency,
      threshold: threshold === '' ? null : threshold,
      reason,
    });
    if (!saved) return;
    say(words('rules.saved'));
    onClose();
  }
  return (
    <EditAmountRule
      text={words('rules.editText')}
      found={rules}
      submission={submission}
      onSave={(reason, form) => void save(reason, form)}
      onClose={onClose}
    >
      <SelectField
        label={words('approval.kind')}
        name="kind"
        value={kind}
        onChange={(event) => setKind(kinds.find((one) => one === event.currentTarget.value) ?? kind)}
        options={kinds.map((value) => ({ value, label: words(`rules.${value}`, { currency }) }))}
      />
      <SelectField
        label={words('rules.currency')}
        name="currency"
        value={currency}
        onChange={(event) => setCurrency(event.currentTarget.value)}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <TextField
        key={`${kind} ${currency} ${current ?? ''}`}
        label={words('rules.threshold')}
        hint={words('rules.thresholdHint')}
        name="threshold"
        inputMode="decimal"
        error={submission.faults['threshold']}
        defaultValue={current === undefined ? '' : typedAmount(current, currency)}
      />
    </EditAmountRule>
  );
}
