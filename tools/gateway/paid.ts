import type { ListPaidAnswer } from '@marquee/contract/gateways/sandbox.ts';
import type { GatewayState } from './state.ts';

const pageSize = 500;

/** A page of what was paid in a span of time: payments of players and payouts, in the order of their times. */
export function listPaid(
  state: Pick<GatewayState, 'payments' | 'payouts'>,
  { from, to, page }: { from: string; to: string; page: number },
): ListPaidAnswer {
  const [from_ms, to_ms] = [Date.parse(from), Date.parse(to)];
  const all = [
    ...state.payments
      .values()
      .map((payment) => ({ ...payment, kind: 'payment' as const, id: payment.payment_id })),
    ...state.payouts.values().map((payout) => ({ ...payout, kind: 'payout' as const, id: payout.payout_id })),
  ];
  const paid = all
    .flatMap(({ kind, id, reference, amount, currency, status, paid_at }) =>
      status === 'paid' &&
      paid_at !== undefined &&
      Date.parse(paid_at) >= from_ms &&
      Date.parse(paid_at) < to_ms
        ? [{ kind, id, reference, amount, currency, paid_at }]
        : [],
    )
    .toSorted((one, other) => Date.parse(one.paid_at) - Date.parse(other.paid_at));
  const end = page * pageSize;
  return { paid: paid.slice(end - pageSize, end), next_page: paid.length > end ? page + 1 : null };
}
