import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { formatMoney, typedAmount } from '@marquee/ui/data/decimal.ts';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Facts, Nothing } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import forms from '../../forms/forms.module.css';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { textOf } from '../../forms/text-of.ts';

/** The kinds of which a rule says from which amount two are needed. */
const kinds = ['withdrawal', 'deposit'] as const;

/** From which amounts a second operator is asked; to be changed by those who may. */
export function RulesButton(): ReactNode {
  const words = useWords();
  const [shown, setShown] = useState<'rules' | 'edit'>();
  return (
    <>
      <Button onClick={() => setShown('rules')}>{words('rules.title')}</Button>
      {shown === 'rules' && <Rules onClose={() => setShown(undefined)} onEdit={() => setShown('edit')} />}
      {shown === 'edit' && <EditRule onClose={() => setShown('rules')} />}
    </>
  );
}

function Rules({ onClose, onEdit }: { onClose: () => void; onEdit: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const rules = useOperation(endpoints.approvalsRules, {});
  const failure = rules.data ? undefined : failureText(words, rules.error);
  return (
    <Dialog open onClose={onClose} title={words('rules.title')} closeLabel={words('dialog.close')}>
      <div className={forms['form']}>
        <p className={forms['text']}>{words('rules.text')}</p>
        {failure !== undefined && <LoadFailure failure={failure} retry={() => void rules.refetch()} />}
        {!rules.data && failure === undefined && <Skeleton height="4rem" radius="8px" />}
        {rules.data?.value.length === 0 && <Nothing>{words('rules.none')}</Nothing>}
        {rules.data && rules.data.value.length > 0 && (
          <Facts
            facts={rules.data.value.map(({ kind, currency, threshold }) => [
              words(`rules.${kind}`, { currency }),
              words('rules.from', { amount: formatMoney(threshold, currency) }),
            ])}
          />
        )}
        {rules.data && mayEverywhere(me, 'approvals.update') && (
          <div className={forms['actions']}>
            <Button onClick={onEdit}>{words('rules.edit')}</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function EditRule({ onClose }: { onClose: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const rules = useOperation(endpoints.approvalsRules, {});
  const failure = rules.data ? undefined : failureText(words, rules.error);
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
  if (!rules.data) {
    // An empty field takes a rule away, so that nothing can be written before the rule is known.
    return (
      <Dialog open onClose={onClose} title={words('rules.edit')} closeLabel={words('dialog.close')}>
        {failure === undefined ? (
          <Skeleton height="4rem" radius="8px" />
        ) : (
          <LoadFailure failure={failure} retry={() => void rules.refetch()} />
        )}
      </Dialog>
    );
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('rules.edit')}
      text={words('rules.editText')}
      confirm={words('rules.save')}
      submission={submission}
      onConfirm={(reason, form) => void save(reason, form)}
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
    </ReasonDialog>
  );
}
