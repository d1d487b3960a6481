import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { withdrawalCreate } from '@marquee/contract/api/cashier/withdrawal_create.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import {
  currencySymbol,
  formatMoney,
  isWholeCurrency,
  toMinor,
  typedAmount,
} from '@marquee/ui/data/decimal.ts';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { playerKey } from '../../session/player-query.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useIntentKey } from '../forms/intent-key.ts';
import { BonusLoss } from './bonus-loss.tsx';
import { Cashier } from './cashier.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { shortMoney } from './deposit-form.tsx';
import type { ChoiceLook, Desk } from './desk.ts';
import styles from './cashier.module.css';
import { PayoutTime } from './payout-time.tsx';
import type { WithdrawalInfo } from './withdrawal-info.ts';

const schema = withdrawalCreate.request.pick({ bank_account_id: true, amount: true });

/** Ask for a payout: the amount, the bank account, and a look at both before it is sent. */
export function WithdrawalForm({
  info,
  standing,
  beside,
}: {
  info: WithdrawalInfo;
  standing: ReactNode;
  beside: ReactNode;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const queries = useQueryClient();
  const intent = useIntentKey();
  const fieldError = useFieldError();
  const [confirming, setConfirming] = useState(false);
  const [sent, setSent] = useState(0);
  const form = useForm({
    resolver: zodResolver(schema, { error: expectationOf }),
    defaultValues: { amount: '', bank_account_id: info.bank_accounts[0]?.bank_account_id ?? '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [amount, bankAccountId] = useWatch({ control: form.control, name: ['amount', 'bank_account_id'] });
  const account = info.bank_accounts.find((one) => one.bank_account_id === bankAccountId);
  const { currency } = info;

  /** Whether the amount can be paid out; where it cannot, that is said at the amount. */
  function isPayable(value: string): boolean {
    const value_minor = toMinor(value);
    const tooSmall = value_minor < toMinor(info.minimum);
    const tooLarge = value_minor > toMinor(info.maximum);
    const tooMuch = value_minor > toMinor(info.available);
    const message = tooSmall
      ? 'amountBelowMinimum'
      : tooLarge
        ? 'amountAboveMaximum'
        : tooMuch
          ? 'insufficientBalance'
          : undefined;
    if (message) form.setError('amount', { message }, { shouldFocus: true });
    return message === undefined;
  }

  const look = form.handleSubmit((values) => {
    if (isPayable(values.amount)) setConfirming(true);
  });

  const send = form.handleSubmit(async (values) => {
    if (!player) return;
    const result = await callApi(endpoints.withdrawalCreate, {
      ...player,
      ...values,
      // What was shown in the dialog: where it has changed since, the request is refused and the new amount is shown.
      ...(info.forfeiture ? { forfeits: info.forfeiture.forfeits } : {}),
      idempotency_key: intent.of(
        `${values.bank_account_id} ${values.amount} ${info.forfeiture?.forfeits ?? ''}`,
      ),
    });
    setConfirming(false);
    if (result.ok) {
      intent.done();
      form.resetField('amount');
      setSent((before) => before + 1);
      showToast({
        tone: 'success',
        title: t('withdrawal.sent'),
        text: t('withdrawal.sentText', { amount: formatMoney(values.amount, currency) }),
        duration_ms: 6000,
      });
      await queries.invalidateQueries({ queryKey: playerKey(player.account_id) });
      return;
    }
    const responsible = {
      amountBelowMinimum: 'amount',
      amountAboveMaximum: 'amount',
      insufficientBalance: 'amount',
      bankAccountNotFound: 'bank_account_id',
    } as const;
    if (!showAtFields(result.refusal, ['amount', 'bank_account_id'], responsible, form.setError)) {
      if (result.refusal.statusMessage === 'bonusWouldBeForfeited') {
        await queries.invalidateQueries({ queryKey: playerKey(player.account_id, 'withdrawal_info') });
      }
      await report(new ApiRefusal(result.refusal));
    }
  });

  // Where less is available than the least that is paid, there is nothing to pick.
  const picks =
    toMinor(info.available) < toMinor(info.minimum) ? [] : [...new Set([info.minimum, info.available])];
  const means = (choiceLook: ChoiceLook): ReactNode => (
    <ChoiceCards
      legend={t('withdrawal.to')}
      cards={info.bank_accounts.map((one) => ({
        value: one.bank_account_id,
        title: `${one.bank_name} ${one.account_number_masked}`,
        text: one.account_name,
        picture: <Landmark size={24} aria-hidden="true" />,
      }))}
      chosen={bankAccountId}
      look={choiceLook}
      error={fieldError(errors.bank_account_id)}
      input={form.register('bank_account_id')}
    />
  );
  const desk: Desk = {
    sent,
    onSubmit: look,
    order: ['amount', 'means'],
    amount: {
      title: t('withdrawal.amount'),
      ask: t('cashier.ask.amount'),
      answer: formatMoney(amount, currency),
      faulty: errors.amount !== undefined,
      check: async () => (await form.trigger('amount', { shouldFocus: true })) && isPayable(amount),
      field: {
        label: t('withdrawal.amount'),
        currency: currencySymbol(currency),
        hint: t('deposit.limits', {
          minimum: formatMoney(info.minimum, currency),
          maximum: formatMoney(info.maximum, currency),
        }),
        picks: picks.map((value) => ({
          value: typedAmount(value, currency),
          label: t(value === info.available ? 'withdrawal.all' : 'withdrawal.least', {
            amount: shortMoney(value, currency),
          }),
        })),
        picked: amount,
        onPick: (value) => form.setValue('amount', value, { shouldValidate: true }),
        error: fieldError(errors.amount),
        ...form.register('amount'),
      },
      onType: (value) => form.setValue('amount', value, { shouldValidate: errors.amount !== undefined }),
      isWhole: isWholeCurrency(currency),
      spoken: formatMoney(amount, currency),
      under: null,
    },
    means: {
      title: t('withdrawal.to'),
      ask: t('cashier.ask.payTo'),
      answer: account && `${account.bank_name} ${account.account_number_masked}`,
      faulty: errors.bank_account_id !== undefined,
      check: () => form.trigger('bank_account_id'),
      content: { rows: means('rows'), tiles: means('tiles') },
    },
    terms: null,
    last: { title: t('cashier.summary'), ask: t('cashier.ask.last') },
    sums: (
      <dl className={styles['sums']}>
        <div>
          <dt>{t('cashier.youGet')}</dt>
          <dd>{formatMoney(amount, currency)}</dd>
        </div>
        <div>
          <dt>{t('withdrawal.to')}</dt>
          <dd>
            {account?.bank_name} {account?.account_number_masked}
          </dd>
        </div>
      </dl>
    ),
    submit: (
      <SubmitButton size="large" wide>
        {t('withdrawal.review')}
      </SubmitButton>
    ),
    note: <PayoutTime info={info} />,
  };
  return (
    <>
      <Cashier standing={standing} beside={beside} desk={desk} />
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('withdrawal.confirm')}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button onClick={() => setConfirming(false)}>{t('withdrawal.change')}</Button>
            <Button
              variant={info.forfeiture ? 'danger' : 'primary'}
              busy={isSubmitting}
              onClick={() => void send()}
            >
              {t(info.forfeiture ? 'withdrawal.sendAndForfeit' : 'withdrawal.send')}
            </Button>
          </>
        }
      >
        <dl className={styles['sums']}>
          <div>
            <dt>{t('withdrawal.amount')}</dt>
            <dd>{formatMoney(amount, currency)}</dd>
          </div>
          <div>
            <dt>{t('withdrawal.to')}</dt>
            <dd>
              {account?.bank_name} {account?.account_number_masked}
            </dd>
          </div>
          <div>
            <dt>{t('bank.holder')}</dt>
            <dd>{account?.account_name}</dd>
          </div>
        </dl>
        {info.forfeiture && <BonusLoss forfeiture={info.forfeiture} />}
        <p className={styles['note']}>{t('withdrawal.note')}</p>
        <PayoutTime info={info} />
      </Dialog>
    </>
  );
}
