import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { formatMoney, typedAmount } from '@marquee/ui/data/decimal.ts';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { AmountRules, AmountRulesButton, EditAmountRule } from '../../forms/amount-rules.tsx';
import { textOf } from '../../forms/text-of.ts';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { documentKinds } from './kinds.ts';

/** From which amount withdrawn each site asks for which document; to be changed by those who may. */
export function DocumentRulesButton(): ReactNode {
  const words = useWords();
  return <AmountRulesButton label={words('documentRules.title')} rules={Rules} edit={EditRule} />;
}

function Rules(dialog: { onClose: () => void; onEdit: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const rules = useOperation(endpoints.documentsRules, {});
  return (
    <AmountRules
      {...dialog}
      title={words('documentRules.title')}
      text={words('documentRules.text')}
      none={words('documentRules.none')}
      found={rules}
      facts={(rules.data?.value ?? []).map(({ site_code, kind, from_amount, currency }) => [
        `${siteOf(me, site_code).site_name}, ${words(`documentKind.${kind}`)}`,
        words('rules.from', { amount: formatMoney(from_amount, currency) }),
      ])}
      mayEdit={may(me, 'documents.update')}
    />
  );
}

function EditRule({ onClose }: { onClose: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const chosen = useSiteChoice();
  const rules = useOperation(endpoints.documentsRules, {});
  const submission = useSubmission();
  const sites = me.sites.filter(({ site_code }) => may(me, 'documents.update', site_code));
  const [site_code, setSite] = useState(chosen ?? sites[0]?.site_code ?? '');
  const [kind, setKind] = useState(documentKinds[0] ?? 'identity');
  const { currency } = siteOf(me, site_code);
  const current = rules.data?.value.find((rule) => rule.site_code === site_code && rule.kind === kind);
  async function save(reason: string, form: FormData): Promise<void> {
    const amount = textOf(form, 'from_amount').trim();
    const from_amount = amount === '' ? null : amount;
    if (!(await submission.run(endpoints.documentsSaveRule, { site_code, kind, from_amount, reason })))
      return;
    say(words('rules.saved'));
    onClose();
  }
  return (
    <EditAmountRule
      text={words('documentRules.editText')}
      found={rules}
      submission={submission}
      onSave={(reason, form) => void save(reason, form)}
      onClose={onClose}
    >
      <SelectField
        label={words('sites.site')}
        name="site"
        value={site_code}
        onChange={(event) => setSite(event.currentTarget.value)}
        options={sites.map(({ site_code: value, site_name }) => ({ value, label: site_name }))}
      />
      <SelectField
        label={words('document.kind')}
        name="kind"
        value={kind}
        onChange={(event) => setKind(documentKinds.find((one) => one === event.currentTarget.value) ?? kind)}
        options={documentKinds.map((value) => ({ value, label: words(`documentKind.${value}`) }))}
      />
      <TextField
        key={`${site_code} ${kind} ${current?.from_amount ?? ''}`}
        label={words('documentRules.from', { currency })}
        hint={words('documentRules.hint')}
        name="from_amount"
        inputMode="decimal"
        error={submission.faults['from_amount']}
        defaultValue={current ? typedAmount(current.from_amount, currency) : ''}
      />
    </EditAmountRule>
  );
}
