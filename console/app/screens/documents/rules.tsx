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
import { textOf } from '../../forms/text-of.ts';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { documentKinds } from './kinds.ts';

/** From which amount withdrawn each site asks for which document; to be changed by those who may. */
export function DocumentRulesButton(): ReactNode {
  const words = useWords();
  const [shown, setShown] = useState<'rules' | 'edit'>();
  return (
    <>
      <Button onClick={() => setShown('rules')}>{words('documentRules.title')}</Button>
      {shown === 'rules' && <Rules onClose={() => setShown(undefined)} onEdit={() => setShown('edit')} />}
      {shown === 'edit' && <EditRule onClose={() => setShown('rules')} />}
    </>
  );
}

function Rules({ onClose, onEdit }: { onClose: () => void; onEdit: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const rules = useOperation(endpoints.documentsRules, {});
  const failure = rules.data ? undefined : failureText(words, rules.error);
  return (
    <Dialog open onClose={onClose} title={words('documentRules.title')} closeLabel={words('dialog.close')}>
      <div className={forms['form']}>
        <p className={forms['text']}>{words('documentRules.text')}</p>
        {failure !== undefined && <LoadFailure failure={failure} retry={() => void rules.refetch()} />}
        {!rules.data && failure === undefined && <Skeleton height="4rem" radius="8px" />}
        {rules.data?.value.length === 0 && <Nothing>{words('documentRules.none')}</Nothing>}
        {rules.data && rules.data.value.length > 0 && (
          <Facts
            facts={rules.data.value.map(({ site_code, kind, from_amount, currency }) => [
              `${siteOf(me, site_code).site_name}, ${words(`documentKind.${kind}`)}`,
              words('rules.from', { amount: formatMoney(from_amount, currency) }),
            ])}
          />
        )}
        {rules.data && may(me, 'documents.update') && (
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
  const chosen = useSiteChoice();
  const rules = useOperation(endpoints.documentsRules, {});
  const failure = rules.data ? undefined : failureText(words, rules.error);
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
      text={words('documentRules.editText')}
      confirm={words('rules.save')}
      submission={submission}
      onConfirm={(reason, form) => void save(reason, form)}
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
    </ReasonDialog>
  );
}
