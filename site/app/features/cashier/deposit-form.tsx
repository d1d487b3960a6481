import { zodResolver } from '@hookform/resolvers/zod';
import { expectationOf } from '@marquee/contract/validation.ts';
import { depositCreate } from '@marquee/contract/api/cashier/deposit_create.ts';
import type { depositMethods } from '@marquee/contract/api/cashier/deposit_methods.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import {
  currencySymbol,
  formatMoney,
  fromMinor,
  isWholeCurrency,
  toMinor,
  typedAmount,
} from '@marquee/ui/data/decimal.ts';
import { ArrowRight, ExternalLink } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { playerKey } from '../../session/player-query.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { showAtFields, useFieldError } from '../forms/field-errors.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useIntentKey } from '../forms/intent-key.ts';
import { DepositLimitLine } from '../safety/deposit-limit-line.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import {
  isChoice,
  isTooSmall,
  smallestFor,
  useBonusChoices,
  useChosenBonus,
  waitingBonus,
} from './chosen-bonus.ts';
import { Cashier } from './cashier.tsx';
import { MethodPicker } from './method-picker.tsx';
import type { ChoiceLook, Desk } from './desk.ts';
import styles from './cashier.module.css';

export type DepositMethod = AnswerOf<typeof depositMethods>['value'][number];
export type Deposit = AnswerOf<typeof depositCreate>['deposit'];

/** `bonus`: a promotion, or what `chosen-bonus` names; empty until something is chosen. */
const schema = depositCreate.request.pick({ method_code: true, amount: true }).extend({ bonus: z.string() });

/** The fee of an amount, as the platform charges it: percent of it and the fixed part, cut to cents. */
function feeOf(amount: string, method: DepositMethod): string | null {
  const fee_minor =
    (toMinor(amount) * toMinor(method.fee_percent)) / (100n * 100_000n) + toMinor(method.fee_fixed);
  return fee_minor === 0n ? null : fromMinor(fee_minor - (fee_minor % 1000n));
}

/**
 * How and how much to pay in. `onBegin` is called on the click itself, where a window may still be opened; `onCreated` with
 * the deposit that waits for its payment, or undefined where it was refused.
 */
