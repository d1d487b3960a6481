/** An amount where there is little room: all of it while it fits, else a few digits of it. */
import { useMoney, useShortMoney } from './money-context.ts';

type FittingMoneyProps = {
  amount_minor: bigint;
  /** So many characters fit. */
  most: number;
  /** A price is rounded up, and what may be won down. */
  rounded: 'up' | 'down';
};

/** Whoever listens hears the whole amount, and whoever points at it reads it. */
export function FittingMoney({ amount_minor, most, rounded }: FittingMoneyProps) {
  const money = useMoney();
  const short = useShortMoney();
  const whole = money(amount_minor);
  if (whole.length <= most) return whole;
  return (
    <span title={whole}>
      <span className="visually-hidden">{whole}</span>
      <span aria-hidden="true">{short(amount_minor, rounded, most)}</span>
    </span>
  );
}
