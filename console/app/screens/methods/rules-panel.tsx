import type { methodsWithdrawalRules } from '@marquee/contract/operate/methods/withdrawal_rules.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { formatMoney, typedAmount } from '@marquee/ui/data/decimal.ts';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { may, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { gatewayName } from '../deposits/columns.tsx';
import styles from './methods.module.css';

type Answer = OperationAnswer<typeof methodsWithdrawalRules>;
type Rules = Answer['rules'];

const names = [
  'minimum',
  'maximum',
  'daily_amount',
  'per_day',
  'turnover_multiple',
  'bank_account_wait_hours',
  'security_wait_hours',
  'payout_gateway',
] as const satisfies readonly (keyof Rules)[];

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
  const to = useTo();
  const me = useMe();
  const [edits, setEdits] = useState(false);
  const found = useOperation(endpoints.methodsWithdrawalRules, { site_code: site }, { every_ms: 30_000 });
  const failure = found.data ? undefined : failureText(words, found.error);
  const answer = found.data;
  return (
    <SidePanel
      title={words('payoutRules.title')}
      onClose={onClose}
      footer={
        mayChange &&
        answer?.asked === null && (
          <Button onClick={() => setEdits(true)}>{words('payoutRules.change')}</Button>
        )
      }
    >
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!answer && failure === undefined && <Skeleton height="14rem" radius="8px" />}
      {answer && (
        <Facts
          facts={names.map((name) => [
            words(`payoutRules.${name}`),
            valueText(words, answer.rules, name, answer.currency),
          ])}
        />
      )}
      {answer?.asked && (
        <section className={styles['differences']}>
          <p>
            {words('payoutRules.askedBy', { name: answer.asked.asked_by })}{' '}
            {may(me, 'approvals.read', site) && (
              <Link to={to('/approvals', { open: answer.asked.approval_id })}>
                {words('withdrawal.toApproval')}
              </Link>
            )}
          </p>
          <Facts facts={differences(words, answer, answer.asked.rules)} />
        </section>
      )}
      {answer && edits && (
        <RulesDialog
          site={site}
          rules={answer.rules}
          gateways={answer.gateways}
          currency={answer.currency}
          onClose={() => setEdits(false)}
        />
      )}
    </SidePanel>
  );
}

function valueText(words: Words, rules: Rules, name: keyof Rules, currency: string): string {
  const value = rules[name];
  if (name === 'payout_gateway') return payoutGatewayName(words, rules.payout_gateway);
  if (name === 'per_day') return String(value);
  if (name === 'turnover_multiple') return words('payoutRules.times', { times: rules.turnover_multiple });
  if (value === null) return words('payoutRules.noLimit');
  return typeof value === 'number'
    ? words('payoutRules.hours', { count: value })
    : formatMoney(value, currency);
}

/** How a site pays out. */
function payoutGatewayName(words: Words, gateway: string): string {
  return gateway === 'manual' ? words('payoutRules.byHand') : gatewayName(words, gateway);
}

/** What a change makes other, before and after. */
function differences(words: Words, { rules, currency }: Answer, after: Rules): (readonly [string, string])[] {
  return names
    .filter((name) => rules[name] !== after[name])
    .map((name) => [
      words(`payoutRules.${name}`),
      `${valueText(words, rules, name, currency)} → ${valueText(words, after, name, currency)}`,
    ]);
}

const typed = names.filter((name) => name !== 'payout_gateway');

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