export function DepositForm({
  methods,
  returnUrl,
  firstBonus = '',
  beside,
  onBegin,
  onCreated,
}: {
  methods: readonly [DepositMethod, ...DepositMethod[]];
  /** Where the gateway leads back to. */
  returnUrl: string;
  /** The bonus that was chosen on the way here, as the choice names it. */
  firstBonus?: string;
  /** What else is open. */
  beside?: ReactNode;
  onBegin?: () => void;
  onCreated: (deposit: Deposit | undefined) => void;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const queries = useQueryClient();
  const intent = useIntentKey();
  const fieldError = useFieldError();
  const choices = useBonusChoices();
  const makeChosen = useChosenBonus();
  const form = useForm({
    resolver: zodResolver(schema, { error: expectationOf }),
    defaultValues: {
      method_code: methods[0].method_code,
      amount: typedAmount(methods[0].quick_amounts[0] ?? '', methods[0].currency),
      bonus: choices.waiting.length > 0 ? waitingBonus : firstBonus,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const [methodCode, amount, bonus] = useWatch({
    control: form.control,
    name: ['method_code', 'amount', 'bonus'],
  });
  const mayChoose = choices.waiting.length > 0 || choices.offers.length > 0;
  const method = methods.find((one) => one.method_code === methodCode) ?? methods[0];
  const { currency } = method;
  const fee = feeOf(amount, method);

  /** Whether the method takes the amount; where it does not, that is said at the amount. */
  function isWithinLimits(value: string): boolean {
    const value_minor = toMinor(value);
    const message =
      value_minor < toMinor(method.minimum)
        ? 'amountBelowMinimum'
        : value_minor > toMinor(method.maximum)
          ? 'amountAboveMaximum'
          : undefined;
    if (message) form.setError('amount', { message }, { shouldFocus: true });
    return message === undefined;
  }

  const submit = form.handleSubmit(async (values) => {
    if (!player) return;
    if (!isWithinLimits(values.amount)) return;
    if (mayChoose && !isChoice(choices, values.bonus)) {
      form.setError('bonus', { type: 'unchosen' }, { shouldFocus: true });
      return;
    }
    if (isTooSmall(choices, values.bonus, values.amount)) {
      form.setError('bonus', { type: 'tooSmall' }, { shouldFocus: true });
      return;
    }
    // A bank transfer has no page to be opened.
    if (method.kind === 'gateway') onBegin?.();
    try {
      form.setValue('bonus', await makeChosen(choices, mayChoose ? values.bonus : ''));
    } catch (error) {
      onCreated(undefined);
      await report(error);
      return;
    }
    const result = await callApi(endpoints.depositCreate, {
      ...player,
      method_code: values.method_code,
      amount: values.amount,
      return_url: returnUrl,
      idempotency_key: intent.of(`${values.method_code} ${values.amount} ${returnUrl}`),
    });
    if (result.ok) {
      intent.done();
      void queries.invalidateQueries({ queryKey: playerKey(player.account_id, 'deposits') });
      onCreated(result.answer.deposit);
      return;
    }
    onCreated(undefined);
    const responsible = {
      amountBelowMinimum: 'amount',
      amountAboveMaximum: 'amount',
      limitReached: 'amount',
      methodUnavailable: 'method_code',
    } as const;
    if (!showAtFields(result.refusal, ['amount', 'method_code'], responsible, form.setError)) {
      await report(new ApiRefusal(result.refusal));
    }
  });

  const means = (look: ChoiceLook): ReactNode => (
    <>
      <MethodPicker
        look={look}
        methods={methods}
        chosen={method.method_code}
        error={fieldError(errors.method_code)}
        input={form.register('method_code')}
      />
      {method.instructions && <p className={styles['note']}>{method.instructions}</p>}
    </>
  );
  const desk: Desk = {
    sent: 0,
    onSubmit: submit,
    order: ['means', 'amount'],
    means: {
      title: t('deposit.method'),
      ask: t('cashier.ask.payWith'),
      answer: method.name,
      faulty: errors.method_code !== undefined,
      check: () => form.trigger('method_code'),
      content: { rows: means('rows'), tiles: means('tiles') },
    },
    amount: {
      title: t('deposit.amount'),
      ask: t('cashier.ask.amount'),
      answer: formatMoney(amount, currency),
      faulty: errors.amount !== undefined,
      check: async () => (await form.trigger('amount', { shouldFocus: true })) && isWithinLimits(amount),
      field: {
        label: t('deposit.amount'),
        currency: currencySymbol(currency),
        hint: t('deposit.limits', {
          minimum: formatMoney(method.minimum, currency),
          maximum: formatMoney(method.maximum, currency),
        }),
        picks: method.quick_amounts.map((value) => ({
          value: typedAmount(value, currency),
          label: shortMoney(value, currency),
        })),
        picked: amount,
        onPick: (value) => form.setValue('amount', value, { shouldValidate: true }),
        error: fieldError(errors.amount),
        ...form.register('amount'),
      },
      onType: (value) => form.setValue('amount', value, { shouldValidate: errors.amount !== undefined }),
      isWhole: isWholeCurrency(currency),
      spoken: formatMoney(amount, currency),
      under: <DepositLimitLine />,
    },
    terms: mayChoose && (
      <BonusChoice
        waiting={choices.waiting[0]}
        offers={choices.offers}
        chosen={bonus}
        amount={amount}
        currency={currency}
        error={errors.bonus && bonusError(t, errors.bonus.type, smallestFor(choices, bonus), currency)}
        input={form.register('bonus')}
      />
    ),
    last: { title: t('cashier.summary'), ask: t('cashier.ask.last') },
    sums: (
      <dl className={styles['sums']}>
        <div>
          <dt>{t('cashier.adds')}</dt>
          <dd>{formatMoney(amount, currency)}</dd>
        </div>
        <div>
          <dt>{t('deposit.fee')}</dt>
          <dd>{fee === null ? t('deposit.noFee') : formatMoney(fee, currency)}</dd>
        </div>
        {fee !== null && (
          <div className={styles['total']}>
            <dt>{t('deposit.total')}</dt>
            <dd>{formatMoney(fromMinor(toMinor(amount) + toMinor(fee)), currency)}</dd>
          </div>
        )}
      </dl>
    ),
    submit: (
      <SubmitButton
        size="large"
        wide
        busy={isSubmitting}
        icon={
          method.kind === 'manual' ? (
            <ArrowRight size={18} aria-hidden="true" />
          ) : (
            <ExternalLink size={18} aria-hidden="true" />
          )
        }
      >
        {t(method.kind === 'manual' ? 'deposit.submitTransfer' : 'deposit.submit', { method: method.name })}
      </SubmitButton>
    ),
    note: (
      <p className={styles['note']}>
        {t(method.kind === 'manual' ? 'deposit.noteTransfer' : 'deposit.note')}
      </p>
    ),
  };
  return <Cashier beside={beside} desk={desk} />;
}

/** Why nothing can be paid in with what is chosen. */
function bonusError(t: Words, type: string, smallest: string | undefined, currency: string): string {
  if (type !== 'tooSmall') return t('depositBonus.choose');
  return t('depositBonus.needs', { minimum: shortMoney(smallest ?? '0', currency) });
}

/** A quick pick without the cents that it does not have. */
export function shortMoney(amount: string, currency: string): string {
  return formatMoney(amount, currency).replace(/\.00$/, '');
}
