import { clsx } from 'clsx';
import { Check, CreditCard, Landmark, QrCode, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWords } from '../../words/use-words.ts';
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
      {methods.map((method) => {
        const Icon = iconOf(method.method_code);
        return (
          <label
            key={method.method_code}
            className={clsx(styles['method'], chosen === method.method_code && styles['methodChosen'])}
          >
            <input type="radio" value={method.method_code} {...input} />
            <span className={styles['methodIcon']}>
              <Icon size={22} aria-hidden="true" />
            </span>
            <span className={styles['methodName']}>{method.name}</span>
            <Check className={styles['methodCheck']} size={18} aria-hidden="true" />
          </label>
        );
      })}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}

/** A picture for a kind of payment, told from the method's code. */
function iconOf(code: string): LucideIcon {
  if (/card|visa|master/.test(code)) return CreditCard;
  if (/bank|transfer|sepa|instapay/.test(code)) return Landmark;
  if (/qr/.test(code)) return QrCode;
  return Wallet;
}
