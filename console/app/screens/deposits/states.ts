import type { depositListStates as contractStates } from '@marquee/contract/operator-money.ts';
import type { Tone } from '../../figures/state.tsx';
import type { Deposit } from './columns.tsx';

export type DepositListState = (typeof contractStates)[number];

/** The contract's states, without its validator. */
export const depositListStates: readonly DepositListState[] = [
  'waiting',
  'pending',
  'review',
  'credited',
  'failed',
  'expired',
  'cancelled',
];

export const depositTones: Readonly<Record<Deposit['status'], Tone>> = {
  pending: 'accent',
  review: 'warning',
  credited: 'positive',
  failed: 'negative',
  expired: 'neutral',
  cancelled: 'neutral',
};
