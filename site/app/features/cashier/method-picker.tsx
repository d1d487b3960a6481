import { formatMoney, formatNumber, toMinor } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { imageAt, paymentFallback } from '../../shell/image-folders.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { ChoiceCards } from './choice-cards.tsx';
import type { DepositMethod } from './deposit-form.tsx';
import type { ChoiceLook } from './desk.ts';

/** The ways to pay in, of which one is chosen. */
export function MethodPicker({
  methods,
  ...choice
}: {
  methods: readonly DepositMethod[];
  chosen: string;
  look: ChoiceLook;
  error: string | undefined;
  input: UseFormRegisterReturn;
}): ReactNode {
  const t = useWords();
  return (
    <ChoiceCards
      legend={t('deposit.method')}
      cards={methods.map((method) => ({
        value: method.method_code,
        title: method.name,
        text: [feeWords(t, method), ...timeWords(t, method)].join(' · '),
        picture: (
          <img
            src={imageAt('payment', method.logo)}
            alt=""
            width={64}
            height={40}
            onError={({ currentTarget }) => showFallback(currentTarget)}
          />
        ),
      }))}
      {...choice}
    />
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

/** How long it usually takes, if the site says so: in hours where it is that long. */
function timeWords(t: Words, { estimated_minutes: minutes }: DepositMethod): string[] {
  if (minutes === null) return [];
  if (minutes < 120) return [t('deposit.usualMinutes', { count: minutes })];
  return [t('deposit.usualHours', { count: Math.ceil(minutes / 60) })];
}
