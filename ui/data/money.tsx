import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatMoney, fromMinor, toMinor } from './decimal.ts';
import styles from './figures.module.css';

/** How long an amount takes to count to its new value. */
const counting_ms = 600;

/** An amount of money in tabular figures. `signed` colours gains and losses and writes a plus before gains. */
export function Money({
  amount,
  currency,
  signed = false,
  className,
}: {
  /** A decimal string, as the API gives it. */
  amount: string;
  currency: string;
  signed?: boolean;
  className?: string | undefined;
}): ReactNode {
  const minor = toMinor(amount);
  return (
    <span
      className={clsx(
        styles['tabular'],
        signed && minor > 0n && styles['gain'],
        signed && minor < 0n && styles['loss'],
        className,
      )}
    >
      {signed && minor > 0n && '+'}
      {formatMoney(amount, currency)}
    </span>
  );
}

/** An amount that counts to each new value, at once where the visitor prefers less motion. */
export function CountingMoney({
  amount,
  currency,
  className,
}: {
  amount: string;
  currency: string;
  className?: string | undefined;
}): ReactNode {
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = toMinor(from.current);
    const change = toMinor(amount) - start;
    if (change === 0n || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      from.current = amount;
      setShown(amount);
      return;
    }
    const began_ms = performance.now();
    let frame = requestAnimationFrame(function step(now_ms) {
      const progress = Math.min(1, Math.max(0, (now_ms - began_ms) / counting_ms));
      const eased = BigInt(Math.round((1 - (1 - progress) ** 3) * 1000));
      // An amount never shows more decimals on its way than at its end.
      const value = start + (change * eased) / 1000n;
      from.current = progress < 1 ? fromMinor(value - (value % 1000n)) : amount;
      setShown(from.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return <Money amount={shown} currency={currency} className={className} />;
}
