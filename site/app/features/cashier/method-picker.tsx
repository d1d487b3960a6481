import { formatMoney, formatNumber, toMinor } from '@marquee/ui/data/decimal.ts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { imageAt, paymentFallback } from '../../shell/image-folders.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import type { DepositMethod } from './deposit-form.tsx';
import styles from './cashier.module.css';

/** The ways to pay in as large radio buttons. */
export function MethodPicker({
  methods,
  chosen,
  error,
  input,
}: {
  methods: readonly DepositMethod[];
  chosen: string;
  error: string | undefined;
  input: UseFormRegisterReturn;
}): ReactNode {
  const t = useWords();
  return (
    <fieldset className={styles['methods']}>
      <legend>{t('deposit.method')}</legend>
      {methods.map((method) => (
        <label
          key={method.method_code}
          className={clsx(styles['method'], chosen === method.method_code && styles['methodChosen'])}
        >
          <input type="radio" value={method.method_code} {...input} />
          <img
            className={styles['methodLogo']}
            src={imageAt('payment', method.logo)}
            alt=""
            width={64}
            height={40}
            onError={({ currentTarget }) => showFallback(currentTarget)}
          />
          <span className={styles['methodName']}>
            {method.name}
            <span className={styles['sub']}>{feeWords(t, method)}</span>
          </span>
          <Check className={styles['methodCheck']} size={18} aria-hidden="true" />
        </label>
      ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}

/** A picture that is not there is that of a payment by hand. */
function showFallback(image: HTMLImageElement): void {
  const fallback = imageAt('payment', paymentFallback);
  if (image.getAttribute('src') !== fallback) image.src = fallback;
}

/** What a way to pay costs. */
function feeWords(t: Words, { fee_percent, fee_fixed, currency }: DepositMethod): string {
  const parts = [
    ...(toMinor(fee_percent) > 0n ? [`${formatNumber(fee_percent).replace(/\.0+$/, '')}%`] : []),
    ...(toMinor(fee_fixed) > 0n ? [formatMoney(fee_fixed, currency)] : []),
  ];
  return parts.length === 0 ? t('deposit.free') : t('deposit.costs', { fee: parts.join(' + ') });
}
